/// Where a JSON value goes piece by piece: to text, or to a tree.
///
/// Reports are spelled once, against this, so that the command's output (text, fast) and `Codable` (a tree)
/// can't drift apart. Keys come in sorted order, as text is written as it comes.
protocol JSONSink {
  mutating func beginObject()
  mutating func endObject()
  mutating func beginArray()
  mutating func endArray()
  mutating func key(_ name: String)
  mutating func plainKey(_ key: JSONKey)
  mutating func null()
  mutating func bool(_ value: Bool)
  mutating func integer(_ value: Int)
  mutating func number(_ value: Double)
  mutating func string(_ text: String)
  /// A stable name of ours: ASCII with nothing to escape.
  mutating func plainString(_ text: String)
}

extension JSONSink {
  mutating func name(_ key: JSONKey, _ text: String) {
    plainKey(key)
    plainString(text)
  }

  mutating func member(_ key: JSONKey, _ text: String?) {
    plainKey(key)
    if let text { string(text) } else { null() }
  }

  mutating func member(_ key: JSONKey, _ value: Int?) {
    plainKey(key)
    if let value { integer(value) } else { null() }
  }

  mutating func member(_ key: JSONKey, _ value: Double?) {
    plainKey(key)
    if let value { number(value) } else { null() }
  }

  mutating func member(_ key: JSONKey, _ value: Bool?) {
    plainKey(key)
    if let value { bool(value) } else { null() }
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
