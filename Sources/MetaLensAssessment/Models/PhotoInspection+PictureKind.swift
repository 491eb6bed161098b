extension PhotoInspection {
  /// What a file's coded picture is.
  package enum PictureKind: String, Sendable, Hashable, CaseIterable {
    /// What a sensor recorded, as raw files hold it.
    case sensorData
    /// A picture as people see it.
    case developed
  }

  /// What the file's coded picture is.
  ///
  /// nil where nothing states one, and of a raw file whose sensor's data weren't found.
  package var pictureKind: PictureKind? {
    if facts.container.value?.image?.isSensorData == true { return .sensorData }
    return facts.pictureSize == nil || facts.holdsPreviewForViewers ? nil : .developed
  }
}
