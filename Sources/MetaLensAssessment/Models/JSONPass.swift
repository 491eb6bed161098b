/// Goes over the fields of an object in JSON, to write or to read them.
///
/// An object names its fields once, for both (``JSONObject``), so that what is written is what is read.
protocol JSONPass: ~Copyable {
  /// Whether values are taken from JSON; else they are written.
  var isReading: Bool { get }
  /// What only the edge knows; nil where it has no part in it.
  var edge: ReportEdge? { get }
  /// A value that has to be there.
  mutating func required<Value: JSONForm>(_ key: StaticString, _ value: inout Value)
  /// A value that stays what it is where it isn't there, or is none of its type.
  mutating func field<Value: JSONForm>(_ key: StaticString, _ value: inout Value)
  /// An array, without those elements that can't be read.
  mutating func list<Element: JSONForm>(_ key: StaticString, _ elements: inout [Element])
  /// What has to hold of what was read.
  mutating func require(_ condition: Bool)
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

  mutating func require(_ condition: Bool) {}

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

  init(_ json: JSONValue) { self.json = json }

  var isReading: Bool { true }
  var edge: ReportEdge? { nil }

  mutating func required<Value: JSONForm>(_ key: StaticString, _ value: inout Value) {
    if let read = json[key.description].flatMap(Value.init(json:)) { value = read } else { isWhole = false }
  }

  mutating func field<Value: JSONForm>(_ key: StaticString, _ value: inout Value) {
    if let read = json[key.description].flatMap(Value.init(json:)) { value = read }
  }

  mutating func list<Element: JSONForm>(_ key: StaticString, _ elements: inout [Element]) {
    elements = (json[key.description]?.arrayValue ?? []).compactMap(Element.init(json:))
  }

  mutating func require(_ condition: Bool) { if !condition { isWhole = false } }

  mutating func derived<Value: JSONForm>(_ key: StaticString, _ value: @autoclosure () -> Value) {}
  mutating func object(_ key: StaticString, fields: (inout Self) -> Void) {}
}
