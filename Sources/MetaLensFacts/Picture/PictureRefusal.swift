/// The reason why a library that was loaded for a picture didn't decode it.
package enum PictureRefusal: Error, Sendable, Equatable {
  /// The library is missing, or lacks a function that is used; with its name.
  case libraryMissing(String)
  /// The library can't decode the picture; with its name and its message (English, untrusted, often empty).
  case refused(String, words: String)
  /// The picture has more pixels or bytes than the limits allow.
  case tooLarge
  /// Decoding took longer than allowed; with the library's name.
  case tookTooLong(String)
  /// The decoding process ended without an answer; with the library's name.
  case crashed(String)
}
