extension GeneratorMarks {
  /// Adds what generators write into EXIF's tags.
  mutating func addTags(of exif: ExifFacts, _ places: ExifPlaces) {
    addComment(of: exif, places)
    func text(_ tag: UInt16) -> String? { exif.text(tag, in: .ifd0) }
    func evidence(_ tag: UInt16) -> Evidence { places.evidence(tag, in: .ifd0) }
    for (tag, name) in [(ExifTag.make, "Make"), (ExifTag.model, "Model")] {
      guard let text = text(tag) else { continue }
      addNodes(text, name: name, evidence: evidence(tag))
    }
    if text(ExifTag.make) == "Ideogram AI" {
      add(
        GeneratorMark(
          .generated, .mark, generator: "Ideogram AI", value: "Ideogram AI", place: "EXIF Make",
          evidence: evidence(ExifTag.make)))
    }
    guard let description = text(ExifTag.imageDescription) else { return }
    let place = evidence(ExifTag.imageDescription)
    if let label = ContentLabel(named: description) {
      add(label.mark(place: "EXIF ImageDescription", evidence: place))
    }
    if Self.isSignature(description), let artist = text(ExifTag.artist), Self.isUUID(artist) {
      add(
        GeneratorMark(
          .generated, .mark, generator: "xAI (Grok)", value: description,
          place: "EXIF ImageDescription, Artist", evidence: place))
    }
  }

  private mutating func addComment(of exif: ExifFacts, _ places: ExifPlaces) {
    guard let comment = exif.userComment else { return }
    let evidence = places.evidence(ExifTag.userComment, in: .exif)
    if let found = GenerationParameters(text: comment) ?? GenerationParameters(json: comment) {
      add(found.mark(place: "EXIF UserComment", evidence: evidence))
    }
    if let label = ContentLabel(named: comment) {
      add(label.mark(place: "EXIF UserComment", evidence: evidence))
    }
    if let label = ByteDanceLabel(json: comment) { add(label.mark("EXIF UserComment", evidence)) }
  }

  /// Adds parameters in place of the camera's names: ComfyUI's WebP has `prompt:{…}` and `workflow:{…}`, SwarmUI's
  /// older JPEG an object.
  private mutating func addNodes(_ text: String, name: String, evidence: Evidence) {
    let found: GenerationParameters? =
      if text.hasPrefix("prompt:{") {
        JSONReader.object(of: String(text.dropFirst("prompt:".count)))
          .flatMap(GenerationParameters.comfyPrompt)
      } else if text.hasPrefix("workflow:{") {
        JSONReader.object(of: String(text.dropFirst("workflow:".count)))
          .flatMap(GenerationParameters.comfyWorkflow)
      } else {
        JSONReader.object(of: text).flatMap(GenerationParameters.swarm)
      }
    if let found { add(found.mark(place: "EXIF " + name, evidence: evidence)) }
  }

  /// Whether a text is `Signature: ` and at least 64 characters of Base64, and nothing else (Docs/Sources.md, 2.7).
  private static func isSignature(_ text: String) -> Bool {
    let mark = "Signature: "
    guard text.hasPrefix(mark) else { return false }
    let code = text.utf8.dropFirst(mark.utf8.count)
    return code.count >= 64
      && code.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
          || $0 == UInt8(ascii: "=")
      }
  }
}
