extension PhotoSummary {
  /// The event that a summary's ``creationDate`` is the date of.
  public enum CreationDateKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The picture was taken (EXIF DateTimeOriginal).
    case taken
    /// The picture was digitized, as film is scanned (EXIF DateTimeDigitized); the file doesn't state when it was
    /// taken.
    case digitized
  }
}
