extension Rule {
  package static let exposureDisagrees = Rule(
    "exposureDisagrees", .warning, concern: .metadata,
    parameters: [
      .text("tag", .public), .text("value", .public), .text("otherTag", .public), .text("other", .public),
    ],
    reads: [.exif],
    source: "EXIF 3.0, 4.6.6.4 and annex C (APEX); measured: none of the labelled originals",
    example: ["tag": "FNumber", "value": "56/10", "otherTag": "ApertureValue", "other": "3/1"]
  ) { context in
    guard let exif = context.exif else { return [] }
    return ExposurePair.allCases.compactMap { pair in
      guard let (value, other) = pair.difference(in: exif) else { return nil }
      return .raised(
        [
          "tag": ExifTagName.shown(pair.tags.0, in: .exif), "value": value,
          "otherTag": ExifTagName.shown(pair.tags.1, in: .exif), "other": other,
        ], .derived, at: context.evidence(pair.tags.0, in: .exif), context.evidence(pair.tags.1, in: .exif))
    }
  }
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

  /// Returns both values as written if they disagree; nil if they agree, or if one is missing or isn't a value.
  func difference(in exif: ExifFacts) -> (String, String)? {
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
    return isOdd ? (Self.text(first[0]), Self.text(second[0])) : nil
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
