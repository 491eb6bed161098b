import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct HEVCReadingTests {
  @Test(arguments: HEVCParameterSetsTests.builders.indices) func readsWhatWasWritten(_ index: Int) throws {
    let builder = HEVCParameterSetsTests.builders[index]
    let (facts, isWhole) = try #require(HEVCReading.read(builder.configuration, offset: 7))
    #expect(isWhole && facts.offset == 7)
    #expect(facts.sequence == builder.sequence)
    #expect(facts.picture == builder.picture)
    #expect(facts.video?.buffer == builder.sequence.buffer)
    #expect(facts.configuration.layers == builder.layers)
    let constraints = builder.statedConstraints ?? builder.sequence.profile.constraints
    #expect(facts.configuration.profile.constraints == constraints)
    #expect(facts.arrays.map(\.type) == [32, 33, 34])
    #expect(facts.arrays.allSatisfy { $0.isComplete == builder.isComplete })
    #expect(facts.arrays.map(\.byteCounts).map(\.count) == [1, 1, 1])
  }

  /// Checks that the coded area is given, not that of the visible window, and 0 for a cut box.
  @Test func codedAreasAreThoseBehindTheWindow() {
    let builder = HEVCBuilder.applePhone.with { $0.cut = PixelSize(width: 256, height: 4) }
    let bytes = builder.configuration
    #expect(HEVCReading.codedArea(bytes) == 1024 * 520)
    for count in bytes.indices {
      #expect([0, 1024 * 520].contains(HEVCReading.codedArea(Array(bytes[..<count]))))
    }
    #expect(HEVCSequenceSet.codedArea(unit: builder.sequenceUnit.prefix(9)) == 0)
  }

  @Test func cutBoxesGiveWhatIsWhole() {
    let whole = HEVCBuilder.applePhone.configuration
    for count in whole.indices {
      let found = HEVCReading.read(Array(whole[..<count]), offset: 0)
      #expect((found == nil) == (count < 23))
      #expect(found?.isWhole != true)
    }
  }

  /// Returns a box of a 23-byte head that states `arrayCount` arrays, followed by `rest`.
  private static func box(_ arrayCount: UInt8, _ rest: [UInt8]) -> [UInt8] {
    Array(HEVCBuilder.applePhone.configuration.prefix(22)) + [arrayCount] + rest
  }

  /// Checks false lengths, units without a byte, arrays without a unit, and large numbers of each.
  @Test(
    arguments: [
      (box(0, []), true, []), (box(255, []), false, []), (box(1, [0xA1, 0, 0]), true, [0]),
      (box(1, [0xA1, 0, 1, 0, 0]), true, [1]), (box(1, [0xA1, 0, 1, 0xFF, 0xFF, 0x42, 1]), false, [0]),
      (box(1, [0xA1, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 8000)), false, [64]),
      (box(2, [0xA1, 0, 1, 0, 1, 0x42, 0xA2, 0, 1, 0, 2, 0x44, 1]), true, [1, 1]),
      (box(1, [0xA1, 0, 1, 0]), false, [0]),
    ] as [([UInt8], Bool, [Int])])
  func lengthsAreNotBelieved(bytes: [UInt8], isWhole: Bool, unitCounts: [Int]) throws {
    let found = try #require(HEVCReading.read(bytes, offset: 0))
    #expect(found.isWhole == isWhole)
    #expect(found.facts.arrays.map(\.byteCounts.count) == unitCounts)
    #expect(found.facts.sequence == nil)
  }

  @Test func theFirstOfEachKindHolds() throws {
    let (first, second) = (HEVCBuilder.applePhone, HEVCBuilder.x265)
    func array(_ type: UInt8, _ units: [UInt8]...) -> [UInt8] {
      [type, 0, UInt8(units.count)] + units.flatMap { unit -> [UInt8] in [0, UInt8(unit.count)] + unit }
    }
    let bytes = Self.box(
      3,
      array(33, first.sequenceUnit, second.sequenceUnit) + array(34, [], second.pictureUnit)
        + array(39, [1, 2]))
    let (facts, isWhole) = try #require(HEVCReading.read(bytes, offset: 0))
    #expect(isWhole && facts.sequence == first.sequence && facts.picture == second.picture)
    #expect(facts.video == nil && facts.arrays.map(\.type) == [33, 34, 39])
  }

  /// Checks that the first slice is found after a length of as many bytes as `hvcC` states, even if the length is
  /// false.
  @Test(
    arguments: [
      (UInt8(3), [0, 0, 0, 9, 40, 1], UInt8?(20)), (0, [9, 38, 1], 19), (1, [0, 2, 40, 1], 20),
      (3, [0, 0, 0, 1, 40, 1], nil), (3, [0xFF, 0xFF, 0xFF, 0xFF, 40, 1], 20), (3, [0, 0, 0], nil),
      (3, [], nil), (3, [0, 0, 0, 9, 40], nil),
    ] as [(UInt8, [UInt8], UInt8?)])
  func findsTheFirstSlice(layers: UInt8, bytes: [UInt8], type: UInt8?) throws {
    let builder = HEVCBuilder.applePhone.with { $0.layers = layers }
    let facts = try #require(HEVCReading.read(builder.configuration, offset: 0)).facts
    #expect(HEVCReading.slice(bytes, of: facts)?.unitType == type)
  }
}
