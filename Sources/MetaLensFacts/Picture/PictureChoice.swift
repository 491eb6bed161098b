/// Which picture of a container a library may decode for a page.
package enum PictureChoice: String, Sendable, Equatable, CaseIterable {
  /// The main one, or a thumbnail that stands for it.
  case any
  /// The main one alone.
  case main
  /// A thumbnail alone.
  case thumbnail
}
