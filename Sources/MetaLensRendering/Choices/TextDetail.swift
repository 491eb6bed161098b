/// How much `analyze` tells of a photo as text.
package enum TextDetail: String, Sendable, Hashable {
  /// The verdict, its strongest reasons and what to do next.
  case answer
  /// One line.
  case brief
  /// Everything that was found, with its place.
  case details
}
