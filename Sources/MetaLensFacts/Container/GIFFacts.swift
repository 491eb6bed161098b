/// What only a GIF states (GIF89a specification).
public struct GIFFacts: Sendable, Hashable {
  /// The version as written: `87a` or `89a`.
  public var version: String
  /// Count of pictures.
  public var frameCount: Int
  /// Identifiers and codes of the application extensions, such as `NETSCAPE2.0`.
  public var applications: [String]

  /// Makes facts.
  public init(version: String, frameCount: Int = 0, applications: [String] = []) {
    self.version = version
    self.frameCount = frameCount
    self.applications = applications
  }
}
