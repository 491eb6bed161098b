/// The pictures of a container that a library may decode for a page.
package enum PictureChoice: String, Sendable, Equatable, CaseIterable {
  /// The main picture, or a thumbnail in its place.
  case any
  /// Only the main picture.
  case main
  /// Only a thumbnail.
  case thumbnail
}
