/// What a file shows that no known file of its maker does: in how its metadata are written, and in what was added.
///
/// Programs that rewrite metadata, add a comment or append data leave traces there and don't change the picture. The
/// maker's signatures show which of these traces its cameras leave too. The order of directories, the byte order and
/// the name of the maker note aren't compared, since they change from model to model (13 of 204 originals would have
/// been accused, with their own model left out).
struct MakerHabits: Sendable {
  /// Something that a file shows and no known file of its maker does.
  enum Oddity: Sendable, Hashable, CaseIterable {
    /// The EXIF block is packed as programs pack it.
    case packing
    /// The EXIF block has no gap, not even the padding before a value, as simple libraries write it.
    case unpadded
    /// The header contains a comment.
    case comment
    /// Bytes that are all the same end the file, and fill up a block of storage.
    case fill
    /// Bytes that are all the same end the file, and don't fill up a block of storage as cameras' padding does.
    case tail
    /// A second picture follows, which no index lists.
    case picture
    /// Bytes follow that no known writer writes.
    case unknown
    /// A HEIF's media data contain bytes that belong to none of its items.
    case gap
    /// EXIF states a thumbnail of no bytes.
    case emptyThumbnail
  }

  /// The number of independent files of the maker that were compared, without those of the photo's own camera and day.
  let fileCount: Int
  /// The number of models, other than the photo's own, that these files are from.
  let modelCount: Int
  /// The traces that this file shows and no known file does.
  let oddities: Set<Oddity>

  /// The minimum number of models, other than the photo's own, whose files are known.
  static let minimumModels = CameraComparison.minimumModels
  /// The minimum number of files that are known.
  static let minimumFiles = CameraComparison.minimumFilesOfMaker

  /// A box of a HEIF that the maker's files don't have, or have less often.
  let oddBox: String?

  /// The kinds of makers' own trailers that the file has, and no known file of the maker.
  let oddTrailers: [Trailer.Kind]

  /// The application segments that the maker's known JPEGs have, as `CameraFeature.vendor` names them; nil for a HEIF,
  /// and if there are too many to tell apart.
  let segments: Set<String>?

  /// Compares a file with its maker's known files; nil if too little is known about the maker.
  init?(_ features: CameraFeatures, leftOut: Set<String>, key: String, maker: CameraSignatureGroup?) {
    guard let maker, let others = maker.independent(without: leftOut, model: key),
      others.isAtLeast(files: Self.minimumFiles, models: Self.minimumModels)
    else { return nil }
    fileCount = others.files
    modelCount = others.models
    oddBox = maker.values(of: .container, without: leftOut).flatMap {
      ContainerBoxes(features[.container]).more(than: $0.map(ContainerBoxes.init))
    }
    segments =
      features.isHEIF
      ? nil
      : maker.values(of: .vendor, without: leftOut).map {
        Set($0.flatMap { $0.split(separator: " ").map(String.init) })
      }
    let known = maker.values(of: .trailers, without: leftOut)
    oddTrailers = Trailer.Kind.ofMakers.filter { kind in
      let isShown = { Oddity.has(kind.rawValue, in: $0) }
      return isShown(features[.trailers]) && known.map { !$0.contains(where: isShown) } ?? false
    }
    oddities = Set(
      Oddity.allCases.filter { oddity in
        oddity.isShown(by: features[oddity.feature])
          // If there are too many values to tell apart, nothing is odd.
          && maker.values(of: oddity.feature, without: leftOut).map { values in
            !values.contains(where: oddity.mayBeShown)
          } ?? false
      })
  }
}

extension MakerHabits.Oddity {
  /// The feature that shows the oddity.
  fileprivate var feature: CameraFeature {
    switch self {
    case .packing, .unpadded: .packing
    case .comment: .comment
    case .fill, .tail, .picture, .unknown, .gap: .trailers
    case .emptyThumbnail: .directories
    }
  }

  func isShown(by value: String) -> Bool {
    switch self {
    case .packing: value == "packed" || value == "followed"
    case .unpadded: value == CameraFeatures.unpadded
    case .comment: value != "-"
    case .fill: Self.has(CameraFeatures.fill, in: value)
    case .tail: Self.has(CameraFeatures.tail, in: value)
    case .picture: Self.has(Trailer.Kind.jpeg.rawValue, in: value)
    case .unknown: Self.has(Trailer.Kind.unknown.rawValue, in: value)
    case .gap: Self.has(CameraFeatures.gap, in: value)
    case .emptyThumbnail: Self.has(CameraFeatures.emptyThumbnail, in: value)
    }
  }

  /// Whether a value of a known file shows the oddity, or wasn't read.
  fileprivate func mayBeShown(by value: String) -> Bool {
    // A block that wasn't laid out may have been written in any way, and Android's library pads nothing either.
    isShown(by: value) || [.packing, .unpadded].contains(self) && value == "-"
      || self == .unpadded && value == CameraFeatures.android
  }

  fileprivate static func has(_ word: String, in value: String) -> Bool {
    value.split(separator: " ").contains { $0 == word }
  }
}

extension Trailer.Kind {
  /// The trailers that makers of cameras and phones write after their pictures.
  fileprivate static let ofMakers: [Self] = [.samsung, .nikon, .qdiobs, .vivo, .onePlus, .insta360, .sony]
}
