/// The signs that a file is a picture of a screen, each independent of the others.
struct ScreenshotSigns: Sendable {
  /// The wording of the signs in reports; `ScreenshotSigns+Words` translates it.
  static let noCamera = "PNG without camera"
  static let appleChunk = "Apple's chunk iDOT"
  static let sizeEnding = " is the size of a screen"
  static let programStart = "program “"
  static let programEnd = "”"

  /// The signs that were seen, in English, the strongest first, and where.
  private(set) var signs: [(text: String, evidence: Evidence)] = []
  /// Whether the file itself says that it is a picture of a screen.
  private(set) var isStated = false
  private(set) var screen: ScreenSizes.Kind?

  /// Whether the signs suffice: two, one of them the file's own claim or the size of a screen, or three if films and
  /// wallpapers have that size as often.
  var isEnough: Bool {
    if isStated { return signs.count >= 2 }
    guard let screen else { return false }
    return signs.count >= (screen == .shared ? 3 : 2)
  }

  init(_ context: RuleContext) {
    let facts = context.facts
    addClaim(context)
    // A stated make outweighs everything except the file's own claim.
    guard isStated || context.attributions.make == nil else { return }
    if let size = context.attributions.codedSize, let kind = ScreenSizes.kind(of: size) {
      screen = kind
      signs.append(("\(size.width)x\(size.height)\(Self.sizeEnding)", context.sizeEvidence))
    }
    if let part = facts.container.value?.parts.first(where: { $0.name == "iDOT" }) {
      signs.append((Self.appleChunk, Evidence(location: "PNG iDOT", offset: part.offset)))
    }
    if facts.format == .png, context.attributions.make == nil {
      signs.append((Self.noCamera, context.sizeEvidence))
    }
  }

  private mutating func addClaim(_ context: RuleContext) {
    if let exif = context.exif, exif.isScreenshot {
      isStated = true
      signs.append(("UserComment “Screenshot”", context.evidence(ExifTag.userComment, in: .exif)))
    }
    let claims = context.attributions.claims
    if let type = claims.all.first(where: { $0.subject == .digitalSourceType && $0.value == "screenCapture" })
    {
      isStated = true
      signs.append(("DigitalSourceType screenCapture", type.evidence))
    }
    // EXIF's programs include those that the catalogue doesn't know; other places' don't.
    let known = context.attributions.programs.first { Self.isScreenshotProgram($0.text) }
    let stated = claims.all.first { $0.subject == .program && Self.isScreenshotProgram($0.value) }
    if let text = known?.text ?? stated?.value, let evidence = known?.evidence ?? stated?.evidence {
      isStated = true
      signs.append((Self.programStart + text.prefix(80) + Self.programEnd, evidence))
    }
  }

  /// Whether a text names a program that takes pictures of screens and says so: the whole name, followed by a version
  /// at most.
  private static func isScreenshotProgram(_ text: String) -> Bool {
    guard let first = text.utf8.first?.asciiLowercased, starts.contains(first) else {
      return false
    }
    let bytes = Array(text.utf8)
    return shapes.contains { $0.matches(bytes) }
  }

  private static let shapes = [
    "gnome-screenshot", "gnome-screenshot {v}", "Greenshot", "Greenshot {v}", "ShareX", "ShareX {v}",
  ]
  .map(SoftwareShape.init)

  /// The first bytes of their names.
  private static let starts = shapes.map(\.start)
}
