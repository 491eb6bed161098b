/// A photo beside the known files of the camera that its EXIF names.
///
/// The photo itself, whatever metadata its picture is known under, and whatever else the same camera took on
/// that day doesn't vouch for it. A class, since few rules ask for it and every copy of the attributions carries it.
final class CameraComparison: Sendable {
  /// What it comes to.
  enum Verdict: Sendable, Equatable {
    /// Neither this model nor its maker's files can be compared.
    case unknown
    /// Nothing that speaks either way.
    case undecided
    /// Everything that is the same in all other files is so in this one.
    case agrees(level: CameraKnownBy, files: Int)
    /// What every known file has otherwise, in two respects or more that stand firmly.
    case differs([CameraDifference])
    /// What every known file has otherwise, in one respect, or in any number that don't stand firmly.
    case unusual([CameraDifference])

    /// Whether it speaks against the file.
    var isAccusation: Bool {
      switch self {
      case .differs, .unusual: true
      case .unknown, .undecided, .agrees: false
      }
    }
  }

  /// A value that stands on fewer may support, never accuse.
  static let minimumFiles = 3
  /// What holds for a maker's models must have been seen on so many others.
  static let minimumModels = 3
  /// The least number of a maker's files to compare with: one more than of a model's own.
  ///
  /// Makers change encoders over the years. At three, a Casio of 2007 beside
  /// three of 2002 to 2004 differs in two respects, and is an original (measured: rule_rates.py).
  static let minimumFilesOfMaker = 4
  /// The models of a maker whose files may differ among themselves and still say that none of them has a value.
  ///
  /// Of 124 originals whose maker had five other models 6 have one value of their encoder that none of these showed,
  /// and none has two; from three models on two of 145 have two (measured with the model itself left out).
  static let minimumModelsThatVary = 5
  /// Of more values than that a further one is no surprise.
  static let maximumKnownValues = 3

  /// Files of a maker, and models other than the photo's own, that must be known for a warning that none of them is packed.
  ///
  /// With one of each, three of 236 originals are packed unlike the other files of their makers (an HTC, an LG, a Minolta); with two
  /// one is, the Minolta.
  static let minimumOthers = 2
  /// How many other models of a maker have to be known with thumbnails before one of another form is told: of two makers'
  /// newest cameras nobody knows.
  static let minimumThumbnailModels = 4

  let make: String
  let model: String
  /// What comparing its coding came to; nil for a grey picture, whose tables are fewer whoever wrote it.
  let verdict: Verdict?
  /// Other models of the maker whose files are built the same in every steady feature.
  ///
  /// A maker's models of the same years share their firmware's build, where all its models together vary.
  let modelsBuiltAlike: Int
  /// Whether another file of the model is known, or of other models of the maker as many as a warning takes: what its cameras
  /// don't do is known at all.
  let isMakerKnown: Bool
  /// What none of the maker's known files shows; nil where too little is known of the maker.
  let habits: MakerHabits?
  /// How many known files of the model there are where none is packed as programs pack EXIF and this one is; else 0.
  let unpackedFiles: Int
  /// How many independent files of the maker are known, and of how many other models, where none of them is packed as programs
  /// pack EXIF and this one is; nil else, and where too few are known.
  let unpackedOfMaker: (files: Int, models: Int)?
  /// The same where the fields of none of them stand in the order of Android's library, and this one's do.
  let notAndroidOfMaker: (files: Int, models: Int)?
  /// How many independent files of the maker are known with thumbnails, and of how many other models, where this file's
  /// is laid out as libjpeg does it and none of theirs splits its tables; nil else, and where too few are known.
  let thumbnailsOfMaker: (files: Int, models: Int)?

  /// The values of a flag about differences.
  func values(_ differences: [CameraDifference]) -> FlagValues {
    ["make": make, "model": model, "differences": differences]
  }

  init?(
    _ facts: PhotoFacts, summary: PhotoSummary, block: ExifBlockAttribution?, signatures: CameraSignatures
  ) {
    guard let make = summary.make, let model = summary.model,
      let features = CameraFeatures(of: facts, summary: summary, block: block)
    else { return nil }
    self.make = make
    self.model = model
    let index = signatures.index(ofMake: make)
    let leftOut = index.bodies(of: features)
    let key = CameraSignatureIndex.key(make: make, model: model)
    let maker = index.maker(make: make, isHEIF: features.isHEIF)
    let samePicture = index.bodies(ofPicture: features)
    habits = MakerHabits(features, leftOut: samePicture, key: key, maker: maker)
    let known = index.model(make: make, model: model, isHEIF: features.isHEIF)
    isMakerKnown =
      known?.bodies.count(without: samePicture) ?? 0 > 0
      || Self.isKnown(maker, without: samePicture, model: key)
    unpackedFiles =
      if MakerHabits.Oddity.packing.isShown(by: features[.packing]),
        case .agreed("unpacked", let files, _) = known?.standing(of: .packing, without: samePicture)
      { files } else { 0 }
    /// The maker's other files, where there are enough and each is packed as told.
    func others(packed isAlike: (String) -> Bool) -> (files: Int, models: Int)? {
      guard let packings = maker?.values(of: .packing, without: samePicture), packings.allSatisfy(isAlike),
        let others = maker?.independent(without: samePicture, model: key),
        others.files >= Self.minimumOthers, others.models >= Self.minimumOthers
      else { return nil }
      return others
    }
    unpackedOfMaker =
      MakerHabits.Oddity.packing.isShown(by: features[.packing])
      ? others { $0 == "unpacked" || $0 == CameraFeatures.android } : nil
    notAndroidOfMaker =
      features[.packing] == CameraFeatures.android
      ? others { !["-", CameraFeatures.android].contains($0) } : nil
    thumbnailsOfMaker =
      ThumbnailLayout(features[.thumbnail])?.isLibjpeg == true
      ? Self.groupedThumbnails(of: maker, without: samePicture, model: key) : nil
    guard features.isColor else {
      verdict = nil
      modelsBuiltAlike = 0
      return
    }
    var ownWays: Set<CameraFeature> = []
    func compared(leavingOut bodies: Set<String>) -> Verdict {
      Self.verdict(of: features, leftOut: bodies, key: key, model: known, maker: maker, ownWays: ownWays)
    }
    // A serial number and a date can be typed: with them nobody takes the camera's rows away that speak against a file.
    var accusation = compared(leavingOut: samePicture)
    if accusation.isAccusation {
      ownWays = CameraCoding.ownWays(
        of: StatedMaker(make), model: model, facts.structure.value?.coding.jfif)
      if !ownWays.isEmpty { accusation = compared(leavingOut: samePicture) }
    }
    verdict = accusation.isAccusation ? accusation : compared(leavingOut: leftOut)
    modelsBuiltAlike = maker?.modelsBuilt(like: features.values, without: leftOut, model: key) ?? 0
  }

