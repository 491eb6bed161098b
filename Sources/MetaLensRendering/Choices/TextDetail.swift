/// How much text `analyze` writes about a photo.
package enum TextDetail: String, Sendable, Hashable {
  /// The verdict, its strongest reasons and what to do next.
  case answer
  /// One line.
  case brief
  /// Everything that was found, with its place in the file.
  case details
}
