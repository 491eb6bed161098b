extension Rule {
  package static let exposureDisagrees = Rule(
    "exposureDisagrees", .warning, concern: .metadata,
    parameters: [
      .text("tag", .public), .text("value", .public), .text("otherTag", .public), .text("other", .public),
    ],
    variant: { ExposureDifference.kind(of: $0) },
    phrases: { ExposureDifference.phrases($0, in: $1) },
    reads: [.exif, .metadata],
    source:
      "EXIF 3.0, 4.6.6.4 and annex C (APEX), 4.6.6.7 (SensitivityType); ExifTool tag names, Canon 0x0004 (ShotInfo) "
      + "and Nikon 0x0002 (ISO); measured: none of the labelled originals, of which 17 by 7 models state the "
      + "sensitivity twice, 146 by 83 the widest opening, 10 by 8 Canons the f-number in the maker note, 8 by 7 "
      + "the time, and 11 by 3 Nikons the sensitivity; nor any of 261, 45, 39 and 17 other files with the latter four",
    example: ["tag": "FNumber", "value": "56/10", "otherTag": "ApertureValue", "other": "3/1"]
  ) { context in
    guard let exif = context.exif else { return [] }
    let pairs = ExposurePair.allCases.filter { context.compares($0) }
    let found =
      pairs.compactMap { $0.difference(in: exif, of: context) }
      + Sensitivity.differences(in: exif, of: context) + context.notedOtherwise(than: exif)
    // Whoever types one value in disagrees with all that state the same.
    let tags = [ExifTag.exposureTime, ExifTag.fNumber, ExifTag.photographicSensitivity]
    return tags.compactMap { tag -> Sighting? in
      let differences = found.filter { $0.tag == tag }
      guard let worst = differences.max(by: { $0.apart < $1.apart }) else { return nil }
      return Sighting.raised(
        [
          "tag": ExifTagName.shown(tag, in: .exif), "value": worst.value, "otherTag": worst.otherTag,
          "other": worst.other,
        ], .derived, at: [context.evidence(tag, in: .exif)] + differences.map(\.place))
    }
  }
}

/// The tag of the lens's widest opening, by name.
private let widestOpening = "MaxApertureValue"

/// A second statement of the exposure that disagrees with EXIF's own, with both values as written.
private struct ExposureDifference {
  /// EXIF's tag of the time, the f-number or the sensitivity, and its value.
  var tag: UInt16
  var value: String
  /// The name of the other tag, or of the maker note's value.
  var otherTag: String
  var other: String
  /// How far apart both are, in stops.
  var apart: Double
  /// Where the other one is.
  var place: Evidence

  /// Returns which text describes values: `wide` for the lens's widest opening, `note` for a maker note.
  static func kind(of values: FlagValues) -> String? {
    guard let otherTag = values.text("otherTag") else { return nil }
    if otherTag == widestOpening { return "wide" }
    // The maker's name is before the name of a note's value, and no tag's name has a blank.
    return otherTag.contains(" ") ? "note" : nil
  }

  /// Returns the values as people write exposures; a value that can't be read stays as it is.
  static func phrases(_ values: FlagValues, in language: Language) -> MessageValues {
    guard let tag = values.text("tag"), let value = values.text("value"),
      let otherTag = values.text("otherTag"), let other = values.text("other")
    else { return [:] }
    let isAPEX = apexTags.contains(otherTag)
    return [
      "value": shown(value, of: tag, isAPEX: false, in: language) ?? value,
      "other": shown(other, of: tag, isAPEX: isAPEX, in: language) ?? other,
    ]
  }

  /// The tags whose values are binary logarithms.
  private static let apexTags = ["ShutterSpeedValue", "ApertureValue", widestOpening]

  /// Returns a fraction or a number as an exposure of the kind that a tag states; nil if it isn't one.
  private static func shown(
    _ text: String, of tag: String, isAPEX: Bool, in language: Language
  ) -> String? {
    let parts = text.split(separator: "/")
    let numbers = parts.compactMap { Double($0) }
    guard let first = numbers.first, numbers.count == parts.count, numbers.count <= 2 else { return nil }
    let stated = numbers.count == 2 ? first / numbers[1] : first
    guard isAPEX ? abs(stated) < 64 : stated > 0 && stated.isFinite else { return nil }
    return switch tag {
    case "ExposureTime": ExposureText.time(isAPEX ? powerOf2(-stated) : stated, in: language)
    case "FNumber" where isAPEX:
      ExposureText.aperture(powerOf2(stated / 2), decimals: 1, in: language)
    case "FNumber": ExposureText.aperture(stated, in: language)
    case "PhotographicSensitivity": ExposureText.sensitivity(stated, in: language)
    default: nil
    }
  }

  private static func powerOf2(_ exponent: Double) -> Double {
    DeterministicMath.exponential(exponent * 0.693_147_180_559_945_3)
  }
}

