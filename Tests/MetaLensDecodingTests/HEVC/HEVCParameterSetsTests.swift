import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct HEVCParameterSetsTests {
  /// Sets as encoders write them, and some that no encoder we know of writes.
  static let builders: [HEVCBuilder] = [
    .applePhone, .x265, .samsung, .applePhone.colour(2, 2, 6),
    .applePhone.with { $0.sequence.hasOwnScalingList = true },
    .x265.with { $0.cut = PixelSize(width: 1, height: 3) },
    .x265.with {
      $0.sequence.chromaFormat = 2
      $0.cut = PixelSize(width: 4, height: 0)
    },
    .applePhone.with {
      $0.sequence.hasPCM = true
      $0.sequence.chromaFormat = 3
      $0.sequence.lumaDepth = 10
      $0.sequence.referenceSetCount = 3
      $0.sequence.display?.hasChromaLocation = true
      $0.sequence.display?.pixelShape = 255
      $0.sequence.display?.timing = .init(units: 1001, scale: 0xFFFF_FFFF)
      $0.picture.hasTiles = true
      $0.picture.mayBypass = true
      $0.picture.quantizer = -48
      $0.picture.extraSliceBits = 7
      $0.picture.hasOutputFlag = true
    },
    .x265.with {
      $0.sequence.display = nil
      $0.sequence.size = PixelSize(width: 65_536, height: 1)
      $0.picture.deblocking = .init(mayOverride: true, isOff: true)
      $0.picture.cbOffset = -12
      $0.qpDelta = 51
      $0.unitType = 19
    },
  ]

  @Test(arguments: builders.indices) func readsWhatWasWritten(_ index: Int) {
    let builder = Self.builders[index]
    let video = HEVCVideoSet(unit: builder.videoUnit)
    #expect(video?.profile == builder.sequence.profile)
    #expect(video?.buffer == builder.sequence.buffer)
    #expect(video?.hasTiming == false)
    #expect(HEVCSequenceSet(unit: builder.sequenceUnit) == builder.sequence)
    #expect(HEVCPictureSet(unit: builder.pictureUnit) == builder.picture)
    let slice = HEVCFacts.Slice(unit: builder.slice.dropFirst(4), builder.sequence, builder.picture)
    #expect(slice?.unitType == builder.unitType)
    #expect(slice?.qpDelta == (builder.sequence.chromaFormat == 3 ? nil : builder.qpDelta))
  }

  /// Checks that a cut set is read as far as needed or not at all, and never beyond its end.
  @Test(arguments: builders.indices) func cutUnitsAreNone(_ index: Int) {
    let builder = Self.builders[index]
    for unit in [builder.videoUnit, builder.sequenceUnit, builder.pictureUnit] {
      for count in 0..<unit.count {
        let cut = unit[..<count]
        if let found = HEVCSequenceSet(unit: cut), unit == builder.sequenceUnit {
          #expect(found == builder.sequence && count > unit.count - 3)
        }
        if let found = HEVCPictureSet(unit: cut), unit == builder.pictureUnit {
          #expect(found == builder.picture && count > unit.count - 2)
        }
        _ = HEVCVideoSet(unit: cut)
        _ = HEVCFacts.Slice(unit: cut, builder.sequence, builder.picture)
      }
    }
  }

  /// Checks that turning any single bit, and units of only one byte, never trap.
  @Test(arguments: builders.indices) func brokenUnitsAreRead(_ index: Int) {
    let builder = Self.builders[index]
    for unit in [builder.videoUnit, builder.sequenceUnit, builder.pictureUnit, builder.slice] {
      for bit in 0..<unit.count * 8 {
        var broken = unit
        broken[bit / 8] ^= 1 << UInt8(bit % 8)
        _ = HEVCVideoSet(unit: broken)
        _ = HEVCSequenceSet(unit: broken)
        _ = HEVCPictureSet(unit: broken)
        _ = HEVCFacts.Slice(unit: broken, builder.sequence, builder.picture)
      }
    }
  }

  /// Checks that units of one repeated byte are none where they are too short, or where their numbers don't end.
  ///
  /// Of some bytes every number is a small one, so that a long unit of them is a set as any other.
  @Test(arguments: [
    (UInt8(0), false), (1, false), (3, false), (0x80, false), (0x55, true), (0xAA, true), (0xFF, true),
  ])
  func monotoneUnits(byte: UInt8, areSetsIfLong: Bool) {
    for count in [0, 1, 2, 3, 8192] {
      let unit = [UInt8](repeating: byte, count: count)
      let areSets = areSetsIfLong && count > 3
      #expect((HEVCVideoSet(unit: unit) != nil) == areSets, "\(count)")
      #expect((HEVCSequenceSet(unit: unit) != nil) == areSets, "\(count)")
      #expect((HEVCPictureSet(unit: unit) != nil) == areSets, "\(count)")
      #expect((HEVCFacts.Slice(unit: unit, nil, nil) != nil) == (count > 1), "\(count)")
    }
  }

  /// Checks that numbers beyond what the standard allows are refused: a set's number, and a number whose zeros never
  /// end.
  @Test(arguments: [16, 0xFFFF_FFFE, -1]) func hugeNumbersAreNone(number: Int) {
    var bits = CodedBitWriter()
    bits.put(1, 8)
    bits.put(3, 8)
    bits.put(0, 88)
    if number < 0 { bits.put(0, 64) } else { bits.putUnsigned(number) }
    bits.put(-1, 600)
    #expect(HEVCSequenceSet(unit: bits.unit(33)) == nil)
  }

  @Test func slicesOfOtherPicturesTellTheirTypeAlone() {
    let builder = HEVCBuilder.applePhone
    for type in [UInt8(0), 1, 21, 32, 39] {
      let unit = builder.with { $0.unitType = type }.slice.dropFirst(4)
      let slice = HEVCFacts.Slice(unit: unit, builder.sequence, builder.picture)
      #expect(slice == HEVCFacts.Slice(unitType: type))
    }
    #expect(HEVCFacts.Slice(unit: builder.slice.dropFirst(4), nil, nil) == HEVCFacts.Slice(unitType: 20))
    #expect(HEVCFacts.Slice(unit: [40], builder.sequence, builder.picture) == nil)
  }
}
