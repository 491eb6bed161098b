/// The number of known files that a comparison stands on, and of their models.
struct ReferenceCount: Sendable {
  /// The number of independent files: of one camera on one day, only one counts.
  let files: Int
  /// The number of models that the files are from, without the photo's own.
  let models: Int

  /// Whether there are as many files and as many models as needed.
  func isAtLeast(files minimumFiles: Int, models minimumModels: Int) -> Bool {
    files >= minimumFiles && models >= minimumModels
  }
}
