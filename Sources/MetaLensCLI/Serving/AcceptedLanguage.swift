import MetaLensKit

/// The language that a browser prefers.
enum AcceptedLanguage {
  /// The maximum number of language tags that are read; a browser sends a handful.
  private static let maximum = 20

  /// Returns the best available language of an `Accept-Language` field (RFC 9110, 12.5.4); nil if none is available.
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
