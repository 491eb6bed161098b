/// When cameras were announced, by the model that EXIF names (rows and their sources: `camera-years.tsv`).
enum CameraYears {
  /// Returns the year in which a model was announced; nil if the table doesn't have the model.
  static func year(of model: String) -> Int? {
    memory.value(of: model) { found(model) }
  }

  private static let memory = LookupMemory<Int?>()

  private static func found(_ model: String) -> Int? {
    if let row = models.row(of: model) { return Int(models[row, 1]) }
    let first = model.utf8.first
    return beginnings.first { $0.model.utf8.first == first && model.utf8.starts(with: $0.model.utf8) }?.year
  }
}
