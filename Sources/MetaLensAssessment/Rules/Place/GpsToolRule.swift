extension Rule {
  package static let gpsTool = Rule(
    "gpsTool", .warning, concern: .metadata,
    parameters: [.text("value")],
    reads: [.exif], needs: .position,
    source:
      "Measured: no original of the labelled photos with a position; exiftool 12.57 "
      + "reduces fractions (Fixtures/programs)",
    example: ["value": "143211/2500"]
  ) { context in
    guard let exif = context.exif, case .at = context.attributions.position else { return [] }
    for tag in [ExifTag.gpsLatitude, ExifTag.gpsLongitude] {
      guard let parts = exif.entry(tag, in: .gps).flatMap({ exif.rationals(of: $0) }) else { continue }
      guard let part = parts.prefix(3).first(where: \.isReducedDecimal) else { continue }
      return .raised(["value": "\(part.numerator)/\(part.denominator)"], at: context.evidence(tag, in: .gps))
    }
    return []
  }
}

extension ExifRational {
  /// Whether the fraction is a decimal one in lowest terms whose denominator has 2 and 5 as factors in different
  /// numbers.
  fileprivate var isReducedDecimal: Bool {
    var rest = denominator
    guard rest > 1, numerator > 0 else { return false }
    var twos = 0
    var fives = 0
    while rest % 2 == 0 { (rest, twos) = (rest / 2, twos + 1) }
    while rest % 5 == 0 { (rest, fives) = (rest / 5, fives + 1) }
    // In lowest terms, the factors of the denominator don't divide the numerator.
    guard rest == 1, twos != fives else { return false }
    return (twos == 0 || numerator % 2 != 0) && (fives == 0 || numerator % 5 != 0)
  }
}