  /// Whether enough files of a maker are known for a warning.
  static func isKnown(
    _ maker: CameraSignatureGroup?, without bodies: Set<String> = [], model: String = ""
  ) -> Bool {
    guard let others = maker?.independent(without: bodies, model: model) else { return false }
    return others.files >= minimumOthers && others.models >= minimumOthers
  }

  /// How many files and other models of a maker are known with thumbnails, where none of these has each table in a
  /// segment of its own; nil else, and where too few are known.
  private static func groupedThumbnails(
    of maker: CameraSignatureGroup?, without bodies: Set<String>, model: String
  ) -> (files: Int, models: Int)? {
    guard let maker, let values = maker.values(of: .thumbnail, without: bodies),
      !values.contains(where: { ThumbnailLayout($0)?.isSplit ?? false }),
      let known = maker.independent(
        showing: { ThumbnailLayout($0) != nil }, of: .thumbnail, without: bodies, model: model),
      known.models >= minimumThumbnailModels
    else { return nil }
    return known
  }

  static func verdict(
    of features: CameraFeatures, leftOut: Set<String>, key: String, model: CameraSignatureGroup?,
    maker: CameraSignatureGroup?, ownWays: Set<CameraFeature> = []
  ) -> Verdict {
    let modelFiles = model?.bodies.count(without: leftOut) ?? 0
    let makerFiles = maker?.bodies.count(without: leftOut) ?? 0
    var agreeing: Set<CameraFeature> = []
    var differences: [CameraDifference] = []
    var isDoubtful = false
    for feature in CameraFeature.allCases {
      let seen = features[feature]
      func compare(_ expected: String, _ files: Int, _ knownBy: CameraKnownBy) {
        guard seen != expected else { return _ = agreeing.insert(feature) }
        differences.append(
          CameraDifference(feature: feature, seen: seen, expected: expected, files: files, knownBy: knownBy))
      }
      let ofModel = model?.standing(of: feature, without: leftOut) ?? .unseen
      let ofMaker = maker?.standing(of: feature, without: leftOut, model: key) ?? .unseen
      if case .agreed(let expected, let files, _) = ofModel, files >= minimumFiles || seen == expected {
        compare(expected, files, .model)
      } else if ownWays.contains(feature) {
        // The model is known to go its own way here, whatever the maker's others do.
        continue
      } else if feature.isSteady, case .agreed(let expected, let files, let models) = ofMaker,
        files >= minimumFiles, models >= minimumModels
      {
        compare(expected, files, .maker)
      } else if feature.isSteady, feature.isEncoder,
        model?.has(seen, of: feature, without: leftOut) != true,
        let known = maker?.known(of: feature, without: leftOut, model: key),
        known.models >= minimumModelsThatVary,
        known.values.count <= maximumKnownValues, !known.values.contains(seen)
      {
        compare(known.values.sorted().joined(separator: " / "), known.files, .maker)
      } else if ofModel != .unseen, model?.has(seen, of: feature, without: leftOut) != true,
        feature.isSteady
      {
        isDoubtful = true
      }
    }
    // Phones have several encoders, one for each way of taking a picture. What a model's few known files all
    // have otherwise is merely odd where another model of the maker is known by this very encoder.
    let isMakersOther =
      maker?.isEncodedElsewhere(like: features.values, without: leftOut, model: key) ?? false
    let accusing = differences.filter(\.feature.isEncoder)
    if !isMakersOther, accusing.count(where: \.isFirm) >= 2 { return .differs(accusing) }
    if !accusing.isEmpty { return .unusual(accusing) }
    guard agreeing.isSuperset(of: features.isHEIF ? [.container, .coding] : [.layout, .sampling]) else {
      return modelFiles == 0 ? .unknown : .undecided
    }
    if isDoubtful || differences.contains(where: \.feature.isSteady) { return .undecided }
    return modelFiles > 0
      ? .agrees(level: .model, files: modelFiles) : .agrees(level: .maker, files: makerFiles)
  }
}

extension CameraDifference {
  /// Whether it stands on enough files to accuse.
  var isFirm: Bool {
    switch knownBy {
    case .model: files >= CameraComparison.minimumFiles
    case .maker: files >= CameraComparison.minimumFilesOfMaker
    }
  }
}
