import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct ReaderReplyTests {
  private func row(_ sort: SortOrder) -> (settings: ReaderSettings, row: BatchStep.Row) {
    var settings = ReaderSettings()
    settings.format = .ndjson
    settings.sort = sort
    let file = AnalyzedFile(of: SystemPath("p/a.jpg"), outcome: .success(.sample()), redacting: false)
    let row = BatchStep.Row(
      file, by: settings.renderer, choice: settings.choice, sort: sort, in: settings.language)
    return (settings, row)
  }

  @Test(arguments: SortOrder.allCases) func aRowComesBack(sort: SortOrder) throws {
    let (settings, row) = row(sort)
    guard case .row(let back)? = ReaderReply(ReaderReply.row(row).bytes, to: settings) else {
      Issue.record("no row")
      return
    }
    #expect(back.bytes == row.bytes && back.bytes != nil)
    #expect((back.order == nil) == (sort == .path))
    if let order = back.order, let given = row.order { #expect(!(order < given) && !(given < order)) }
    guard case .report(let badge, let verdict, let score) = back.outcome else {
      Issue.record("no report")
      return
    }
    let report = OriginalityReport.sample()
    #expect(badge == report.badge && verdict == report.verdict.kind && score == report.score)
  }

  /// The text that a row is sorted by waits in memory until the last row.
  @Test(arguments: [(RowOrder.maximumTextBytes, true), (RowOrder.maximumTextBytes + 1, false)])
  func onlyAShortTextToSortByIsTaken(byteCount: Int, isTaken: Bool) {
    let (settings, row) = row(.camera)
    var changed = row
    changed.order = RowOrder(number: 0, text: String(repeating: "a", count: byteCount), score: 1)
    #expect((ReaderReply(ReaderReply.row(changed).bytes, to: settings) != nil) == isTaken)
  }

  /// Checks that each kind of reply, and each part of a photo, is taken only where it was asked for.
  @Test(arguments: ReaderSettings.Answer.allCases)
  func onlyTheAnswerThatIsWantedIsTaken(answer: ReaderSettings.Answer) {
    typealias Wishes = PhotoDossier.Wishes
    let (usual, row) = row(.path)
    let report = OriginalityReport.sample()
    let date = DatedClaim(
      .taken, "2023", time: nil, precision: .year, property: "", evidence: Evidence(location: ""))
    let parts: [(needed: Wishes, photo: ReadPhoto)] = [
      ([], ReadPhoto(report: report)), (.details, ReadPhoto(report: report, dates: [date])),
      (.pictures, ReadPhoto(report: report, picture: .absent)),
      ([.pictures, .details], ReadPhoto(report: report, thumbnail: .absent)),
    ]
    var settings = usual
    settings.answer = answer
    func isTaken(_ reply: ReaderReply) -> Bool { ReaderReply(reply.bytes, to: settings) != nil }
    #expect(isTaken(.row(row)) == (answer == .row))
    #expect(
      isTaken(.comparison(ComparedPhotosFieldsTests.compared, .absent, .absent)) == (answer == .comparison))
    for traits in [nil, RelativeTraits(report)] {
      for (needed, photo) in parts {
        var photo = photo
        photo.traits = traits
        var isWanted = false
        if case .photo(let wishes) = answer {
          isWanted = wishes.isSuperset(of: needed) && wishes.contains(.relatives) == (traits != nil)
        }
        #expect(isTaken(.photo(photo)) == isWanted, "\(answer.rawValue): \(needed)")
      }
    }
  }

  @Test func aPhotoComesBack() {
    var settings = ReaderSettings()
    settings.answer = .photo([.small, .pictures, .relatives])
    let raster = ColourRaster(width: 161, height: 1, samples: [UInt8](repeating: 7, count: 161 * 3))
    var photo = ReadPhoto(
      report: .sample(), picture: .samples(raster, isEmbedded: false), traits: RelativeTraits(.sample()))
    func read() -> ReadPhoto? {
      guard case .photo(let back)? = ReaderReply(ReaderReply.photo(photo).bytes, to: settings) else {
        return nil
      }
      return back
    }
    #expect(read() == nil, "the picture is larger than a row's")
    photo.picture = .samples(raster.reduced(maximum: 160), isEmbedded: false)
    #expect(read() == photo)
    // At this depth no picture is read.
    settings.depth = .structure
    #expect(read() == nil)
    photo.picture = .notDecoded
    #expect(read() == photo)
  }

  @Test(
    arguments: [
      .samples(ColourRaster(width: 2, height: 1, samples: [1, 2, 3, 4, 5, 6]), isEmbedded: true),
      .samples(ColourRaster(width: 1, height: 1, samples: [1, 2, 3]), isEmbedded: false),
      .byLibrary(.heic, orientation: 6), .byLibrary(.avif, orientation: 1, .thumbnail), .undecodable,
      .notDecoded, .absent, .packed,
    ] as [ReadPicture]) func aPictureComesBack(picture: ReadPicture)
  {
    #expect(ReadPicture(picture.fields.map { $0[...] }[...], maximum: 2) == picture)
  }

  @Test(
    arguments: [
      [[1], [51], [49], [1, 2, 3]], [[1], [50], [49], [1, 2, 3]], [[1], [48], [49], []], [[3], [104]],
      [[3], [104], [49], [97]], [[9]],
      [],
    ] as [[[UInt8]]]) func samplesThatDontFitAreNoPicture(fields: [[UInt8]])
  {
    #expect(ReadPicture(fields.map { $0[...] }[...], maximum: 2) == nil)
  }

  @Test(arguments: [
    (MetaLensError.Code.malformed, true), (.outOfMemory, true), (.cancelled, false), (.readerCrashed, false),
    (MetaLensError.Code(rawValue: "else"), false),
  ])
  func onlyAPhotosOwnFailuresAreTaken(code: MetaLensError.Code, isTaken: Bool) {
    let bytes = ReaderReply.failure(code, detail: "x").bytes
    #expect((ReaderReply(bytes, to: ReaderSettings()) != nil) == isTaken)
  }

  @Test func whatIsChangedIsNoAnswer() {
    let (settings, row) = row(.path)
    let bytes = ReaderReply.row(row).bytes
    #expect(ReaderReply(Array(bytes.dropLast()), to: settings) == nil)
    #expect(ReaderReply(bytes + [0, 0, 0, 9], to: settings) == nil)
    #expect(ReaderReply([], to: settings) == nil)
    var other = settings
    other.format = .html
    #expect(ReaderReply(bytes, to: other) == nil)
    var failed = row
    failed.outcome = .report(.green, nil, score: 101)
    #expect(ReaderReply(ReaderReply.row(failed).bytes, to: settings) == nil)
  }
}
