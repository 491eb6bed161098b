extension Rule {
  package static let exposureDisagrees = Rule(
    "exposureDisagrees", .warning, concern: .metadata,
    parameters: [
      .text("tag", .public), .text("value", .public), .text("otherTag", .public), .text("other", .public),
    ],
    reads: [.exif],
    source:
      "EXIF 3.0, 4.6.6.4 and annex C (APEX), 4.6.6.7 (SensitivityType); measured: none of the labelled originals, of "
      + "which 17 by 7 models state the sensitivity twice",
    example: ["tag": "FNumber", "value": "56/10", "otherTag": "ApertureValue", "other": "3/1"]
  ) { context in
    guard let exif = context.exif else { return [] }
    let found = ExposurePair.allCases.compactMap { $0.difference(in: exif) }
    return (found + Sensitivity.differences(in: exif)).map { difference in
      Sighting.raised(
        [
          "tag": ExifTagName.shown(difference.tags.0, in: .exif), "value": difference.values.0,
          "otherTag": ExifTagName.shown(difference.tags.1, in: .exif), "other": difference.values.1,
        ], .derived, at: context.evidence(difference.tags.0, in: .exif),
        context.evidence(difference.tags.1, in: .exif))
    }
  }
}

/// Two tags that disagree, with their values as written.
private struct ExposureDifference {
  var tags: (UInt16, UInt16)
  var values: (String, String)
}

/// Two tags that state the same aspect of how the picture was exposed.
private enum ExposurePair: CaseIterable {
  case time, aperture

  var tags: (UInt16, UInt16) {
    switch self {
    case .time: (ExifTag.exposureTime, ExifTag.shutterSpeedValue)
    case .aperture: (ExifTag.fNumber, ExifTag.apertureValue)
    }
  }

  /// Returns both values if they disagree; nil if they agree, or if one is missing or isn't a value.
  func difference(in exif: ExifFacts) -> ExposureDifference? {
    guard let first = exif.entry(tags.0, in: .exif).flatMap(exif.rationals), first.count == 1,
      let value = first[0].quotient, value > 0,
      let second = exif.entry(tags.1, in: .exif).flatMap(exif.rationals), second.count == 1,
      let other = second[0].quotient, Self.isAPEX(other, beside: value)
    else { return nil }
    let isOdd =
      switch self {
      case .time: abs(-Self.stops(value) - other) > Self.maximumApart
      case .aperture: abs(Self.stops(value * value) - other) > Self.maximumApart / 2
      }
    guard isOdd else { return nil }
    return ExposureDifference(tags: tags, values: (Self.text(first[0]), Self.text(second[0])))
  }

  /// The maximum difference in stops; cameras round both values.
  private static let maximumApart = 1.1

  /// Whether a value is in APEX: some phones write 0, the plain value, or a meaningless number.
  private static func isAPEX(_ number: Double, beside value: Double) -> Bool {
    number != 0 && abs(number) < 20 && abs(number - value) > value / 4
  }

  /// Returns the binary logarithm, at most a twelfth too small.
  private static func stops(_ value: Double) -> Double {
    value.isNormal ? Double(value.exponent) + value.significand - 1 : 0
  }

  private static func text(_ value: ExifRational) -> String { "\(value.numerator)/\(value.denominator)" }
}

/// The sensitivity, which EXIF states as one number in up to four tags.
private enum Sensitivity {
  /// Returns the tags that SensitivityType names and whose number isn't that of PhotographicSensitivity.
  ///
  /// SensitivityType may name several tags only if their numbers are the same.
  static func differences(in exif: ExifFacts) -> [ExposureDifference] {
    guard let stated = number(ExifTag.photographicSensitivity, in: exif),
      let named = exif.integer(ExifTag.sensitivityType, in: .exif).flatMap({ tags[$0] })
    else { return [] }
    return named.compactMap { tag in
      guard let other = number(tag, in: exif), other != stated else { return nil }
      return ExposureDifference(
        tags: (ExifTag.photographicSensitivity, tag), values: ("\(stated)", "\(other)"))
    }
  }

  /// The tags that each value of SensitivityType names.
  private static let tags: [Int: [UInt16]] = [
    1: [ExifTag.standardOutputSensitivity], 2: [ExifTag.recommendedExposureIndex], 3: [ExifTag.isoSpeed],
    4: [ExifTag.standardOutputSensitivity, ExifTag.recommendedExposureIndex],
    5: [ExifTag.standardOutputSensitivity, ExifTag.isoSpeed],
    6: [ExifTag.recommendedExposureIndex, ExifTag.isoSpeed],
    7: [ExifTag.standardOutputSensitivity, ExifTag.recommendedExposureIndex, ExifTag.isoSpeed],
  ]

  /// Returns a tag's only number; nil if there are none or several, and for 0 and for what a SHORT can't state.
  private static func number(_ tag: UInt16, in exif: ExifFacts) -> UInt32? {
    guard let entry = exif.entry(tag, in: .exif), entry.type == .short || entry.type == .long,
      let numbers = exif.unsignedIntegers(of: entry), numbers.count == 1, (1..<65_535).contains(numbers[0])
    else { return nil }
    return numbers[0]
  }
}
