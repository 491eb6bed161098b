import MetaLensKit

/// The language that a browser asks for.
enum AcceptedLanguage {
  /// Tags that are looked at: a browser names a handful.
  private static let maximum = 20

  /// The best of an `Accept-Language` (RFC 9110, 12.5.4) that there is; nil where it names none of ours.
  static func best(of field: String) -> Language? {
    var best: (language: Language, quality: Double)?
    for part in field.split(separator: ",").prefix(maximum) {
      let pieces = part.split(separator: ";").map { $0.filter { $0 != " " } }
      guard let tag = pieces.first, let language = Language(tag: tag) else { continue }
      let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard quality > 0, quality <= 1, quality > best?.quality ?? 0 else { continue }
      best = (language, quality)
    }
    return best?.language
  }
}
