/// A JSON value: what reports and flags' parameters are made of at the edge.
///
/// One tree serves `Codable`, the command's output and flags of newer
/// versions, so that a key is spelled in one place.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction.
  case integer(Int)
  /// A number with a fraction; not finite values are written as `null`.
  case number(Double)
  /// Text.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; keys are sorted when it is written.
  case object([String: JSONValue])
}

extension JSONValue {
  /// The member of an object, or nil if there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text of a string, or nil.
  public var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number that has no fraction, or nil.
  public var integerValue: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The value of any number, or nil.
  public var numberValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value of a truth value, or nil.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements of an array, or nil.
  public var arrayValue: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
