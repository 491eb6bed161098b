extension PhotoSummary {
  /// What a summary's ``creationDate`` is the date of.
  public enum CreationDateKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The picture was taken then (EXIF DateTimeOriginal).
    case taken
    /// The picture was digitized then, as film is scanned (EXIF DateTimeDigitized); when it was taken isn't stated.
    case digitized
  }
}
