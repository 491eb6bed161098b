extension PhotoInspection {
  /// The kind of a file's coded picture.
  package enum PictureKind: String, Sendable, Hashable, CaseIterable {
    /// A sensor's data, as in raw files.
    case sensorData
    /// A picture as people see it.
    case developed
  }

  /// The kind of the file's coded picture.
  ///
  /// Nil if the file states no picture's size, or is a raw file whose sensor data weren't found.
  package var pictureKind: PictureKind? {
    if facts.container.value?.image?.isSensorData == true { return .sensorData }
    return facts.pictureSize == nil || facts.holdsPreviewForViewers ? nil : .developed
  }
}
