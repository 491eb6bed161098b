import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PictureStateTests {
  private static let zeroTable = WrittenQuantizationTable(
    slot: 1, precision: 8, values: [UInt16](repeating: 0, count: 64), offset: 25, segmentOffset: 20)

  /// Returns the facts of a picture of two rows, of which some were decoded, with a table of zeros that its one
  /// component uses, or doesn't.
  private static func facts(
    rows: Int? = nil, damage: PictureFacts.Damage? = nil, usesZeros: Bool = false
  ) -> PhotoFacts {
    var facts = PhotoFacts(format: .jpeg, byteCount: 99)
    let component = FrameComponent(
      id: 1, horizontalSampling: 1, verticalSampling: 1, quantizationTable: usesZeros ? 1 : 0)
    let size = PixelSize(width: 8, height: 16)
    facts.frame = .present(
      FrameFacts(size: size, precision: 8, marker: 0xC0, offset: 90, components: [component]))
    var coding = JPEGCoding()
    coding.quantizationTables = [zeroTable]
    facts.structure = .present(StructureFacts(coding: coding))
    if let rows {
      let preview = GreyRaster(width: 0, height: 0, samples: [])
      var picture = PictureFacts(preview: preview, histograms: [], decodedRows: rows, totalRows: 2)
      picture.damage = damage
      facts.picture = .present(picture)
    }
    return facts
  }

  private static let damage = PictureFacts.Damage(offset: 70, isBehindRows: false)
  private static let ended: [UInt8] = [0, 0xFF, 0xD9]
  private static let cut: [UInt8] = [0, 0xFF, 0]

  private static let cases: [(PhotoFacts, Bool, [UInt8], String)] = [
    // Nothing was decoded: the end decides.
    (facts(), true, cut, "complete"), (facts(), false, ended, "truncated"),
    // All rows, without damage.
    (facts(rows: 2), true, ended, "complete"), (facts(rows: 2), false, cut, "truncated"),
    // Rows are missing, though the picture may have its end.
    (facts(rows: 1), true, ended, "damaged"), (facts(rows: 1), false, ended, "truncated"),
    // Damage, which may hide the picture's end.
    (facts(rows: 1, damage: damage), true, cut, "damaged 70"),
    (facts(rows: 2, damage: damage), false, ended, "damaged 70"),
    (facts(rows: 2, damage: damage), false, cut, "truncated 70"),
    // A table of zeros that is used, which is only reported if nothing else is wrong.
    (facts(usesZeros: true), true, ended, "damaged 25"),
    (facts(rows: 2, usesZeros: true), true, ended, "damaged 25"),
    (facts(usesZeros: true), false, ended, "truncated"),
    (facts(rows: 1, usesZeros: true), true, ended, "damaged"),
    (facts(rows: 1, damage: damage, usesZeros: true), true, ended, "damaged 70"),
  ]

  /// Checks each rule: the end that was found, the decoded data, the tables, and what the file ends with.
  @Test(arguments: cases)
  func states(facts: PhotoFacts, hasEnd: Bool, bytes: [UInt8], expected: String) throws {
    var context = ReadingContext(MemorySource(bytes))
    let state = try PictureState(of: facts, hasEnd: hasEnd, &context)
    let word = state.isComplete ? "complete" : state.isDamaged ? "damaged" : "truncated"
    #expect(word + (state.damageOffset.map { " \($0)" } ?? "") == expected)
    #expect(!state.isComplete || !state.isDamaged)
    let diagnostics = context.diagnostics
    let isReported = diagnostics.contains { $0.code == .pictureIncomplete && $0.offset == 99 }
    #expect(isReported == (word == "truncated"))
  }

  /// Checks that a film or a listed picture that was cut makes the file incomplete, without a word about the picture.
  @Test(arguments: [true, false]) func cutParts(isFilm: Bool) throws {
    var facts = Self.facts(rows: 2)
    var structure = StructureFacts(coding: JPEGCoding())
    if isFilm {
      var film = Trailer(kind: .isoMedia, offset: 80, byteCount: 19, firstBytes: [])
      film.isCut = true
      structure.trailers = [film]
    } else {
      var entry = MultiPicture.Entry(attribute: 0, byteCount: 50, offset: 80, isPicture: false)
      entry.isCut = true
      structure.multiPicture = MultiPicture(offset: 20, entries: [entry], statedCount: 1)
    }
    facts.structure = .present(structure)
    var context = ReadingContext(MemorySource(Self.ended))
    let state = try PictureState(of: facts, hasEnd: true, &context)
    #expect(!state.isComplete && !state.isDamaged && state.damageOffset == nil)
    let diagnostics = context.diagnostics
    #expect(diagnostics.isEmpty)
  }
}
