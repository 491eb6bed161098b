/// The names of platforms.
enum PlatformName {
  /// The name in reports for two platforms of one owner, whose copies can't be distinguished.
  static let facebook = "Facebook, Instagram"

  /// Returns the words for the platform that a flag's value names; two platforms are joined for a sentence about one.
  static func phrases(_ values: FlagValues, in _: Language) -> MessageValues {
    if values.text("platform") == facebook { return ["platform": told] }
    return values.text("meaning") == facebook ? ["meaning": told] : [:]
  }

  private static let told = "Facebook/Instagram"
}
