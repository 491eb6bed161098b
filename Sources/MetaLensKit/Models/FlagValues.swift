package import MetaLensFacts

/// What can be a flag's value.
package protocol FlagValue {
  /// The value as reports carry it.
  var json: JSONValue { get }
}

extension String: FlagValue {
  package var json: JSONValue { .string(self) }
}

extension Int: FlagValue {
  package var json: JSONValue { .integer(self) }
}

extension Bool: FlagValue {
  package var json: JSONValue { .bool(self) }
}

extension Optional: FlagValue where Wrapped: FlagValue {
  package var json: JSONValue { self?.json ?? .null }
}

extension Array: FlagValue where Element: FlagValue {
  package var json: JSONValue { .array(map(\.json)) }
}

/// A word of a list, such as a reason.
extension FlagValue where Self: RawRepresentable, RawValue: FlagValue {
  package var json: JSONValue { rawValue.json }
}

/// A flag's values by the names of its parameters.
package struct FlagValues: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// The values as reports carry them.
  package var json: [String: JSONValue]

  package init(json: [String: JSONValue] = [:]) { self.json = json }

  package init(dictionaryLiteral elements: (String, any FlagValue)...) {
    json = Dictionary(minimumCapacity: elements.count)
    for (name, value) in elements { json[name] = value.json }
  }

  /// Two sizes: what is stated, and what is coded.
  package init(stated: PixelSize, coded: PixelSize) {
    self = [
      "statedWidth": stated.width, "statedHeight": stated.height, "codedWidth": coded.width,
      "codedHeight": coded.height,
    ]
  }

  /// With one value more.
  package func with(_ name: String, _ value: some FlagValue) -> FlagValues {
    var values = self
    values.json[name] = value.json
    return values
  }

  /// With one value more, where there is one.
  package func with(_ name: String, ifAny value: (some FlagValue)?) -> FlagValues {
    value.map { with(name, $0) } ?? self
  }

  /// A text; nil where there is none.
  package func text(_ name: String) -> String? { json[name]?.stringValue }
  /// A number; nil where there is none.
  package func number(_ name: String) -> Int? { json[name]?.integerValue }
  /// Whether something is said to be so.
  package func isTrue(_ name: String) -> Bool { json[name]?.boolValue ?? false }
}
