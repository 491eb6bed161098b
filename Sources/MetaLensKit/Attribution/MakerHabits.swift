import MetaLensFacts

/// What a file shows that no known file of its maker does: how its metadata are written, and what was added.
///
/// Programs that rewrite metadata, comment a file or append to it leave their hand there and the picture as it was. Which of
/// it a maker's cameras do as well is learned with their signatures; how directories lie, the byte order and the
/// name of the maker note aren't asked, since makers change these from model to model (13 of 204 originals would have been accused,
/// their own model left out).
struct MakerHabits: Sendable, Hashable {
  /// Independent files of the maker that this stands on, those of the photo's own camera and day left out.
  let fileCount: Int
  /// How many models these are of.
  let modelCount: Int
  /// Whether the EXIF block is packed as programs pack it, and no known file's is.
  let isPackedOtherwise: Bool
  /// Whether a comment stands in the header, and in no known file's.
  let hasForeignComment: Bool
  /// Whether bytes that are all the same follow the picture, and no known file's.
  let hasForeignPadding: Bool
  /// Whether a picture in colour has no thumbnail in EXIF, and every known file has one.
  let lacksThumbnail: Bool

  /// Of files of other models than the photo's own so many must have been seen.
  static let leastModels = CameraComparison.leastModels
  /// So many files must have been seen.
  static let leastFiles = CameraComparison.leastFilesOfMaker

  /// Nil where too little is known of the maker.
  init?(_ features: CameraFeatures, leftOut: Set<String>, key: String, maker: CameraSignatureGroup?) {
    guard let maker, let known = maker.independent(without: leftOut, model: key),
      known.files >= Self.leastFiles, known.models >= Self.leastModels
    else { return nil }
    fileCount = known.files
    modelCount = known.models
    /// Whether no known file shows a value of which this holds; false where there are too many values to tell.
    func isNever(_ feature: CameraFeature, _ holds: (String) -> Bool) -> Bool {
      maker.values(of: feature, without: leftOut).map { !$0.contains(where: holds) } ?? false
    }
    isPackedOtherwise = features[.packing] == "packed" && isNever(.packing) { $0 != "unpacked" }
    hasForeignComment = features[.comment] != "-" && isNever(.comment) { $0 != "-" }
    hasForeignPadding = Self.isPadded(features[.trailers]) && isNever(.trailers, Self.isPadded)
    lacksThumbnail =
      features.isColor && !features.isHEIF && !Self.hasThumbnail(features[.directories])
      && isNever(.directories) { !Self.hasThumbnail($0) }
  }

  private static func isPadded(_ trailers: String) -> Bool {
    trailers.split(separator: " ").contains { $0 == Trailer.Kind.padding.rawValue }
  }

  private static func hasThumbnail(_ directories: String) -> Bool {
    directories.split(separator: " ").contains { $0 == ExifDirectory.Kind.ifd1.rawValue }
  }
}
