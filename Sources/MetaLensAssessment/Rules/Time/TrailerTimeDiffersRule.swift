extension Rule {
  package static let trailerTimeDiffers = Rule(
    "trailerTimeDiffers", .isEdited, concern: .metadata,
    parameters: [.date("stated", .moment), .date("created", .moment)],
    reads: [.exif, .metadata, .trailers],
    source: "Measured: 0 to 1 s on all originals of the labelled photos with this value",
    example: ["stated": "2021-05-30T06:56:01+00:00", "created": "2023-05-30T15:56:01"]
  ) { context in
    guard let created = context.attributions.original, let createdTime = created.time,
      let (time, evidence) = context.trailerMoment,
      abs(MomentDifference.seconds(from: time, to: createdTime)) > 60
    else { return [] }
    return .raised(
      ["stated": time.iso8601, "created": createdTime.iso8601], .derived, at: evidence, created.evidence)
  }
}

extension RuleContext {
  /// The moment that Samsung's trailer states, and its place; nil if the trailer states none.
  var trailerMoment: (time: CaptureTime, evidence: Evidence)? {
    guard let value = metadata?.trailerValues.first(where: \.isSamsungMoment), let time = value.samsungMoment
    else { return nil }
    return (time, Evidence(location: "Samsung trailer " + value.name, offset: value.offset))
  }
}

extension TrailerValue {
  /// Whether this is where Samsung writes the moment of the photo (Docs/Sources.md, S14: `Image_UTC_Data`).
  var isSamsungMoment: Bool { trailer == .samsung && name == "Image_UTC_Data" }

  /// The moment stated here in milliseconds since 1970, which have 13 digits from 2001 on; nil if it isn't one.
  var samsungMoment: CaptureTime? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return digits.utf8.count == 13 ? Int(digits).flatMap { CaptureTime(utcSeconds: $0 / 1_000) } : nil
  }
}
