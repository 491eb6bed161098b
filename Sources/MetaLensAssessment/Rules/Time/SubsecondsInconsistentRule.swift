extension Rule {
  package static let subsecondsInconsistent = Rule(
    "subsecondsInconsistent", .warning, concern: .metadata,
    parameters: [.textOrDash("created", .moment), .textOrDash("digitized", .moment)],
    variant: { values in ["created", "digitized"].contains { (values.text($0) ?? "").isEmpty } ? "one" : nil
    },
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.6.5 (SubSecTime); Docs/Sources.md, E6; measured: no original of the labelled "
      + "photos",
    example: ["created": "12", "digitized": "57"]
  ) { context in
    guard let created = context.attributions.original, let createdTime = created.time,
      let digitized = context.attributions.digitized, let digitizedTime = digitized.time,
      createdTime.clockSeconds == digitizedTime.clockSeconds
    else { return [] }
    let fractions = (createdTime.subsecond, digitizedTime.subsecond)
    let isOdd =
      switch fractions {
      case (let first?, let second?): first.withoutTrailingZeros != second.withoutTrailingZeros
      case (nil, nil): false
      default: context.statesBothFractions
      }
    guard isOdd else { return [] }
    return .raised(
      ["created": fractions.0 ?? "", "digitized": fractions.1 ?? ""], .derived,
      at: context.evidence(ExifTag.subSecTimeOriginal, in: .exif),
      context.evidence(ExifTag.subSecTimeDigitized, in: .exif))
  }
}

extension String {
  /// The digits of a fraction without zeros at the end: .50 is .5.
  fileprivate var withoutTrailingZeros: Substring {
    var rest = self[...]
    while rest.last == "0" || rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension RuleContext {
  /// Whether these makers' files state both fractions or none (Docs/Sources.md, E6).
  fileprivate var statesBothFractions: Bool {
    attributions.maker?.isOne(of: [.apple, .canon, .nikon, .google]) ?? false
  }
}
