/// Why a picture wasn't decoded by a library that was loaded for it.
package enum PictureRefusal: Error, Sendable, Equatable {
  /// The library isn't there, or lacks a function that is used; its name.
  case libraryMissing(String)
  /// The library can't decode it; its name, and its own words (English, a stranger's, often empty).
  case refused(String, words: String)
  /// More pixels or bytes than the limits allow.
  case tooLarge
  /// It took longer than is allowed; the library's name.
  case tookTooLong(String)
  /// The process that decodes ended without an answer; the library's name.
  case crashed(String)
}
