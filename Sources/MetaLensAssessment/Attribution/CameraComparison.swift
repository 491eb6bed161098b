/// A comparison of a photo with the known files of the camera that its EXIF names.
///
/// The photo itself, under whatever metadata its picture is known, and whatever else the same camera took on that day
/// aren't compared. A class, since few rules need it and every copy of the attributions carries it.
final class CameraComparison: Sendable {
  /// The result of the comparison.
  enum Verdict: Sendable, Equatable {
    /// Neither this model's files nor its maker's can be compared.
    case unknown
    /// Nothing speaks for or against the file.
    case undecided
    /// Everything that is the same in all other files is the same in this one.
    case agrees(level: ReferenceScope, files: Int)
    /// The differences from every known file, in two respects or more for which enough files are known.
    case differs([CameraDifference])
    /// The differences from every known file, in one respect, or in any number for which too few files are known.
    case unusual([CameraDifference])

    /// Whether the result speaks against the file.
    var isAccusation: Bool {
      switch self {
      case .differs, .unusual: true
      case .unknown, .undecided, .agrees: false
      }
    }
  }

  /// The minimum number of files for a value to accuse; a value seen in fewer may only support.
  static let minimumFiles = 3
  /// The minimum number of other models in which a maker's habit must have been seen.
  static let minimumModels = 3
  /// The minimum number of a maker's files to compare with: one more than of a model's own.
  ///
  /// Makers change encoders over the years. With a minimum of three, a Casio of 2007 would differ from three of 2002 to
  /// 2004 in two respects, and it is an original (measured: rule_rates.py).
  static let minimumFilesOfMaker = 4
  /// The minimum number of a maker's models whose files may differ among themselves and still show that none of them
  /// has a value.
  ///
  /// Of 124 originals whose maker had five other models, 6 have one value of their encoder that none of these models
  /// showed, and none has two; with three models or more, two of 145 originals have two (measured with the model itself
  /// left out).
  static let minimumModelsThatVary = 5
  /// The maximum number of known values: if there are more, a new one is no surprise.
  static let maximumKnownValues = 3

  let make: String
  let model: String
  /// The result of comparing the coding; nil for a grey picture, which has fewer tables whatever wrote it.
  let verdict: Verdict?
  /// The number of other models of the maker whose files are built the same in every steady feature.
  ///
  /// A maker's models of the same years share the build of their firmware, even if all its models together vary.
  let modelsBuiltAlike: Int
  /// What none of the maker's known files shows; nil if too little is known about the maker.
  let habits: MakerHabits?
  /// What none of the model's, or of the maker's, known files shows in single respects, which need fewer files.
  let warnings: MakerHabits.Warnings

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
    warnings = MakerHabits.Warnings(
      features, leftOut: samePicture, key: key, model: known, maker: maker)
    guard features.isColor else {
      verdict = nil
      modelsBuiltAlike = 0
      return
    }
    var ownWays: Set<CameraFeature> = []
    func compared(leavingOut bodies: Set<String>) -> Verdict {
      Self.verdict(of: features, leftOut: bodies, key: key, model: known, maker: maker, ownWays: ownWays)
    }
    // A serial number and a date can be typed: with them nobody can exclude the camera's rows that speak against a
    // file.
    var accusation = compared(leavingOut: samePicture)
    if accusation.isAccusation {
      ownWays = CameraCoding.ownWays(
        of: StatedMaker(make), model: model, facts.structure.value?.coding.jfif)
      if !ownWays.isEmpty { accusation = compared(leavingOut: samePicture) }
    }
    verdict = accusation.isAccusation ? accusation : compared(leavingOut: leftOut)
    modelsBuiltAlike = maker?.modelsBuilt(like: features.values, without: leftOut, model: key) ?? 0
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
      func compare(_ expected: String, _ files: Int, _ knownBy: ReferenceScope) {
        guard seen != expected else { return _ = agreeing.insert(feature) }
        differences.append(
          CameraDifference(feature: feature, seen: seen, expected: expected, files: files, knownBy: knownBy))
      }
      let ofModel = model?.standing(of: feature, without: leftOut) ?? .unseen
      let ofMaker = maker?.standing(of: feature, without: leftOut, model: key) ?? .unseen
      if case .agreed(let expected, let files, _) = ofModel, files >= minimumFiles || seen == expected {
        compare(expected, files, .model)
      } else if ownWays.contains(feature) {
        // The model is known to have its own way here, whatever the maker's other models do.
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
    // Phones have several encoders, one for each way of taking a picture. A difference from a model's few known files
    // is merely odd if another model of the maker is known with this very encoder.
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
  /// Whether the difference rests on enough files to accuse.
  var isFirm: Bool {
    switch knownBy {
    case .model: files >= CameraComparison.minimumFiles
    case .maker: files >= CameraComparison.minimumFilesOfMaker
    }
  }
}
