/// A language that every message is translated into.
public enum Language: String, Sendable, Hashable, Codable, CaseIterable {
  /// English, the source language.
  case english = "en"
  /// Korean.
  case korean = "ko"
  /// Japanese.
  case japanese = "ja"
  /// Chinese in simplified characters.
  case simplifiedChinese = "zh-Hans"
  /// German.
  case german = "de"
  /// French.
  case french = "fr"
  /// Spanish.
  case spanish = "es"

  /// Makes the language of a BCP 47 tag or a POSIX locale name, such as `de-AT` or `ko_KR.UTF-8`; nil if it isn't
  /// supported.
  ///
  /// Chinese in traditional characters (`zh-Hant`, `zh-TW`, `zh-HK`, `zh-MO`) isn't supported: simplified characters
  /// are no substitute for it.
  public init?(tag: String) {
    let name = tag.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    guard let primary = parts.first else { return nil }
    if primary == "zh" {
      if parts.contains("hant") { return nil }
      let traditional: Set<String> = ["tw", "hk", "mo"]
      if !parts.contains("hans"), parts.dropFirst().contains(where: traditional.contains) { return nil }
      self = .simplifiedChinese
      return
    }
    guard let language = Self.allCases.first(where: { $0.rawValue == primary }) else { return nil }
    self = language
  }
}
