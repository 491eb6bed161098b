/// A value that can be written as JSON and read from it.
package protocol JSONForm {
  /// Reads the value; nil if the JSON doesn't have its form.
  init?(json: JSONValue)
  /// The value, as in the JSON of reports.
  var json: JSONValue { get }
  func write(to sink: inout some JSONSink & ~Copyable)
  /// Returns what is wrong with JSON that can't be read; nil if nothing is.
  static func fault(in json: JSONValue) -> JSONFault?
}

extension JSONForm {
  package var json: JSONValue { tree() }

  package static func fault(in json: JSONValue) -> JSONFault? {
    Self(json: json) == nil ? JSONFault(json, isNot: "readable as \(Self.self)") : nil
  }

  /// Returns the value as a tree, with its messages in words if there is a context.
  func tree(for context: OutputContext? = nil) -> JSONValue {
    var tree = JSONTree(context: context)
    write(to: &tree)
    return tree.root
  }
}

/// A type that is written as an object: one list of its fields serves for reading and writing.
package protocol JSONObject: JSONForm {
  /// The value that reading starts from; a field whose key is missing keeps its value here.
  static var blank: Self { get }
  /// Passes each field to `pass` once, with the keys in sorted order, since text is written immediately.
  mutating func fields(_ pass: inout some JSONPass & ~Copyable)
}

extension JSONObject {
  package init?(json: JSONValue) {
    self = .blank
    var pass = JSONFields(json)
    fields(&pass)
    if !pass.isWhole { return nil }
  }

  package static func fault(in json: JSONValue) -> JSONFault? {
    guard case .object = json else { return JSONFault(json, isNot: "an object") }
    var object = blank
    var pass = JSONFields(json, tellsFault: true)
    object.fields(&pass)
    return pass.fault
  }

  // Not inlined, so that the compiler optimizes one copy instead of one wherever an object is a member or an element.
  @inline(never)
  package func write(to sink: inout some JSONSink & ~Copyable) {
    sink.beginObject()
    var copy = self
    copy.fields(&sink)
    sink.endObject()
  }

  // These methods make the public types that are objects in reports `Codable`, in the same form.

  /// Reads the form that reports have; for anything else throws a `DecodingError` that says what is wrong first.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(
      from: decoder, as: "the form of \(Self.self)", fault: Self.fault(in:), Self.init(json:))
  }

  /// Writes the form that reports have.
  public func encode(to encoder: any Encoder) throws { try tree().encode(to: encoder) }
}
