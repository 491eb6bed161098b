/// A message of Protocol Buffers (protobuf.dev, Encoding), in which single fields are looked up by their numbers.
///
/// Nothing is built of it, and each look passes over the bytes once.
struct ProtobufMessage {
  /// The message's fields.
  var bytes: ArraySlice<UInt8>

  /// The first field of a number that holds bytes: a message, a text; nil where the first of it holds anything else.
  func bytes(of number: UInt64) -> ArraySlice<UInt8>? {
    if case .bytes(let bytes) = first(number) { bytes } else { nil }
  }

  /// The first field of a number that holds a message.
  func message(_ number: UInt64) -> ProtobufMessage? { bytes(of: number).map(ProtobufMessage.init) }

  /// The first field of a number that holds a whole number, unsigned.
  func number(_ number: UInt64) -> UInt64? {
    if case .number(let value) = first(number) { value } else { nil }
  }

  private enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
    /// Four or eight bytes, of which nothing is read.
    case fixed
  }

  /// The first field of a number; nil where there is none before the end, or before what is no field.
  private func first(_ number: UInt64) -> Value? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard let key = varint(at: &index) else { return nil }
      let value: Value
      var count: UInt64 = 0
      switch key & 7 {
      case 0:
        guard let whole = varint(at: &index) else { return nil }
        value = .number(whole)
      case 1, 5:
        count = key & 7 == 1 ? 8 : 4
        value = .fixed
      case 2:
        guard let length = varint(at: &index), length <= UInt64(bytes.endIndex - index) else { return nil }
        value = .bytes(bytes[index..<index + Int(length)])
        count = length
      // Groups, which nobody writes any more.
      default: return nil
      }
      guard count <= UInt64(bytes.endIndex - index) else { return nil }
      index += Int(count)
      if key >> 3 == number { return value }
    }
    return nil
  }

  /// A number in groups of seven bits, the lowest first; nil where it doesn't end within ten bytes.
  private func varint(at index: inout Int) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard index < bytes.endIndex else { return nil }
      let byte = bytes[index]
      index += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }
}
