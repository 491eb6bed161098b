/// A pass over the fields of an object, which writes them as JSON or reads them from it.
///
/// An object lists its fields once for both directions (``JSONObject``), so that reading and writing can't differ.
package protocol JSONPass: ~Copyable {
  /// Whether the pass reads; if false, it writes.
  var isReading: Bool { get }
  /// What the command adds; nil if the command isn't involved.
  var context: OutputContext? { get }
  /// Reads or writes a required value.
  mutating func required<Value: JSONForm>(_ key: StaticString, _ value: inout Value)
  /// Reads or writes an optional value, which stays unchanged if it is missing or has another type.
  mutating func field<Value: JSONForm>(_ key: StaticString, _ value: inout Value)
  /// Reads or writes an array; leaves out elements that can't be read.
  mutating func list<Element: JSONForm>(_ key: StaticString, _ elements: inout [Element])
  /// Checks a condition on the value that was read under a key; `expected` describes what should hold (English).
  mutating func require(_ condition: Bool, _ key: StaticString, _ expected: @autoclosure () -> String)
  /// Writes a value that is derived from others and never read.
  mutating func derived<Value: JSONForm>(_ key: StaticString, _ value: @autoclosure () -> Value)
  /// Writes an object of derived values.
  mutating func object(_ key: StaticString, fields: (inout Self) -> Void)
}

extension JSONSink where Self: ~Copyable {
  var isReading: Bool { false }

  mutating func required<Value: JSONForm>(_ key: StaticString, _ value: inout Value) { field(key, &value) }

  mutating func field<Value: JSONForm>(_ key: StaticString, _ value: inout Value) {
    plainKey(key)
    value.write(to: &self)
  }

  mutating func list<Element: JSONForm>(_ key: StaticString, _ elements: inout [Element]) {
    field(key, &elements)
  }

  mutating func require(_ condition: Bool, _ key: StaticString, _ expected: @autoclosure () -> String) {}

  mutating func derived<Value: JSONForm>(_ key: StaticString, _ value: @autoclosure () -> Value) {
    plainKey(key)
    value().write(to: &self)
  }

  mutating func object(_ key: StaticString, fields: (inout Self) -> Void) {
    plainKey(key)
    beginObject()
    fields(&self)
    endObject()
  }
}

/// A pass that reads an object's fields from a JSON value.
struct JSONFields: JSONPass {
  /// The object.
  let json: JSONValue
  /// Whether every required value was there.
  private(set) var isWhole = true
  /// The first fault, if the pass records faults.
  private(set) var fault: JSONFault?
  private let tellsFault: Bool

  init(_ json: JSONValue, tellsFault: Bool = false) {
    self.json = json
    self.tellsFault = tellsFault
  }

  var isReading: Bool { true }
  var context: OutputContext? { nil }

  mutating func required<Value: JSONForm>(_ key: StaticString, _ value: inout Value) {
    let member = json[key.description]
    if let read = member.flatMap(Value.init(json:)) {
      value = read
    } else {
      fail(key) {
        guard let member else { return .missing }
        return Value.fault(in: member)
      }
    }
  }

  mutating func field<Value: JSONForm>(_ key: StaticString, _ value: inout Value) {
    if let read = json[key.description].flatMap(Value.init(json:)) { value = read }
  }

  mutating func list<Element: JSONForm>(_ key: StaticString, _ elements: inout [Element]) {
    elements = (json[key.description]?.arrayValue ?? []).compactMap(Element.init(json:))
  }

  mutating func require(_ condition: Bool, _ key: StaticString, _ expected: @autoclosure () -> String) {
    guard !condition else { return }
    let member = json[key.description] ?? .null
    fail(key) { JSONFault(member, isNot: expected()) }
  }

  private mutating func fail(_ key: StaticString, _ found: () -> JSONFault?) {
    isWhole = false
    guard tellsFault, fault == nil else { return }
    fault = found()?.under(JSONKey(stringValue: key.description))
  }

  mutating func derived<Value: JSONForm>(_ key: StaticString, _ value: @autoclosure () -> Value) {}
  mutating func object(_ key: StaticString, fields: (inout Self) -> Void) {}
}
