import MetaLensBytes

/// JSON that stands in a file's metadata, or was written by this tool, as a tree of values.
package enum JSONReader {
  /// Values that are read at most; workflows of generators have some thousands.
  static let maximumValues = 20_000
  /// Values that are read of a stored report at most: one that lists all it may takes less.
  static let maximumStoredValues = 1_000_000
  /// How deep arrays and objects may stand in each other.
  static let maximumLevels = 32

  /// Reads a text's one value; nil if it is no JSON or too much of it.
  ///
  /// A text that ends early gives what was read of it, unless it ends before its first member.
  static func value(of text: String) -> JSONValue? {
    var (value, reading) = read(text)
    guard let value else { return nil }
    guard reading.failure != nil else { return reading.isAtEnd() ? value : nil }
    return reading.isCut && value != .object([:]) ? value : nil
  }

  /// Reads a text that is an object; nil for everything else.
  static func object(of text: String) -> [String: JSONValue]? {
    // Told from a first byte, since most texts are no JSON.
    guard text.utf8.first(where: { !JSONReading.isBlank($0) }) == UInt8(ascii: "{"),
      case .object(let members) = value(of: text)
    else { return nil }
    return members
  }

  /// Reads a text that is an object to its last brace; nil for everything else.
  package static func wholeObject(of text: String, maximumValues: Int? = nil) -> [String: JSONValue]? {
    var (value, reading) = read(text, maximumValues ?? Self.maximumValues)
    guard case .object(let members) = value, reading.failure == nil, reading.isAtEnd() else { return nil }
    return members
  }

  private static func read(_ text: String, _ maximumValues: Int = maximumValues) -> (JSONValue?, JSONReading)
  {
    let bytes = Array(text.utf8)
    var budget = ItemBudget(ReadLimits())
    budget.items = maximumValues
    budget.nesting = maximumLevels + 1
    budget.textBytes = bytes.count
    var reading = JSONReading(bytes, bytes.indices, keepsCutTexts: true)
    return (reading.value(&budget).map(JSONValue.init), reading)
  }
}

extension JSONValue {
  /// The value that was read, its place forgotten; of members with one name the last counts.
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
