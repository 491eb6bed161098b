/// A type that can be a value in JSON.
package protocol JSONRepresentable {
  /// The value, as in the JSON of reports.
  var json: JSONValue { get }
}

extension String: JSONRepresentable {
  package var json: JSONValue { .string(self) }
}

extension Int: JSONRepresentable {
  package var json: JSONValue { .integer(self) }
}

extension Bool: JSONRepresentable {
  package var json: JSONValue { .bool(self) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  package var json: JSONValue { self?.json ?? .null }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  package var json: JSONValue { .array(map(\.json)) }
}

/// A case of an enumeration, such as a reason, is written as its raw value.
extension JSONRepresentable where Self: RawRepresentable, RawValue: JSONRepresentable {
  package var json: JSONValue { rawValue.json }
}

extension Double: JSONRepresentable {
  package var json: JSONValue { .number(self) }
}

extension JSONValue: JSONRepresentable {
  package var json: JSONValue { self }

  /// Returns an object with these members.
  package static func members(_ members: [String: any JSONRepresentable]) -> JSONValue {
    .object(members.mapValues(\.json))
  }
}
