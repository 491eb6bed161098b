/// A flag's values by the names of its parameters.
package struct FlagValues: Sendable, ExpressibleByDictionaryLiteral {
  /// The values as reports carry them.
  package var json: [String: JSONValue]

  package init(json: [String: JSONValue] = [:]) { self.json = json }

  package init(dictionaryLiteral elements: (String, any JSONRepresentable)...) {
    json = elements.isEmpty ? [:] : Dictionary(minimumCapacity: elements.count)
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
  package func with(_ name: String, _ value: some JSONRepresentable) -> FlagValues {
    var values = self
    values.json[name] = value.json
    return values
  }

  /// These values and this one, unless it is nil.
  package func with(_ name: String, ifAny value: (some JSONRepresentable)?) -> FlagValues {
    value.map { with(name, $0) } ?? self
  }

  /// A text; nil if there is none.
  package func text(_ name: String) -> String? { json[name]?.stringValue }
  /// A number; nil if there is none.
  package func number(_ name: String) -> Int? { json[name]?.integerValue }
  /// Whether something is said to be so.
  package func isTrue(_ name: String) -> Bool { json[name]?.boolValue ?? false }
}
