import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct AV1ReadingTests {
  private static func read(_ box: [UInt8], _ data: [UInt8] = []) -> AV1Facts? {
    AV1Reading.read(box, offset: 7, payload: 15, data: LocatedBytes(data, container: "", fileOffset: 1000))
  }

  @Test(arguments: AV1SequenceHeaderReadingTests.builders.indices)
  func readsWhatWasWritten(_ index: Int) throws {
    let builder = AV1SequenceHeaderReadingTests.builders[index]
    let facts = try #require(Self.read(builder.configuration, builder.data))
    let (header, stated) = (builder.header, facts.configuration)
    #expect(facts.offset == 7 && facts.sequence == header && facts.sequenceCount == 1)
    #expect(stated.profile == header.profile && stated.level == header.operatingPoints.first?.level)
    #expect(stated.isHighTier == header.operatingPoints.first?.isHighTier)
    #expect(stated.bitDepth == header.colour.bitDepth && stated.isMonochrome == header.colour.isMonochrome)
    #expect(stated.subsampling == header.colour.subsampling)
    #expect(stated.chromaPosition == header.colour.chromaPosition ?? 0 && stated.presentationDelay == nil)
    #expect(facts.configured.isEmpty)
    #expect(facts.units.map(\.type) == (builder.hasDelimiter ? [2, 1, 6] : [1, 6]))
    #expect(facts.sequenceOffset == (builder.hasDelimiter ? 1002 : 1000))
  }

  /// Checks that only four bytes with the marker bit and version 1, or no bytes at all, are read as the box.
  @Test(
    arguments: [
      ([], false), ([0x81, 0, 0x0C], false), ([0x81, 0, 0x0C, 0], true), ([0x01, 0, 0x0C, 0], false),
      ([0x82, 0, 0x0C, 0], false), ([0xFF, 0xFF, 0xFF, 0xFF], false),
    ] as [([UInt8], Bool)])
  func otherBoxesAreNone(box: [UInt8], isRead: Bool) {
    #expect((Self.read(box) != nil) == isRead)
  }

  @Test(arguments: [(UInt8(0x00), Int?.none), (0x0F, nil), (0x10, 1), (0x1F, 16)])
  func readsTheDelay(byte: UInt8, delay: Int?) {
    #expect(Self.read([0x81, 0, 0x0C, byte])?.configuration.presentationDelay == delay)
  }

  /// Checks which sequence header is found: in the box, among the data, or in both, where the second equals the first
  /// or not.
  @Test func findsSequenceHeaders() throws {
    let coding = AV1Builder.libaom
    let other = AV1Builder.rav1e
    func facts(_ change: (inout AV1Builder) -> Void) throws -> AV1Facts {
      let builder = coding.with(change)
      return try #require(Self.read(builder.configuration, builder.data))
    }
    let inBoth = try facts { $0.configured = [coding.headerUnit] }
    #expect(inBoth.sequenceCount == 2 && inBoth.areSequencesEqual)
    #expect(inBoth.sequence == coding.header && inBoth.sequenceOffset == 15 + 4)
    let inBox = try facts {
      $0.configured = [AV1Builder.unit(5, [1, 0, 0, 0, 0]), other.headerUnit]
      $0.hasHeader = false
    }
    #expect(inBox.sequence == other.header && inBox.sequenceOffset == 15 + 4 + 7)
    #expect(inBox.configured.map(\.metadataType) == [1, nil])
    let differing = try facts { $0.configured = [other.headerUnit] }
    #expect(differing.sequence == other.header && !differing.areSequencesEqual)
    // A header that can't be read doesn't keep one that can from being found.
    let broken = try facts { $0.configured = [AV1Builder.unit(1, [0xFF])] }
    #expect(broken.sequence == coding.header && !broken.areSequencesEqual)
    let none = try facts { $0.hasHeader = false }
    #expect(none.sequence == nil && none.sequenceOffset == nil && none.areSequencesEqual)
  }

  private static let frame = AV1Builder.unit(6, [1, 2, 3])

  /// Checks the reading of units of each form, and of units with false sizes.
  @Test(
    arguments: [
      ([], []), ([0x12, 0], [.init(2, byteCount: 0)]),
      (frame + frame, [.init(6, byteCount: 3), .init(6, byteCount: 3)]),
      // A unit without a size reaches to the end.
      ([0x30, 9, 9], [.init(6, byteCount: nil)]),
      // A unit with layers.
      ([0x36, 0x48, 0], [.init(6, byteCount: 0, layer: .init(temporal: 2, spatial: 1))]),
      ([0x36], []), ([0x32], []), ([0x80, 0], []),
      // A size beyond the end ends the walk.
      ([0x32, 100, 1] + frame, [.init(6, byteCount: 100)]),
      // Sizes in more bytes than needed, in as many bytes as are allowed, and in more than that.
      ([0x1A, 0x80, 0x80, 0] + frame, [.init(3, byteCount: 0), .init(6, byteCount: 3)]),
      ([0x7A, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0], [.init(15, byteCount: 0)]),
      ([0x7A, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0], []),
      ([0x7A, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F], [.init(15, byteCount: 0xFFFF_FFFF)]),
      ([0x7A, 0xFF, 0xFF, 0xFF, 0xFF, 0x10], []),
      ([0x2A, 1, 4], [.init(5, byteCount: 1, metadataType: 4)]), ([0x2A, 0], [.init(5, byteCount: 0)]),
      ([0x2A, 9, 4], [.init(5, byteCount: 9, metadataType: 4)]),
    ] as [([UInt8], [AV1Facts.Unit])])
  func listsUnits(data: [UInt8], units: [AV1Facts.Unit]) {
    #expect(Self.read([0x81, 0, 0x0C, 0], data)?.units == units)
    #expect(Self.read([0x81, 0, 0x0C, 0] + data)?.configured == units)
  }

  @Test func unitsAreBounded() throws {
    let facts = try #require(Self.read([0x81, 0, 0x0C, 0], [UInt8](repeating: 0, count: 4096)))
    #expect(facts.units.count == 1)
    let many = try #require(
      Self.read([0x81, 0, 0x0C, 0], (0..<2048).flatMap { _ in [0x12, 0] as [UInt8] }))
    #expect(many.units.count == 32)
  }
}