/// Two tags that state the same aspect of how the picture was exposed.
private enum ExposurePair: CaseIterable {
  case time, aperture
  /// The f-number, which can't be smaller than the lens's smallest one.
  case opening

  var tags: (UInt16, UInt16) {
    switch self {
    case .time: (ExifTag.exposureTime, ExifTag.shutterSpeedValue)
    case .aperture: (ExifTag.fNumber, ExifTag.apertureValue)
    case .opening: (ExifTag.fNumber, ExifTag.maxApertureValue)
    }
  }

  /// Returns both values if they disagree; nil if they agree, or if one is missing or isn't a value.
  func difference(in exif: ExifFacts, of context: RuleContext) -> ExposureDifference? {
    guard let first = exif.entry(tags.0, in: .exif).flatMap(exif.rationals), first.count == 1,
      let value = first[0].quotient, value > 0,
      let second = exif.entry(tags.1, in: .exif).flatMap(exif.rationals), second.count == 1,
      let other = second[0].quotient, Self.isAPEX(other, beside: value)
    else { return nil }
    let apart: Double
    let isOdd: Bool
    switch self {
    case .time:
      apart = abs(-Self.stops(value) - other)
      isOdd = apart > Self.maximumApart
    case .aperture:
      apart = abs(Self.stops(value * value) - other)
      isOdd = apart > Self.maximumApart / 2
    case .opening:
      apart = other - Self.stops(value * value)
      // A Minolta states f/1 whatever was set.
      isOdd = value > 1 && other <= Self.smallestWidest && apart > Self.maximumApart
    }
    guard isOdd else { return nil }
    return ExposureDifference(
      tag: tags.0, value: Self.text(first[0]), otherTag: ExifTagName.shown(tags.1, in: .exif),
      other: Self.text(second[0]), apart: apart, place: context.evidence(tags.1, in: .exif))
  }

  /// The maximum difference in stops; cameras round both values.
  fileprivate static let maximumApart = 1.1

  /// The largest value in stops that a lens's widest opening may have, f/6.7: beyond it, cameras state the smallest.
  private static let smallestWidest = 5.5

  /// Whether a value is in APEX: some phones write 0, the plain value, or a meaningless number.
  private static func isAPEX(_ number: Double, beside value: Double) -> Bool {
    number != 0 && abs(number) < 20 && abs(number - value) > value / 4
  }

  /// Returns the binary logarithm, at most a twelfth too small.
  fileprivate static func stops(_ value: Double) -> Double {
    value.isNormal ? Double(value.exponent) + value.significand - 1 : 0
  }

  fileprivate static func text(_ value: ExifRational) -> String { "\(value.numerator)/\(value.denominator)" }
}

extension RuleContext {
  /// Whether the camera's maker fills both tags of a pair as EXIF defines them.
  ///
  /// Hewlett-Packard's cameras state the smallest opening for the widest, and Leica's estimate the f-number.
  fileprivate func compares(_ pair: ExposurePair) -> Bool {
    pair != .opening || attributions.maker?.isOne(of: [.hewlett, .hp, .leica]) != true
  }

  /// Returns what the maker note states otherwise than EXIF of the exposure.
  ///
  /// A picture that was made of several has several exposures.
  fileprivate func notedOtherwise(than exif: ExifFacts) -> [ExposureDifference] {
    guard let note = metadata?.makerNote, note.value(.captureKind) == nil else { return [] }
    return note.values.compactMap { value -> ExposureDifference? in
      guard let noted = NotedExposure(value, model: attributions.model ?? ""),
        let stated = noted.otherwise(in: exif)
      else { return nil }
      return ExposureDifference(
        tag: noted.tag, value: stated.value, otherTag: note.maker + " " + value.name, other: value.text,
        apart: stated.apart, place: note.evidence(value))
    }
  }
}

/// A value of the exposure that a maker note states.
private enum NotedExposure {
  /// The exposure time in seconds.
  case time(Double)
  /// The f-number.
  case aperture(Double)
  /// The sensitivity, and whether it is the highest that the camera has without extending it.
  case sensitivity(Double, isHighest: Bool)

  /// Makes a value; nil if it is about something else, or if it can't be compared with EXIF.
  init?(_ value: MakerNoteFacts.Value, model: String) {
    let numbers = value.text.split(separator: "/").compactMap { Double($0) }
    guard let first = numbers.first, first > 0 else { return nil }
    switch value.meaning {
    case .exposureTime:
      guard numbers.count == 2, numbers[1] > 0 else { return nil }
      self = .time(first / numbers[1])
    case .fNumber: self = .aperture(first)
    // Nikon's small cameras weren't measured with a sensitivity that they chose themselves.
    case .sensitivity where model.utf8.starts(with: "NIKON D".utf8) && first <= Self.maximumSensitivity:
      let isEarly = ["NIKON D1X", "NIKON D2X"].contains { model.utf8.starts(with: $0.utf8) }
      self = .sensitivity(first, isHighest: first >= (isEarly ? 800 : Self.maximumSensitivity))
    default: return nil
    }
  }

