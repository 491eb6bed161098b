/// China's implicit label of synthetic content (GB 45438-2025, annex E; Docs/Sources.md, 2.7), as a file states it.
struct ContentLabel: Sendable {
  /// 1 is, 2 probably, 3 suspected.
  var label: Int
  /// The code or name of who made the content; nil where it isn't stated.
  var producer: String?

  /// Reads the label's object.
  init?(_ members: [String: JSONValue]) {
    guard let value = members["Label"],
      let label = value.integerValue ?? value.stringValue.flatMap({ Int($0) }),
      (1...3).contains(label)
    else { return nil }
    self.label = label
    // Tencent's files call the producer its service's provider.
    producer =
      [members["ContentProducer"], members["ServiceProvider"]].compactMap { $0?.stringValue }
      .first { !$0.isEmpty }
  }

  /// Reads a text that is the label's object, or an object that holds it as `AIGC`.
  init?(json text: String) {
    guard let members = JSONReader.object(of: text) else { return nil }
    switch members["AIGC"] {
    case .object(let label): self.init(label)
    case .string(let text):
      guard let label = JSONReader.object(of: text) else { return nil }
      self.init(label)
    default: self.init(members)
    }
  }

  /// Reads XMP's property: a text of JSON, or a structure.
  init?(_ value: XMPValue) {
    if let text = value.text {
      self.init(json: text)
    } else {
      self.init(
        Dictionary(value.fields.map { ($0.name, JSONValue.string($0.value.text ?? "")) }) { first, _ in first
        })
    }
  }

  /// Reads a text that holds the label as `AIGC`, where a place is nobody's but a person's otherwise.
  init?(named text: String) {
    guard let members = JSONReader.object(of: text), members["AIGC"] != nil else { return nil }
    self.init(json: text)
  }

  func mark(place: String, evidence: Evidence) -> GeneratorMark {
    GeneratorMark(
      .labelled, nil, generator: producer.map { $0.quoted() }, value: "\(label)", place: place,
      evidence: evidence)
  }
}
