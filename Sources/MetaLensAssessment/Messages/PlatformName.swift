/// What platforms are called.
enum PlatformName {
  /// How reports call two of one owner, whose copies can't be told apart.
  static let facebook = "Facebook, Instagram"

  /// The words for a platform that a flag's value names: of two one or the other, where a sentence speaks of one.
  static func phrases(_ values: FlagValues, in _: Language) -> MessageValues {
    if values.text("platform") == facebook { return ["platform": told] }
    return values.text("meaning") == facebook ? ["meaning": told] : [:]
  }

  private static let told = "Facebook/Instagram"
}