  /// The tag that states the same.
  var tag: UInt16 {
    switch self {
    case .time: ExifTag.exposureTime
    case .aperture: ExifTag.fNumber
    case .sensitivity: ExifTag.photographicSensitivity
    }
  }

  /// Returns EXIF's value as written, and how many stops apart both are, if it is another one; nil if it is the same,
  /// or if there is none to compare with.
  func otherwise(in exif: ExifFacts) -> (value: String, apart: Double)? {
    if case .sensitivity(let noted, let isHighest) = self {
      // A note states the highest sensitivity also where the camera extended it.
      guard let stated = Sensitivity.number(tag, in: exif),
        !isHighest || Double(stated) <= Self.maximumSensitivity
      else { return nil }
      let apart = Self.stops(from: noted, to: Double(stated))
      return apart > ExposurePair.maximumApart ? (value: "\(stated)", apart: apart) : nil
    }
    guard let rationals = exif.entry(tag, in: .exif).flatMap(exif.rationals), rationals.count == 1,
      let stated = rationals[0].quotient, stated > 0
    else { return nil }
    let apart: Double
    let isOdd: Bool
    switch self {
    case .time(let noted):
      apart = Self.stops(from: noted, to: stated)
      // The note's time is a quarter of a second at most, and none of a bulb: `CanonNote` reads no other.
      isOdd = apart > ExposurePair.maximumApart
    case .aperture(let noted):
      apart = Self.stops(from: noted * noted, to: stated * stated)
      isOdd = apart > ExposurePair.maximumApart / 2
    case .sensitivity: return nil
    }
    return isOdd ? (value: ExposurePair.text(rationals[0]), apart: apart) : nil
  }

  /// The maximum sensitivity in a note that is compared: early cameras extend it, and state that elsewhere.
  private static let maximumSensitivity = 1600.0

  private static func stops(from first: Double, to second: Double) -> Double {
    abs(ExposurePair.stops(first) - ExposurePair.stops(second))
  }
}

/// The sensitivity, which EXIF states as one number in up to four tags.
private enum Sensitivity {
  /// Returns the tags that SensitivityType names and whose number isn't that of PhotographicSensitivity.
  ///
  /// SensitivityType may name several tags only if their numbers are the same.
  static func differences(in exif: ExifFacts, of context: RuleContext) -> [ExposureDifference] {
    guard let stated = number(ExifTag.photographicSensitivity, in: exif),
      let named = exif.integer(ExifTag.sensitivityType, in: .exif).flatMap({ tags[$0] })
    else { return [] }
    return named.compactMap { tag -> ExposureDifference? in
      guard let other = number(tag, in: exif), isOther(other, than: stated) else { return nil }
      return ExposureDifference(
        tag: ExifTag.photographicSensitivity, value: "\(stated)",
        otherTag: ExifTagName.shown(tag, in: .exif), other: "\(other)",
        apart: abs(ExposurePair.stops(Double(stated)) - ExposurePair.stops(Double(other))),
        place: context.evidence(tag, in: .exif))
    }
  }

  /// Whether two numbers differ by more than rounding does, about a third of a stop, and not because firmware counts
  /// no further in one of the tags.
  private static func isOther(_ first: UInt32, than second: UInt32) -> Bool {
    let (small, large) = (min(first, second), max(first, second))
    return small < largestSigned && large * 10 > small * 13
  }

  /// The largest number that a signed SHORT can state.
  private static let largestSigned: UInt32 = 32_767

  /// The tags that each value of SensitivityType names.
  private static let tags: [Int: [UInt16]] = [
    1: [ExifTag.standardOutputSensitivity], 2: [ExifTag.recommendedExposureIndex], 3: [ExifTag.isoSpeed],
    4: [ExifTag.standardOutputSensitivity, ExifTag.recommendedExposureIndex],
    5: [ExifTag.standardOutputSensitivity, ExifTag.isoSpeed],
    6: [ExifTag.recommendedExposureIndex, ExifTag.isoSpeed],
    7: [ExifTag.standardOutputSensitivity, ExifTag.recommendedExposureIndex, ExifTag.isoSpeed],
  ]

  /// Returns a tag's only number; nil if there are none or several, and for 0 and for what a SHORT can't state.
  fileprivate static func number(_ tag: UInt16, in exif: ExifFacts) -> UInt32? {
    guard let entry = exif.entry(tag, in: .exif), entry.type == .short || entry.type == .long,
      let numbers = exif.unsignedIntegers(of: entry), numbers.count == 1, (1..<65_535).contains(numbers[0])
    else { return nil }
    return numbers[0]
  }
}
