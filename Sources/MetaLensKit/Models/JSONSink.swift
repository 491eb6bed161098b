/// Where a JSON value goes piece by piece: to text, or to a tree.
///
/// The command's output (text, fast) and `Codable` (a tree) come from the same fields (``JSONObject``), so that they
/// can't drift apart.
protocol JSONSink: JSONPass {
  mutating func beginObject()
  mutating func endObject()
  mutating func beginArray()
  mutating func endArray()
  mutating func key(_ name: String)
  /// A key of ours: ASCII with nothing to escape.
  mutating func plainKey(_ name: StaticString)
  mutating func null()
  mutating func bool(_ value: Bool)
  mutating func integer(_ value: Int)
  mutating func number(_ value: Double)
  mutating func string(_ text: String)
  /// A stable name of ours: ASCII with nothing to escape.
  mutating func plainString(_ text: String)
  /// The array of rules' ids.
  mutating func plainStrings(_ rules: RanRules)
}

extension JSONSink {
  mutating func plainStrings(_ rules: RanRules) {
    beginArray()
    for id in rules.ids { plainString(id.name) }
    endArray()
  }

  /// A whole value.
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
      // One or none is the common case, and needs no sorting.
      if members.count < 2 {
        for (name, member) in members {
          key(name)
          self.value(member)
        }
      } else {
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
          key(name)
          self.value(member)
        }
      }
      endObject()
    }
  }
}
