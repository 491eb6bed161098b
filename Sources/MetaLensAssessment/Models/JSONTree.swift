/// JSON as a `JSONValue`, built piece by piece.
struct JSONTree: JSONSink {
  private enum Level {
    case array([JSONValue])
    case object([String: JSONValue], key: String)
  }

  let context: OutputContext?
  private var levels: [Level] = []
  /// The value, once it is complete.
  private(set) var root = JSONValue.null

  init(context: OutputContext?) { self.context = context }

  mutating func beginObject() { levels.append(.object([:], key: "")) }
  mutating func beginArray() { levels.append(.array([])) }
  mutating func endObject() { end() }
  mutating func endArray() { end() }

  mutating func key(_ name: String) {
    if case .object(let members, _) = levels.popLast() { levels.append(.object(members, key: name)) }
  }

  mutating func plainKey(_ name: StaticString) { key(name.description) }

  mutating func null() { add(.null) }
  mutating func bool(_ value: Bool) { add(.bool(value)) }
  mutating func integer(_ value: Int) { add(.integer(value)) }
  mutating func number(_ value: Double) { add(.number(value)) }
  mutating func string(_ text: String) { add(.string(text)) }
  mutating func plainString(_ text: String) { add(.string(text)) }

  private mutating func end() {
    switch levels.popLast() {
    case .array(let elements): add(.array(elements))
    case .object(let members, _): add(.object(members))
    case nil: break
    }
  }

  private mutating func add(_ value: JSONValue) {
    switch levels.popLast() {
    case .array(var elements):
      elements.append(value)
      levels.append(.array(elements))
    case .object(var members, let key):
      members[key] = value
      levels.append(.object(members, key: key))
    case nil: root = value
    }
  }
}
