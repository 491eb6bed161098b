/// Goes over the fields of an object in JSON, to write or to read them.
///
/// An object names its fields once, for both (``JSONObject``), so that what is written is what is read.
protocol JSONPass: ~Copyable {
  /// Whether values are taken from JSON; else they are written.
  var isReading: Bool { get }
  /// What the command adds; nil if it has no part in it.
  var context: OutputContext? { get }
  /// A value that has to be there.
  mutating func required<Value: JSONForm>(_ key: StaticString, _ value: inout Value)
  /// A value that stays what it is where it isn't there, or is none of its type.
  mutating func field<Value: JSONForm>(_ key: StaticString, _ value: inout Value)
  /// An array, without those elements that can't be read.
  mutating func list<Element: JSONForm>(_ key: StaticString, _ elements: inout [Element])
  /// What has to hold of what was read under a key, and what that is (English).
  mutating func require(_ condition: Bool, _ key: StaticString, _ expected: @autoclosure () -> String)
  /// What follows from other values: it is written only.
  mutating func derived<Value: JSONForm>(_ key: StaticString, _ value: @autoclosure () -> Value)
  /// An object of what is derived.
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

/// Takes an object's fields from a JSON value.
struct JSONFields: JSONPass {
  /// The object.
  let json: JSONValue
  /// Whether everything that has to be there was.
  private(set) var isWhole = true
  /// What was wrong first, where that is to be told.
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
