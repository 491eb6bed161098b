extension GeneratorMarks {
  /// Adds what generators write into the texts of a PNG, and Fooocus into a JPEG's comment.
  ///
  /// Keyword and content decide together, since a person may use any keyword and write about any program.
  mutating func addTexts(_ texts: [MetadataText]) {
    // The first text of a keyword counts that says anything: an empty one before it hides nothing.
    var keyed: [String: MetadataText] = [:]
    for text in texts {
      if text.keyword.isEmpty {
        addComment(text)
      } else if keyed[text.keyword]?.text.allSatisfy(\.isWhitespace) ?? true {
        keyed[text.keyword] = text
      }
    }
    guard !keyed.isEmpty else { return }
    for keyword in keyed.keys.sorted() {
      guard let text = keyed[keyword], let mark = mark(keyword, text, among: keyed) else { continue }
      add(mark)
    }
    if let text = keyed["Negative Prompt"] ?? keyed["negative_prompt"],
      let found = GenerationParameters.easyDiffusion(keyed.mapValues(\.text))
    {
      add(found.mark(place: Self.place(text), evidence: Self.evidence(text)))
    }
  }

  /// Adds a comment without a keyword, if it is an object that names its program itself.
  private mutating func addComment(_ text: MetadataText) {
    guard let members = JSONReader.object(of: text.text), let found = GenerationParameters.fooocus(members)
    else { return }
    add(found.mark(place: text.container, evidence: Self.evidence(text)))
  }

  private func mark(
    _ keyword: String, _ text: MetadataText, among keyed: [String: MetadataText]
  ) -> GeneratorMark? {
    let (place, evidence) = (Self.place(text), Self.evidence(text))
    func parameters(_ read: ([String: JSONValue]) -> GenerationParameters?) -> GeneratorMark? {
      JSONReader.object(of: text.text).flatMap(read)?
        .mark(place: place, evidence: evidence)
    }
    func signature(_ generator: String, prompt: String? = nil) -> GeneratorMark {
      GeneratorMark(
        .generated, .mark, generator: generator, value: text.text, place: place,
        evidence: evidence, prompt: prompt)
    }
    switch keyword {
    case "parameters":
      return GenerationParameters(text: text.text)?
        .mark(place: place, evidence: evidence)
        ?? parameters { GenerationParameters.swarm($0) ?? GenerationParameters.fooocus($0) }
    case "prompt": return parameters(GenerationParameters.comfyPrompt)
    case "workflow": return parameters(GenerationParameters.comfyWorkflow)
    case "invokeai_metadata", "sd-metadata": return parameters(GenerationParameters.invoke)
    case "Dream":
      return GenerationParameters(commandLine: text.text)?
        .mark(place: place, evidence: evidence)
    case "Comment":
      return parameters { members in
        keyed["Software"]?.text == "NovelAI"
          ? GenerationParameters.novelAI(members) : GenerationParameters.fooocus(members)
      }
    case "AIGC":
      return ContentLabel(json: text.text)?
        .mark(place: place, evidence: evidence)
    case "aigc_info": return ByteDanceLabel(json: text.text)?.mark(place, evidence)
    case "hf-job-id": return Self.isToken(text.text) ? signature("Hugging Face") : nil
    case "Source": return text.text == "Luma AI" ? signature("Luma AI") : nil
    case "Description":
      guard keyed["Author"] != nil, let prompt = Self.midjourneyPrompt(text.text) else { return nil }
      return signature("Midjourney", prompt: prompt)
    default: return nil
    }
  }

  /// Returns what precedes `Job ID: ` and a UUID at the end of the text (seen in files of Midjourney), or nil.
  static func midjourneyPrompt(_ text: String) -> String? {
    let mark = "Job ID: ".unicodeScalars
    // By scalars: stepping back by one character would read all the flag emoji that precede it.
    guard let end = text.unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return nil }
    let written = text.unicodeScalars[...end]
    let job = written.suffix(36)
    let label = written[..<job.startIndex].suffix(mark.count)
    guard isUUID(String(job)), label.elementsEqual(mark) else { return nil }
    return String(written[..<label.startIndex])
  }

  /// Whether a text is a UUID in its usual form and nothing else (RFC 9562, 4).
  static func isUUID(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return false }
    return bytes.indices.allSatisfy { index in
      [8, 13, 18, 23].contains(index)
        ? bytes[index] == UInt8(ascii: "-") : Hexadecimal.value(of: bytes[index]) != nil
    }
  }

  /// Whether a text is an identifier: a UUID, or hexadecimal digits that no person types.
  private static func isToken(_ text: String) -> Bool {
    isUUID(text) || (text.utf8.count >= 16 && text.allSatisfy(\.isHexDigit))
  }

  private static func place(_ text: MetadataText) -> String { text.container + " " + text.keyword }

  private static func evidence(_ text: MetadataText) -> Evidence {
    Evidence(
      location: text.keyword.isEmpty ? text.container : place(text), offset: text.offset)
  }
}
