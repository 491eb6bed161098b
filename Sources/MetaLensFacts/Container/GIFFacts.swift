/// What only a GIF states (GIF89a specification).
package struct GIFFacts: Sendable, Equatable {
  /// The version as written: `87a` or `89a`.
  package var version: String
  /// The number of pictures.
  package var frameCount: Int
  /// Identifiers and codes of the application extensions, such as `NETSCAPE2.0`.
  package var applications: [String]

  package init(version: String, frameCount: Int = 0, applications: [String] = []) {
    self.version = version
    self.frameCount = frameCount
    self.applications = applications
  }
}
