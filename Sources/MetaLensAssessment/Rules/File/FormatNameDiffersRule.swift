extension Rule {
  package static let formatNameDiffers = Rule(
    "formatNameDiffers", .information, concern: .container,
    parameters: [.text("named", .public), .text("format", .public)],
    phrases: PhotoFormat.phrases,
    reads: [.name],
    source: "The extensions that go with each format; context, as any file name: it never enters the score",
    example: ["named": "heic", "format": "jpeg"]
  ) { context in
    guard let name = context.name?.nameExtension,
      FormatExtension.contradicts(name, context.facts.format)
        // A DNG by its version keeps its name, whatever it contains.
        || context.facts.format == .tiff && FormatExtension.isRaw(name) && context.facts.isDevelopedTIFF
    else {
      return []
    }
    return .raised(
      ["named": name.text, "format": context.facts.format.rawValue],
      at: Evidence(location: PlaceName.fileName))
  }
}
