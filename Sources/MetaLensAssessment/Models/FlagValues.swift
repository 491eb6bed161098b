/// A flag's values by the names of its parameters.
package struct FlagValues: Sendable, ExpressibleByDictionaryLiteral {
  /// The values, as in the JSON of reports.
  package var json: [String: JSONValue]

  package init(json: [String: JSONValue] = [:]) { self.json = json }

  package init(dictionaryLiteral elements: (String, any JSONForm)...) {
    json = elements.isEmpty ? [:] : Dictionary(minimumCapacity: elements.count)
    for (name, value) in elements { json[name] = value.json }
  }

  package init(stated: PixelSize, coded: PixelSize) {
    self = [
      "statedWidth": stated.width, "statedHeight": stated.height, "codedWidth": coded.width,
      "codedHeight": coded.height,
    ]
  }

  package func with(_ name: String, _ value: some JSONForm) -> FlagValues {
    var values = self
    values.json[name] = value.json
    return values
  }

  /// Returns the values with one more, unless it is nil.
  package func with(_ name: String, ifAny value: (some JSONForm)?) -> FlagValues {
    value.map { with(name, $0) } ?? self
  }

  /// Returns the text of a parameter; nil if there is none.
  package func text(_ name: String) -> String? { json[name]?.stringValue }
  /// Returns the number of a parameter; nil if there is none.
  package func number(_ name: String) -> Int? { json[name]?.integerValue }
  package func isTrue(_ name: String) -> Bool { json[name]?.boolValue ?? false }
}
