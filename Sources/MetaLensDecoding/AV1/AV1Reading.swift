import MetaLensFacts

/// Reads an `av1C` box and the beginning of a picture's data (AV1 codec ISO media file format binding, 2.3; AV1
/// bitstream specification, 5.3).
enum AV1Reading {
  /// The maximum number of bytes of `av1C` to read: a sequence header takes 400 at most.
  static let byteCount = 1024
  /// The maximum number of bytes of a picture to read: only a few headers and metadata precede its first frame.
  static let dataByteCount = 4096
  /// The maximum number of units listed of each.
  private static let maximumUnits = 32

  /// Returns the facts of a box's bytes and of the data's first bytes; nil if the box isn't of a known version.
  ///
  /// - Parameters:
  ///   - bytes: The box's payload, or its first `byteCount` bytes.
  ///   - offset: The box's offset in the file.
  ///   - payload: The payload's offset in the file.
  ///   - data: The first bytes of the item's data.
  static func read(
    _ bytes: [UInt8], offset: Int, payload: Int, data: LocatedBytes
  ) -> AV1Facts? {
    // A marker and version 1.
    guard let configuration = AV1Facts.Configuration(bytes) else { return nil }
    var facts = AV1Facts(offset: offset, configuration: configuration)
    var first: ArraySlice<UInt8>?
    func take(_ found: FoundUnit, _ offset: Int?) {
      guard found.unit.type == AV1Facts.Unit.sequenceHeader, let payload = found.payload else { return }
      if let first { facts.areSequencesEqual = facts.areSequencesEqual && first == payload }
      first = first ?? payload
      guard facts.sequence == nil, let header = AV1SequenceHeader(payload: payload) else { return }
      facts.sequence = header
      facts.sequenceOffset = offset
    }
    for found in units(bytes.dropFirst(4)) {
      facts.configured.append(found.unit)
      take(found, payload + found.index)
    }
    for found in units(data.bytes[...]) {
      facts.units.append(found.unit)
      take(found, data.fileOffset(at: found.index))
    }
    return facts
  }

  /// A unit, the index of its first byte, and its payload; the payload is nil if not all of it is among the bytes.
  private struct FoundUnit {
    var unit: AV1Facts.Unit
    var index: Int
    var payload: ArraySlice<UInt8>?
  }

  /// Returns the units at the beginning of bytes whose headers are complete.
  private static func units(_ bytes: ArraySlice<UInt8>) -> [FoundUnit] {
    var found: [FoundUnit] = []
    var index = bytes.startIndex
    while found.count < maximumUnits, index < bytes.endIndex {
      let start = index
      let head = bytes[index]
      // The highest bit is forbidden (5.3.2): bytes that have it set are no unit.
      guard head & 0x80 == 0 else { break }
      var unit = AV1Facts.Unit(head >> 3 & 15, byteCount: nil)
      index += 1
      if head & 4 != 0 {
        guard index < bytes.endIndex else { break }
        unit.layer = AV1Facts.Unit.Layer(temporal: bytes[index] >> 5, spatial: bytes[index] >> 3 & 3)
        index += 1
      }
      if head & 2 != 0 {
        guard let size = number(bytes, &index) else { break }
        unit.byteCount = size
      }
      let count = unit.byteCount ?? bytes.endIndex - index
      let isWhole = count <= bytes.endIndex - index
      let payload = isWhole ? bytes[index..<index + count] : nil
      if unit.type == AV1Facts.Unit.metadata {
        var place = index
        unit.metadataType = number(bytes[..<(isWhole ? index + count : bytes.endIndex)], &place)
      }
      found.append(FoundUnit(unit: unit, index: start, payload: payload))
      guard isWhole, unit.byteCount != nil else { break }
      index += count
    }
    return found
  }

  /// Reads a number of seven bits per byte, the lowest first, in up to eight bytes (leb128(), 4.10.5); nil if it
  /// doesn't end or needs more than 32 bits.
  private static func number(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> Int? {
    var value = 0
    for shift in 0..<8 {
      guard index < bytes.endIndex else { return nil }
      let byte = bytes[index]
      index += 1
      value |= Int(byte & 0x7F) << (7 * shift)
      if byte & 0x80 == 0 { return value <= Int(UInt32.max) ? value : nil }
    }
    return nil
  }
}

extension AV1Facts.Configuration {
  /// Reads the box's first four bytes; nil if they are missing or of another version.
  fileprivate init?(_ bytes: [UInt8]) {
    let fields = ByteFields(bytes)
    // A marker, and version 1.
    guard let first = fields.uint8(at: 0), first == 0x81, let level = fields.uint8(at: 1),
      let form = fields.uint8(at: 2), let delay = fields.uint8(at: 3)
    else { return nil }
    self.init(
      profile: UInt8(level >> 5), level: UInt8(level & 31), isHighTier: form & 0x80 != 0,
      bitDepth: form & 0x40 == 0 ? 8 : form & 0x20 == 0 ? 10 : 12, isMonochrome: form & 0x10 != 0,
      subsampling: AV1Subsampling(isHalfWide: form & 8 != 0, isHalfHigh: form & 4 != 0),
      chromaPosition: UInt8(form & 3),
      presentationDelay: delay & 0x10 == 0 ? nil : delay & 15 + 1)
  }
}
