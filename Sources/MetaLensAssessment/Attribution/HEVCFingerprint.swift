/// The encoder of a picture in HEVC, recognized from all its parameter sets.
///
/// A class, so that the result isn't copied with everything else.
final class HEVCFingerprint: Sendable {
  /// What the stated colours in the coding are.
  enum Colour: Sendable, Hashable {
    /// Display P3 with BT.709's transfer and BT.601's matrix: the camera of iOS 14 and later.
    case camera
    /// None of the three stated: the camera of iOS 11 and 12.
    case unstated
    /// Only a matrix, as Apple's software writes for pictures that it has rendered.
    case rendered
    case other
  }

  let family: HEVCEncoderFamily
  let colour: Colour
  /// The number of points in which the coding agrees with all of Apple's encoders, of `applePointCount`.
  let applePoints: Int
  /// The coding in numbers, as a flag quotes it.
  let coding: String
  /// Where the parameter sets are in the file.
  let evidence: Evidence
  /// The encoders of tiles that have another configuration than the first tile.
  let others: [HEVCFingerprint]

  /// The number of points in which all files of Apple's encoders agree, whatever their age.
  ///
  /// 27 of 27 camera files and 16 of 16 files that Apple's software wrote have them all (`Docs/Measurements/HEIC.md`).
  /// x265 has none or one, and up to five if its options are set to imitate them; Samsung's has five.
  static let applePointCount = 10
  /// The number of points below which an encoder is neither a known one of Apple's nor one that differs in a detail not
  /// seen yet.
  static let fewestApplePoints = 6

  /// Makes a fingerprint; nil if a parameter set is missing or broken.
  init?(_ facts: HEVCFacts) {
    guard let sequence = facts.sequence, let picture = facts.picture else { return nil }
    let points = Self.applePoints(facts, sequence, picture)
    applePoints = points.count(where: \.self)
    family = Self.family(facts, sequence, picture, isApple: applePoints == Self.applePointCount)
    colour = Self.colour(sequence.display?.colour)
    let stated = sequence.display?.colour?.text ?? "–"
    coding =
      "profile \(sequence.profile.idc), constraints "
      + Hexadecimal.number(Int(sequence.profile.firstConstraint), digits: 2)
      + ", CTB \(1 << sequence.largestBlock), depth \(sequence.interDepth)/\(sequence.intraDepth), QP "
      + "\(picture.quantizer), colour \(stated)"
    evidence = Evidence(location: "hvcC", offset: facts.offset)
    others = facts.others.compactMap(HEVCFingerprint.init)
  }

  private static func applePoints(
    _ facts: HEVCFacts, _ sequence: HEVCSequenceSet, _ picture: HEVCPictureSet
  ) -> [Bool] {
    [
      sequence.profile.firstConstraint == 0xB0,
      facts.configuration.profile.constraints == sequence.profile.constraints,
      !facts.arrays.isEmpty && facts.arrays.allSatisfy(\.isComplete),
      sequence.interDepth == 1,
      !sequence.hasUnevenPartitions,
      !sequence.hasStrongSmoothing,
      sequence.display?.timing == nil,
      !sequence.buffer.isByLayer,
      !picture.filtersAcrossSlices,
      picture.deblocking != nil,
    ]
  }

  private static func family(
    _ facts: HEVCFacts, _ sequence: HEVCSequenceSet, _ picture: HEVCPictureSet, isApple: Bool
  ) -> HEVCEncoderFamily {
    if isApple {
      // A slice that wasn't read says nothing.
      let isPhone =
        sequence.largestBlock == 5 && sequence.pictureNumberBits == 11 && facts.configuration.layers == 0x0B
        && picture.cbOffset == 2 && picture.crOffset == 2 && facts.slice?.unitType ?? 20 == 20
      return isPhone ? .applePhone : .appleOther
    }
    // These are what x265 has no option for; blocks, tools, timing and filters have one each.
    if sequence.profile.firstConstraint & 0xF0 == 0x90, sequence.buffer.isByLayer,
      facts.video?.buffer.isByLayer == true, picture.quantizer == 26
    {
      return .x265
    }
    if sequence.profile.constraints == 0, sequence.profile.idc == 1, sequence.pictureNumberBits == 5,
      picture.quantizer == 18, picture.mergeLevel == 4, sequence.largestTransform == 4
    {
      return .samsung
    }
    return .unknown
  }

  private static func colour(_ colour: ColourDescription?) -> Colour {
    switch colour?.numbers {
    case [12, 1, 6]: .camera
    case [2, 2, 2]: .unstated
    case [2, 2, 6]: .rendered
    default: .other
    }
  }

  /// Whether the picture is coded as Apple's phones code what their cameras take.
  ///
  /// `system` is the major version of iOS that the file states: 11 and 12 state no colours, 14 and later do, and no
  /// file of 13 was seen.
  func isAppleCamera(system: Int?) -> Bool {
    guard family == .applePhone, others.isEmpty else { return false }
    return switch colour {
    case .camera: system.map { $0 >= 13 } ?? true
    case .unstated: system.map { $0 <= 13 } ?? true
    case .rendered, .other: false
    }
  }
}
