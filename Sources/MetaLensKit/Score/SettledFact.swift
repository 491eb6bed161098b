/// What a flag settles by itself, whatever else is found: a file's own record of what was done to it.
enum SettledFact: Sendable, Hashable {
  /// Made by a generator, as the file says.
  case generated
  /// Changed by a generator, as the file says.
  case partlyGenerated
  /// A picture of a screen.
  case screenshot
  /// A platform's own mark.
  case platform
  /// An editor's own record.
  case editor
  /// A metadata tool's own record.
  case metadataTool
  /// A container that no camera writes.
  case converted

  /// The flags of each fact.
  private static let flags: [(SettledFact, [String])] = [
    (.generated, ["aiGenerated", "aiLabelled", "aiFields", "credentialsGenerated", "softwareAITool"]),
    (.partlyGenerated, ["aiEdited", "credentialsAIEdited"]),
    (.screenshot, ["screenshot"]),
    (.platform, ["platformMark", "softwarePlatform"]),
    (
      .editor,
      [
        "softwareEdited", "mobileAppEdited", "softwareRawConverter", "historyStep", "historyText",
        "derivedFrom",
        "ingredients", "documentAncestors", "photoshopTextLayers", "photoshopResources", "cameraRawSettings",
        "cameraRawRetouched", "appleAdjustments", "makerNoteEdited", "exifEditingSoftware",
        "credentialsEdited",
        "trailerSamsungEdited",
      ]
    ),
    (.metadataTool, ["softwareMetadataTool"]),
    (.converted, ["containerConverted", "containerWriterForeign", "rawConverted"]),
  ]

  private static let byFlag = Dictionary(
    flags.flatMap { fact, ids in ids.map { ($0, fact) } }, uniquingKeysWith: { first, _ in first })

  /// What a flag settles; nil where it is evidence like other evidence.
  static func of(flag id: String) -> SettledFact? { byFlag[id] }

  /// Every flag that settles something.
  static var settlingFlags: [String] { flags.flatMap(\.1) }
}
