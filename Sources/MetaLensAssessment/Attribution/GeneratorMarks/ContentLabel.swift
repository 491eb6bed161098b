/// China's implicit label of synthetic content (GB 45438-2025, annex E; Docs/Sources.md, 2.7), as a file states it.
struct ContentLabel: Sendable {
  /// The degree: 1 is synthetic, 2 probably, 3 suspected.
  var label: Int
  /// The code or the name of the content's producer; nil if it isn't stated.
  var producer: String?

  init?(_ members: [String: JSONValue]) {
    guard let value = members["Label"],
      let label = value.integerValue ?? value.stringValue.flatMap({ Int($0) }),
      (1...3).contains(label)
    else { return nil }
    self.label = label
    // Tencent's files name the producer `ServiceProvider`.
    producer =
      [members["ContentProducer"], members["ServiceProvider"]].compactMap { $0?.stringValue }
      .first { !$0.isEmpty }
  }

  /// Reads a text that is the label's object, or an object that contains the label as `AIGC`.
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

  /// Reads the XMP property: a text of JSON, or a structure.
  init?(_ value: XMPValue) {
    if let text = value.text {
      self.init(json: text)
    } else {
      self.init(
        Dictionary(value.fields.map { ($0.name, JSONValue.string($0.value.text ?? "")) }) { first, _ in first
        })
    }
  }

  /// Reads a text that contains the label as `AIGC`, in a place where otherwise only people write.
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
