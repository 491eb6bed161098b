extension Rule {
  package static let formatNameDiffers = Rule(
    "formatNameDiffers", .information, concern: .container,
    parameters: [.text("named", .public), .text("format", .public)],
    variant: { $0.isOfRaw ? "raw" : nil },
    phrases: PhotoFormat.phrases,
    reads: [.name],
    source: "The extensions that go with each format; context, as any file name: it never enters the score",
    example: ["named": "heic", "format": "jpeg"]
  ) { context in
    guard let name = context.name?.nameExtension,
      FormatExtension.contradicts(name, context.facts.format)
        // A DNG by its version keeps its name, whatever it contains.
        || context.facts.format == .tiff && FormatExtension.isNeverDeveloped(name)
          && context.facts.isDevelopedTIFF
    else {
      return []
    }
    return .raised(
      ["named": name.text, "format": context.facts.format.rawValue],
      at: Evidence(location: PlaceName.fileName))
  }
}

extension FlagValues {
  /// Whether the extension is one that only raw files have, but the bytes are of no raw format.
  fileprivate var isOfRaw: Bool {
    guard let name = text("named"), let format = text("format").flatMap(PhotoFormat.init(rawValue:)) else {
      return false
    }
    return FormatExtension.isRaw(name) && !FormatExtension.rawFormats.contains(format)
  }
}

extension OriginalityReport {
  /// The flag that the file isn't the raw file that its name promises; nil if there is none.
  ///
  /// It is part of every answer, however short: it changes no score, but a reader who asked for a raw file must learn it.
  package var flagOfRawName: OriginalityFlag? {
    flags.first { $0.id == .formatNameDiffers && FlagValues(json: $0.detail.parameters).isOfRaw }
  }

  /// The flag that is shown beside the verdict if there is room for only one.
  package var mainReason: OriginalityFlag? { flagOfRawName ?? deciding.first }
}
