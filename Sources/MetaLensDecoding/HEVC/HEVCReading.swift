import MetaLensFacts

/// Reads an `hvcC` box (ISO/IEC 14496-15, 8.3.3.1).
enum HEVCReading {
  /// The maximum number of bytes to read: a phone's box takes 600 with its scaling lists.
  static let byteCount = 8192
  /// The number of bytes of a picture to read: a unit's length and the beginning of its slice's header.
  static let sliceByteCount = 32
  /// The maximum number of units listed of an array.
  private static let maximumUnits = 64

  /// Returns the facts of a box's bytes, and whether they are complete; nil if the box ends before its parameter sets.
  ///
  /// A truncated parameter set is left out.
  static func read(_ bytes: [UInt8], offset: Int) -> (facts: HEVCFacts, isWhole: Bool)? {
    let fields = ByteFields(bytes)
    // The twelve bytes after the version have the same form as in parameter sets.
    var head = CodedBits(Array(bytes.dropFirst().prefix(12)))
    guard let profile = try? head.profile(layersBelow: 0), let layers = fields.uint8(at: 21),
      let arrayCount = fields.uint8(at: 22)
    else { return nil }
    var facts = HEVCFacts(
      offset: offset, configuration: HEVCFacts.Configuration(profile: profile, layers: UInt8(layers)))
    var index = 23
    for _ in 0..<arrayCount {
      guard let head = fields.uint8(at: index), let unitCount = fields.uint16(at: index + 1) else {
        return (facts, false)
      }
      index += 3
      var array = HEVCFacts.UnitArray(type: UInt8(head & 63), isComplete: head & 128 != 0, byteCounts: [])
      for _ in 0..<unitCount {
        guard let count = fields.uint16(at: index), count <= bytes.count - index - 2 else {
          facts.arrays.append(array)
          return (facts, false)
        }
        if array.byteCounts.count < maximumUnits { array.byteCounts.append(count) }
        facts.take(bytes[index + 2..<index + 2 + count], type: array.type)
        index += 2 + count
      }
      facts.arrays.append(array)
    }
    return (facts, true)
  }

  /// Returns the number of pixels of the largest picture that the sequence sets among a box's bytes allow; 0 if none
  /// can be read.
  static func codedArea(_ bytes: [UInt8]) -> Int {
    let fields = ByteFields(bytes)
    var area = 0
    var index = 23
    for _ in 0..<(fields.uint8(at: 22) ?? 0) {
      guard let unitCount = fields.uint16(at: index + 1) else { return area }
      index += 3
      for _ in 0..<unitCount {
        guard let count = fields.uint16(at: index), count <= bytes.count - index - 2 else { return area }
        let unit = bytes[index + 2..<index + 2 + count]
        // Decoders use the unit's own type, not the array's.
        if let head = unit.first, head >> 1 & 63 == 33 {
          area = max(area, HEVCSequenceSet.codedArea(unit: unit))
        }
        index += 2 + count
      }
    }
    return area
  }

  /// Returns the first slice in a picture's first bytes: a unit after its length (8.3.3.1, `lengthSizeMinusOne`).
  static func slice(_ bytes: some Collection<UInt8>, of facts: HEVCFacts) -> HEVCFacts.Slice? {
    let lengthCount = Int(facts.configuration.layers & 3) + 1
    guard let stated = ByteFields(bytes.prefix(lengthCount)).number(at: 0, count: lengthCount), stated >= 2
    else { return nil }
    return HEVCFacts.Slice(
      unit: Array(bytes.dropFirst(lengthCount).prefix(stated)), facts.sequence, facts.picture)
  }
}

extension HEVCFacts {
  /// Reads a unit if it is the first of its kind.
  fileprivate mutating func take(_ unit: ArraySlice<UInt8>, type: UInt8) {
    // ITU-T H.265, 7.3.1.2: a unit's own type is in its first byte.
    if let first = unit.first, (first >> 1) & 63 == type { unitTypes.insert(type) }
    switch type {
    case 32 where video == nil: video = HEVCVideoSet(unit: unit)
    case 33 where sequence == nil: sequence = HEVCSequenceSet(unit: unit)
    case 34 where picture == nil: picture = HEVCPictureSet(unit: unit)
    default: break
    }
  }
}
