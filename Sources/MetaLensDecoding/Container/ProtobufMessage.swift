/// A message of Protocol Buffers (protobuf.dev, Encoding), whose fields are looked up by their numbers.
///
/// The message isn't parsed into a tree: each lookup reads through the bytes once.
struct ProtobufMessage {
  /// The message's fields.
  var bytes: ArraySlice<UInt8>

  /// Returns the bytes of the first field with a number, such as a message or a text; nil if that field has another
  /// type.
  func bytes(of number: UInt64) -> ArraySlice<UInt8>? {
    if case .bytes(let bytes) = first(number) { bytes } else { nil }
  }

  /// Returns the message in the first field with a number; nil if that field isn't a message.
  func message(_ number: UInt64) -> ProtobufMessage? { bytes(of: number).map(ProtobufMessage.init) }

  /// Returns the unsigned integer in the first field with a number; nil if that field isn't one.
  func number(_ number: UInt64) -> UInt64? {
    if case .number(let value) = first(number) { value } else { nil }
  }

  private enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
    /// Four or eight bytes, whose value isn't used.
    case fixed
  }

  /// Returns the first field with a number; nil if there is none before the end or before bytes that aren't a field.
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
      // Groups, which are deprecated.
      default: return nil
      }
      guard count <= UInt64(bytes.endIndex - index) else { return nil }
      index += Int(count)
      if key >> 3 == number { return value }
    }
    return nil
  }

  /// Reads a number in groups of seven bits, the lowest first; nil if it doesn't end within ten bytes.
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
