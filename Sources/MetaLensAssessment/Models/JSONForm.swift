/// A value that has a form in JSON.
protocol JSONForm {
  /// Reads the form; nil for what is none.
  init?(json: JSONValue)
  /// Writes it.
  func write(to sink: inout some JSONSink & ~Copyable)
  /// What is wrong with what can't be read; nil if nothing is.
  static func fault(in json: JSONValue) -> JSONFault?
}

extension JSONForm {
  static func fault(in json: JSONValue) -> JSONFault? {
    Self(json: json) == nil ? JSONFault(json, isNot: "readable as \(Self.self)") : nil
  }
}

/// A type whose form is an object: one table of its fields serves both directions.
protocol JSONObject: JSONForm {
  /// What reading begins with: what a field is where its key is missing.
  static var blank: Self { get }
  /// Names each field once, with the keys in sorted order, as text is written as it comes.
  mutating func fields(_ pass: inout some JSONPass & ~Copyable)
}

extension JSONObject {
  init?(json: JSONValue) {
    self = .blank
    var pass = JSONFields(json)
    fields(&pass)
    if !pass.isWhole { return nil }
  }

  static func fault(in json: JSONValue) -> JSONFault? {
    guard case .object = json else { return JSONFault(json, isNot: "an object") }
    var object = blank
    var pass = JSONFields(json, tellsFault: true)
    object.fields(&pass)
    return pass.fault
  }

  // One copy for the compiler to optimize, instead of one wherever an object is a member or an element.
  @inline(never)
  func write(to sink: inout some JSONSink & ~Copyable) {
    sink.beginObject()
    var copy = self
    copy.fields(&sink)
    sink.endObject()
  }

  /// The value as a tree; with its words where a context is given.
  func tree(for context: OutputContext? = nil) -> JSONValue {
    var tree = JSONTree(context: context)
    write(to: &tree)
    return tree.root
  }

  // What is public and an object in reports is `Codable` by these, in the same form.

  /// Reads the form that reports have; throws `DecodingError` for what is none, and says what is wrong first.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(
      from: decoder, as: "the form of \(Self.self)", fault: Self.fault(in:), Self.init(json:))
  }

  /// Writes the form that reports have.
  public func encode(to encoder: any Encoder) throws { try tree().encode(to: encoder) }
}
