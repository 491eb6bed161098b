#if canImport(Darwin)
  import Foundation
#endif

extension Language {
  /// The first of the person's preferred languages there is, on Apple platforms; English elsewhere, since a
  /// library reads no environment.
  public static var preferred: Language {
    #if canImport(Darwin)
      Locale.preferredLanguages.lazy.compactMap(Language.init(tag:)).first ?? .english
    #else
      .english
    #endif
  }
}
