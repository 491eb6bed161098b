/// A step that a file needs instead of its verdict's, since it shows what it is or where a better file may be.
struct FileStep: Sendable {
  /// What to do next.
  let key: MessageKey
  /// The verdicts in whose place it is said.
  let kinds: [Verdict.Kind]
  /// Whether a report's file shows it.
  let isShown: @Sendable (OriginalityReport) -> Bool

  private init(
    _ key: MessageKey, _ kinds: [Verdict.Kind], isShown: @escaping @Sendable (OriginalityReport) -> Bool
  ) {
    self.key = key
    self.kinds = kinds
    self.isShown = isShown
  }

  /// Returns the first step of the table that a report calls for; nil if it calls for none.
  static func next(for report: OriginalityReport) -> FileStep? {
    all.first { $0.kinds.contains(report.verdict.kind) && $0.isShown(report) }
  }

  /// All steps; those come first that need nobody's help or are sure to lead to the camera's file.
  static let all: [FileStep] = [
    // The JPEG that a JPEG XL was losslessly made from is at hand.
    FileStep(.verdictNextHoldsJPEG, [.copy, .resaved, .stripped, .undetermined]) { $0.has(.holdsJPEG) },
    // A second raw file wouldn't help, since it is amber at best unless a listed camera signed it, and no signature is
    // learned from one.
    FileStep(.verdictNextRaw, [.undetermined]) { FormatExtension.rawFormats.contains($0.summary.format) },
    // The device itself hands over what was stored again, unless it is told otherwise.
    FileStep(.verdictNextUnmodified, [.resaved, .edited, .undetermined]) { $0.isStoredByApple },
    FileStep(.verdictNextScan, [.copy, .resaved, .edited, .stripped, .undetermined]) { $0.isScan },
    FileStep(.verdictNextSizes, [.resaved, .undetermined]) { $0.hasOtherSize },
    FileStep(.verdictNextFrame, [.copy]) { $0.family == .ffmpeg },
    FileStep(.verdictNextScreen, [.copy]) { $0.isOfScreen },
    FileStep(.verdictNextPosted, [.platformCopy]) { $0.isPosted },
  ]

  /// The public platforms of which a post leads to the one who has the camera's file, in lower case.
  fileprivate static let publicPlatforms = [
    "facebook", "flickr", "imgur", "instagram", "pinterest", "reddit", "twitter", "weibo", "wikimedia",
  ]
}

extension OriginalityReport {
  /// Whether a flag of one of these kinds was raised.
  fileprivate func has(_ ids: FlagID...) -> Bool { flags.contains { ids.contains($0.id) } }

  /// Returns the texts of a parameter in all flags of a kind.
  fileprivate func texts(_ parameter: String, of id: FlagID) -> [String] {
    flags(of: id).compactMap { $0.detail.parameters[parameter]?.stringValue }
  }

  /// The family of the encoder; nil if it wasn't recognized or isn't known to this version.
  fileprivate var family: EncoderFamily? {
    texts("family", of: .encoderIdentified).first.flatMap(EncoderFamily.init(rawValue:))
  }

  /// Whether Apple's software stored the picture of one of its phones again.
  fileprivate var isStoredByApple: Bool {
    has(.hevcEncodedAgainByApple, .heicRewrittenByApple, .appleAdjustments)
      || summary.make == "Apple" && (family == .appleJPEG || family == .imageIO)
  }

  /// Whether a scanner, its program or IPTC's source type says that the picture was scanned, and nothing says that a
  /// camera exposed it.
  ///
  /// Photo labs' programs write into cameras' files too. An exposure beside a scanner's name and
  /// without the maker's note was typed in, or is another file's.
  var isScan: Bool {
    if summary.namesScanner(beside: flags) { return true }
    guard !summary.statesExposure else { return false }
    return has(.softwareScanner)
      || texts("meaning", of: .sourceTypeStated).contains(SourceTypeMeaning.scan.rawValue)
      || summary.model?.lowercased().contains("scan") == true
  }

  /// Whether the file says that it shows a screen, has a name of screenshots, or has a screen's size that films and
  /// wallpapers don't often have.
  fileprivate var isOfScreen: Bool {
    texts("meaning", of: .sourceTypeStated).contains(SourceTypeMeaning.screen.rawValue)
      || texts("kind", of: .platformFileName).contains(FileNameForms.Kind.screenshot.rawValue)
      || summary.dimensions.flatMap(ScreenSizes.kind(of:)).map { $0 != .shared } == true
  }

  /// Whether the mark or the name of a public platform is in the file.
  fileprivate var isPosted: Bool {
    let names = texts("platform", of: .platformMark) + texts("software", of: .softwarePlatform)
    return names.map { $0.lowercased() }.contains { name in
      FileStep.publicPlatforms.contains { name.contains($0) }
    }
  }
}
