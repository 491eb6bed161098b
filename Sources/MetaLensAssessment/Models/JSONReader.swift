import MetaLensBytes

/// Reads JSON from a file's metadata, or that this tool wrote, as a tree of values.
package enum JSONReader {
  /// The maximum number of values; the workflows of generators have some thousands.
  static let maximumValues = 20_000
  /// The maximum number of values in a stored report, which a report at all of its limits doesn't reach.
  package static let maximumStoredValues = 1_000_000
  /// The maximum nesting of arrays and objects.
  static let maximumLevels = 32

  /// Reads a text that is one value; nil if it isn't JSON or exceeds the limits.
  ///
  /// If a text ends early, the value contains what was read before the end; nil if that is before the first member.
  static func value(of text: String) -> JSONValue? {
    var (value, reading) = read(text)
    guard let value else { return nil }
    guard reading.failure != nil else { return reading.isAtEnd() ? value : nil }
    return reading.isCut && value != .object([:]) ? value : nil
  }

  /// Reads a text that is an object, complete or cut short; nil for everything else.
  static func object(of text: String) -> [String: JSONValue]? {
    // The first byte decides, since most texts aren't JSON.
    guard text.utf8.first(where: { !JSONParser.isBlank($0) }) == UInt8(ascii: "{"),
      case .object(let members) = value(of: text)
    else { return nil }
    return members
  }

  /// Reads a text that is one complete object; nil for everything else.
  package static func wholeObject(of text: String, maximumValues: Int? = nil) -> [String: JSONValue]? {
    guard case .object(let members) = wholeValue(of: text, maximumValues: maximumValues) else { return nil }
    return members
  }

  /// Reads a text that is one complete value; nil for everything else.
  package static func wholeValue(of text: String, maximumValues: Int? = nil) -> JSONValue? {
    var (value, reading) = read(text, maximumValues ?? Self.maximumValues)
    guard reading.failure == nil, reading.isAtEnd() else { return nil }
    return value
  }

  private static func read(_ text: String, _ maximumValues: Int = maximumValues) -> (JSONValue?, JSONParser) {
    let bytes = Array(text.utf8)
    var budget = ItemBudget(ReadLimits())
    budget.items = maximumValues
    budget.nesting = maximumLevels + 1
    budget.textBytes = bytes.count
    var reading = JSONParser(bytes, bytes.indices, keepsCutTexts: true)
    return (reading.value(&budget).map(JSONValue.init), reading)
  }
}

extension JSONValue {
  /// Makes the value that was read, without its place; of members with the same name, the last one counts.
  fileprivate init(_ value: CBORValue) {
    switch value.content {
    case .unsigned(let number): self = Int(exactly: number).map(JSONValue.integer) ?? .number(Double(number))
    case .negative(let number): self = Int(exactly: number).map { .integer(-1 - $0) } ?? .null
    case .float(let number): self = .number(number)
    case .boolean(let isTrue): self = .bool(isTrue)
    case .text(let text): self = .string(text)
    case .array(let items): self = .array(items.map(JSONValue.init))
    case .map(let entries):
      var members: [String: JSONValue] = [:]
      for entry in entries {
        guard case .text(let key) = entry.key.content else { continue }
        members[key] = JSONValue(entry.value)
      }
      self = .object(members)
    case .bytes, .null: self = .null
    }
  }
}
