/// What a file shows that no known file of its maker does: how its metadata are written, and what was added.
///
/// Programs that rewrite metadata, add a comment or append data leave traces there, and the picture as it was. Which of these
/// traces a maker's cameras leave too is known from its signatures. The order of directories, the byte order and the name of
/// the maker note aren't compared, since they change from model to model (13 of 204 originals would have been accused, with
/// their own model left out).
struct MakerHabits: Sendable {
  /// Something that a file shows and no known file of its maker.
  enum Oddity: Sendable, Hashable, CaseIterable {
    /// The EXIF block is packed as programs pack it.
    case packing
    /// A comment stands in the header.
    case comment
    /// Bytes that are all the same end the file, and fill a block of storage up.
    case fill
    /// Bytes that are all the same end the file, and fill no block up as cameras' padding does.
    case tail
    /// A second picture follows that no index lists.
    case picture
    /// Bytes follow that nobody is known to write.
    case unknown
    /// Bytes lie among a HEIF's media data and in none of its items.
    case gap
    /// EXIF states a thumbnail of no bytes.
    case emptyThumbnail
  }

  /// Independent files of the maker that this stands on, those of the photo's own camera and day left out.
  let fileCount: Int
  /// How many models other than the photo's own these are of.
  let modelCount: Int
  /// What this file shows and no known one.
  let oddities: Set<Oddity>

  /// Of files of other models than the photo's own so many must have been seen.
  static let minimumModels = CameraComparison.minimumModels
  /// So many files must have been seen.
  static let minimumFiles = CameraComparison.minimumFilesOfMaker

  /// A HEIF's own box that the maker's files don't have, or have less often.
  let oddBox: String?

  /// Kinds of makers' own trailers that the file has, and no known file of the maker.
  let oddTrailers: [Trailer.Kind]

  /// The application segments that the maker's known JPEGs have, as `CameraFeature.vendor` names them; nil of a HEIF, and where
  /// there are too many to tell.
  let segments: Set<String>?

  /// Nil where too little is known of the maker.
  init?(_ features: CameraFeatures, leftOut: Set<String>, key: String, maker: CameraSignatureGroup?) {
    guard let maker, let others = maker.independent(without: leftOut, model: key),
      others.files >= Self.minimumFiles, others.models >= Self.minimumModels
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
          // Where there are too many values to tell, nothing is odd.
          && maker.values(of: oddity.feature, without: leftOut).map { values in
            !values.contains(where: oddity.mayBeShown)
          } ?? false
      })
  }
}

extension MakerHabits.Oddity {
  /// The feature that shows it.
  fileprivate var feature: CameraFeature {
    switch self {
    case .packing: .packing
    case .comment: .comment
    case .fill, .tail, .picture, .unknown, .gap: .trailers
    case .emptyThumbnail: .directories
    }
  }

  /// Whether a value shows it.
  func isShown(by value: String) -> Bool {
    switch self {
    case .packing: value == "packed" || value == "followed"
    case .comment: value != "-"
    case .fill: Self.has(CameraFeatures.fill, in: value)
    case .tail: Self.has(CameraFeatures.tail, in: value)
    case .picture: Self.has(Trailer.Kind.jpeg.rawValue, in: value)
    case .unknown: Self.has(Trailer.Kind.unknown.rawValue, in: value)
    case .gap: Self.has(CameraFeatures.gap, in: value)
    case .emptyThumbnail: Self.has(CameraFeatures.emptyThumbnail, in: value)
    }
  }

  /// Whether a value of a known file shows it, or wasn't read.
  fileprivate func mayBeShown(by value: String) -> Bool {
    // A block that wasn't laid out may have been packed.
    isShown(by: value) || self == .packing && value == "-"
  }

  fileprivate static func has(_ word: String, in value: String) -> Bool {
    value.split(separator: " ").contains { $0 == word }
  }
}

extension Trailer.Kind {
  /// What makers of cameras and phones write behind their pictures.
  fileprivate static let ofMakers: [Self] = [.samsung, .nikon, .qdiobs, .vivo, .onePlus, .insta360, .sony]
}
