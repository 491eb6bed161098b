import MetaLensPlatform

/// The fields of a message between this process and one that reads photos; four bytes before each give its length.
enum WireFields {
  static func bytes(_ fields: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(fields.reduce(0) { $0 + $1.count + 4 })
    for field in fields {
      bytes += MessageFrame.head(field.count)
      bytes += field
    }
    return bytes
  }

  /// Returns the fields; nil if the bytes aren't exactly a sequence of at most `maximum` fields.
  static func read(_ bytes: [UInt8], maximum: Int) -> [ArraySlice<UInt8>]? {
    var fields: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard fields.count < maximum, rest.count >= MessageFrame.headCount else { return nil }
      let count = MessageFrame.count(rest.prefix(MessageFrame.headCount))
      rest = rest.dropFirst(MessageFrame.headCount)
      guard count <= rest.count else { return nil }
      fields.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return fields
  }

  /// Returns an optional number as digits; empty for nil.
  static func number(_ number: Int?) -> [UInt8] { number.map { Array(String($0).utf8) } ?? [] }

  /// Returns an optional text, after a byte 1; empty for nil.
  static func text(_ text: String?) -> [UInt8] { text.map { [1] + $0.utf8 } ?? [] }
}

extension ArraySlice<UInt8> {
  /// The field as text; nil if it isn't UTF-8.
  var wireText: String? { String(validating: self, as: UTF8.self) }
  /// The field as the single byte of a kind; nil if it isn't a single byte.
  var wireKind: UInt8? { count == 1 ? first : nil }
  /// The field as a number; nil if it isn't one.
  var wireNumber: Int? { count <= 20 ? wireText.flatMap { Int($0) } : nil }
  /// The field as an optional number, itself nil if the field is empty; nil if it is neither.
  var wireOptionalNumber: Int?? { isEmpty ? .some(nil) : wireNumber.map(Optional.some) }
  /// The field as an optional text, itself nil if the field is empty; nil if it is neither.
  var wireOptionalText: String?? {
    guard !isEmpty else { return .some(nil) }
    guard first == 1, let text = dropFirst().wireText else { return nil }
    return text
  }
}
