extension HistoryDetail {
  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String? { parameters[key]?.stringValue }
    func number(_ key: String) -> Int? { parameters[key]?.integerValue }
    func isTrue(_ key: String) -> Bool? { parameters[key]?.boolValue }
    let detail: HistoryDetail? =
      switch id {
      case "historyStep": HistoryStep(json: parameters).map { .step($0) }
      case "historyLonger": number("count").map { .longer(count: $0) }
      case "historyText": text("text").map { .text(text: $0) }
      case "derivedFrom": text("document").map { .derivedFrom(document: $0) }
      case "cameraRawRetouched": text("tools").map { .cameraRawRetouched(tools: $0) }
      case "appleAdjustments": text("values").map { .appleAdjustments(values: $0) }
      case "photoshopResources":
        number("count").map { .photoshopResources(count: $0, quality: number("quality")) }
      case "metadataNamespaces": text("programs").map { .namespaces(programs: $0) }
      case "exifRawDevelopingSoftware": text("software").map { .rawDevelopingSoftware(software: $0) }
      case "exifEditingSoftware":
        text("software").flatMap { software in
          isTrue("isMetadataOnly").map { .editingSoftware(software: software, isMetadataOnly: $0) }
        }
      case "cameraRawSettings":
        text("version").flatMap { version in
          isTrue("isApplied").flatMap { isApplied in
            isTrue("isCropped").map { .cameraRaw(version: version, isApplied: isApplied, isCropped: $0) }
          }
        }
      case "makerNoteEdited":
        text("maker").flatMap { maker in
          text("values").map { .makerNoteEdited(maker: maker, values: $0) }
        }
      case "ingredients", "documentAncestors", "photoshopTextLayers":
        number("count").flatMap { count in text("first").map { Self.list(id, count, $0) } }
      case "toolkitForeign", "iccFromSoftware":
        Self.foreign(id, text(id == "toolkitForeign" ? "toolkit" : "profile"), text("program"), text("make"))
      default: nil
      }
    guard let detail else { return nil }
    self = detail
  }

  private static func list(_ id: String, _ count: Int, _ first: String) -> HistoryDetail {
    switch id {
    case "ingredients": .ingredients(count: count, first: first)
    case "documentAncestors": .ancestors(count: count, first: first)
    default: .textLayers(count: count, first: first)
    }
  }

  private static func foreign(_ id: String, _ thing: String?, _ program: String?, _ make: String?)
    -> HistoryDetail?
  {
    guard let thing, let program, let make else { return nil }
    return id == "toolkitForeign"
      ? .toolkitForeign(toolkit: thing, program: program, make: make)
      : .iccFromSoftware(profile: thing, program: program, make: make)
  }
}
