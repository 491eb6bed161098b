import MetaLensPlatform

/// Fields of a message between this process and one that reads photos: each behind four bytes that say how long it is.
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

  /// The fields; nil where the bytes aren't exactly fields, at most so many.
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

  /// A number that may be missing, as digits; nothing where it is.
  static func number(_ number: Int?) -> [UInt8] { number.map { Array(String($0).utf8) } ?? [] }

  /// A text that may be missing: nothing, or a byte before it.
  static func text(_ text: String?) -> [UInt8] { text.map { [1] + $0.utf8 } ?? [] }
}

extension ArraySlice<UInt8> {
  /// The field as text; nil where it isn't UTF-8.
  var wireText: String? { String(validating: self, as: UTF8.self) }
  /// The field as the one byte that tells a kind; nil where it is none.
  var wireKind: UInt8? { count == 1 ? first : nil }
  /// The field as a number; nil where it is none.
  var wireNumber: Int? { count <= 20 ? wireText.flatMap { Int($0) } : nil }
  /// The field as a number that may be missing, a nil of its own; nil where it is something else.
  var wireOptionalNumber: Int?? { isEmpty ? .some(nil) : wireNumber.map(Optional.some) }
  /// The field as a text that may be missing, a nil of its own; nil where it is something else.
  var wireOptionalText: String?? {
    guard !isEmpty else { return .some(nil) }
    guard first == 1, let text = dropFirst().wireText else { return nil }
    return text
  }
}
