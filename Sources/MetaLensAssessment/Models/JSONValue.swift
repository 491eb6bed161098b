/// A JSON value: the form in which reports and the parameters of flags are written.
///
/// `Codable`, the command's output and flags of newer versions all use this type, so that each key is spelled in one
/// place.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction.
  case integer(Int)
  /// A number with a fraction; infinity and NaN are written as `null`.
  case number(Double)
  /// Text.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; keys are sorted when it is written.
  case object([String: JSONValue])
}

extension JSONValue {
  /// Returns the member of an object; nil if there is none or the value isn't an object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text, if the value is a string; otherwise nil.
  public var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, if the value is one without a fraction; otherwise nil.
  public var integerValue: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number, if the value is one; otherwise nil.
  public var numberValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The Boolean, if the value is one; otherwise nil.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements, if the value is an array; otherwise nil.
  public var arrayValue: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
