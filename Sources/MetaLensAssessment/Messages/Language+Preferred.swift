#if canImport(Darwin)
  import Foundation
#endif

extension Language {
  /// The first of the person's preferred languages that is supported, on Apple platforms; English elsewhere, since the
  /// library doesn't read the environment.
  public static var preferred: Language {
    #if canImport(Darwin)
      Locale.preferredLanguages.lazy.compactMap(Language.init(tag:)).first ?? .english
    #else
      .english
    #endif
  }
}
