/// A destination that a JSON value is written to piece by piece: text, or a tree.
///
/// The command's output (as text, for speed) and `Codable` (through a tree) use the same fields (``JSONObject``), so
/// that they can't diverge.
package protocol JSONSink: JSONPass, ~Copyable {
  mutating func beginObject()
  mutating func endObject()
  mutating func beginArray()
  mutating func endArray()
  mutating func key(_ name: String)
  /// Writes a key that MetaLens defines: ASCII with nothing to escape.
  mutating func plainKey(_ name: StaticString)
  mutating func null()
  mutating func bool(_ value: Bool)
  mutating func integer(_ value: Int)
  mutating func number(_ value: Double)
  mutating func string(_ text: String)
  /// Writes a stable name that MetaLens defines: ASCII with nothing to escape.
  mutating func plainString(_ text: String)
  /// Writes the IDs of rules as an array.
  mutating func plainStrings(_ rules: RanRules)
  /// Writes a message in a language, with its values inserted.
  mutating func message(_ message: Message, in language: Language)
}

extension JSONSink where Self: ~Copyable {
  mutating func plainStrings(_ rules: RanRules) {
    beginArray()
    for id in rules.ids { plainString(id.name) }
    endArray()
  }

  mutating func message(_ message: Message, in language: Language) { string(message.text(in: language)) }

  /// Returns an object's members in the order of their keys.
  private func sorted(_ members: [String: JSONValue]) -> [(key: String, value: JSONValue)] {
    var sorted = Array(members)
    // Most objects have few members, which need no general sorting.
    switch sorted.count {
    case 0...1: break
    case 2: if sorted[1].key < sorted[0].key { sorted.swapAt(0, 1) }
    default: sorted.sort { $0.key < $1.key }
    }
    return sorted
  }

  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for (name, member) in sorted(members) {
        key(name)
        self.value(member)
      }
      endObject()
    }
  }
}
