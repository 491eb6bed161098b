extension Rule {
  package static let offsetsDiffer = Rule(
    "offsetsDiffer", .warning, concern: .metadata,
    parameters: [.text("created", .public), .text("tag", .public), .text("offset", .public)],
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.6.5 (OffsetTime); measured: no original of the labelled photos",
    example: ["created": "+09:00", "tag": "DateTimeDigitized", "offset": "+02:00"]
  ) { context in
    guard let created = context.attributions.original, let createdTime = created.time,
      let offset = createdTime.offsetText
    else { return [] }
    for other in [context.attributions.digitized, context.attributions.modified].compactMap(\.self) {
      guard let time = other.time, let otherOffset = time.offsetText, otherOffset != offset,
        time.clockSeconds == createdTime.clockSeconds
      else { continue }
      return .raised(
        ["created": offset, "tag": other.name, "offset": otherOffset], .derived, at: created.evidence,
        other.evidence)
    }
    return []
  }
}

extension FlagValues {
  /// The variant of a flag of two dates that state the same time with different offsets from UTC; nil for other dates.
  func offsetVariant(_ other: String) -> String? {
    guard let created = text("created"), let other = text(other), created != other,
      created.prefix(Self.clockCount) == other.prefix(Self.clockCount)
    else { return nil }
    return "offset"
  }

  /// The number of characters of a date and a time without an offset, as in “2023-05-30T15:56:01”.
  private static let clockCount = 19
}
