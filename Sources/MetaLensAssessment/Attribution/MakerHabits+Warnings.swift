extension MakerHabits {
  /// What a file shows in a single respect and no known file of its model or maker does: enough for a warning.
  ///
  /// A warning accuses nobody, so that it needs fewer files than the habits do.
  struct Warnings: Sendable {
    /// The minimum number of a maker's files, and of models other than the photo's own, for a warning that none of them
    /// is packed.
    ///
    /// With one of each, three of 236 originals are packed unlike the other files of their makers (an HTC, an LG, a
    /// Minolta); with two of each, only the Minolta is.
    static let minimumOthers = 2
    /// The minimum number of a maker's other models known with thumbnails before another form of thumbnail is reported:
    /// nothing is known about two makers' newest cameras.
    static let minimumThumbnailModels = 4

    /// Whether another file of the model is known, or as many files of other models of the maker as a warning needs, so
    /// that it is known at all what its cameras don't do.
    let isMakerKnown: Bool
    /// The number of known files of the model, if none of them is packed as programs pack EXIF and this one is;
    /// otherwise 0.
    let unpackedFiles: Int
    /// The numbers of known independent files of the maker and of their other models, if none of the files is packed as
    /// programs pack EXIF and this one is; nil otherwise, and if too few are known.
    let unpackedOfMaker: ReferenceCount?
    /// The same numbers, if the fields of none of the files are in the order of Android's library, and this one's are.
    let notAndroidOfMaker: ReferenceCount?
    /// The numbers of the maker's known independent files with thumbnails and of their other models, if this file's
    /// thumbnail is laid out as libjpeg does it and none of theirs splits its tables; nil otherwise, and if too few are
    /// known.
    let thumbnailsOfMaker: ReferenceCount?

    /// Compares a file with the known files of its model and its maker.
    init(
      _ features: CameraFeatures, leftOut: Set<String>, key: String, model: CameraSignatureGroup?,
      maker: CameraSignatureGroup?
    ) {
      isMakerKnown =
        model?.bodies.count(without: leftOut) ?? 0 > 0
        || Self.isKnown(maker, without: leftOut, model: key)
      let isPacked = Oddity.packing.isShown(by: features[.packing])
      unpackedFiles =
        if isPacked,
          case .agreed(let packing, let files, _) = model?.standing(of: .packing, without: leftOut),
          packing == "unpacked" || packing == CameraFeatures.unpadded
        { files } else { 0 }
      unpackedOfMaker =
        isPacked
        ? Self.others(of: maker, without: leftOut, model: key) {
          ["unpacked", CameraFeatures.unpadded, CameraFeatures.android].contains($0)
        } : nil
      notAndroidOfMaker =
        features[.packing] == CameraFeatures.android
        ? Self.others(of: maker, without: leftOut, model: key) {
          !["-", CameraFeatures.android].contains($0)
        } : nil
      thumbnailsOfMaker =
        ThumbnailLayout(features[.thumbnail])?.isLibjpeg == true
        ? Self.groupedThumbnails(of: maker, without: leftOut, model: key) : nil
    }

    /// Whether enough files of a maker are known for a warning.
    static func isKnown(
      _ maker: CameraSignatureGroup?, without bodies: Set<String> = [], model: String = ""
    ) -> Bool {
      enough(of: maker, without: bodies, model: model) != nil
    }

    /// Returns the numbers of a maker's files and other models; nil if too few are known for a warning.
    private static func enough(
      of maker: CameraSignatureGroup?, without bodies: Set<String>, model: String
    ) -> ReferenceCount? {
      guard let others = maker?.independent(without: bodies, model: model),
        others.isAtLeast(files: minimumOthers, models: minimumOthers)
      else { return nil }
      return others
    }

    /// Returns the numbers of a maker's files and other models, if there are enough and each is packed in a given way.
    private static func others(
      of maker: CameraSignatureGroup?, without bodies: Set<String>, model: String,
      packed isAlike: (String) -> Bool
    ) -> ReferenceCount? {
      guard let packings = maker?.values(of: .packing, without: bodies), packings.allSatisfy(isAlike)
      else { return nil }
      return enough(of: maker, without: bodies, model: model)
    }

    /// Returns the numbers of a maker's files and other models that are known with thumbnails, if none of the
    /// thumbnails has each table in a segment of its own; nil otherwise, and if too few are known.
    private static func groupedThumbnails(
      of maker: CameraSignatureGroup?, without bodies: Set<String>, model: String
    ) -> ReferenceCount? {
      guard let maker, let values = maker.values(of: .thumbnail, without: bodies),
        !values.contains(where: { ThumbnailLayout($0)?.isSplit ?? false }),
        let known = maker.independent(
          showing: { ThumbnailLayout($0) != nil }, of: .thumbnail, without: bodies, model: model),
        known.models >= minimumThumbnailModels
      else { return nil }
      return known
    }
  }
}
