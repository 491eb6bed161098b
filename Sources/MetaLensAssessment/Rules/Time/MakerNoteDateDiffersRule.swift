extension Rule {
  package static let makerNoteDateDiffers = Rule(
    "makerNoteDateDiffers", .isEdited, concern: .metadata,
    parameters: [.text("property", .public), .date("stated", .moment), .date("created", .moment)],
    // A moment in UTC is told by its day alone, which may be that of the other date.
    variant: { $0.text("stated")?.utf8.count == dayByteCount ? "utc" : nil },
    phrases: { values, _ in
      // Google's note is in UTC, and so is what people are told of it.
      guard values.text("property") == hdrPlus,
        let seconds = values.text("stated").flatMap(CaptureTime.init(iso8601:))?.utcSeconds,
        var time = CaptureTime(utcSeconds: seconds)
      else { return [:] }
      time.offsetMinutes = nil
      return ["stated": FlagParameter.readable(time.iso8601) + " UTC"]
    },
    reads: [.exif, .metadata], needs: .makerNote,
    source:
      "Maker notes with a date of the picture: Pentax 0x0006 and 0x0007, Sony's SonyDateTime (0x3000, enciphered in 0x2010) "
      + "and in UTC SonyDateTime2 (0x9050), Olympus 0x0908, Kodak's KDK, Google's HDR+ (exiftool's tables); measured: "
      + "Google's second is DateTimeOriginal's on all 21 originals that state it, Kodak's on both, and SonyDateTime2 one "
      + "later on all 3; "
      + "Google AI blog, 2019-11-26: night shots of up to 4 minutes",
    example: ["property": "Pentax Date", "stated": "2021-05-30T15:56:01", "created": "2023-05-30T15:56:01"]
  ) { context in
    guard let created = context.attributions.original, let createdTime = created.time else { return [] }
    for claim in context.attributions.claims.about(.created, in: .makerNote) {
      guard let time = claim.time else { continue }
      let distance = abs(time.clockSeconds - createdTime.clockSeconds)
      guard distance > 2 + context.longExposureSeconds, !(3_598...3_602).contains(distance) else { continue }
      return .raised(
        ["property": claim.property, "stated": time.iso8601, "created": createdTime.iso8601], .derived,
        at: claim.evidence, created.evidence)
    }
    for value in context.metadata?.makerNote?.values ?? [] where value.meaning == .dateUTC {
      // No zone is further from UTC than 14 hours, and summer time adds one hour.
      guard let note = context.metadata?.makerNote, let stated = StatedDate.time(value.text),
        abs(stated.clockSeconds - createdTime.clockSeconds) > 15 * 3_600
      else { continue }
      // Only the day: the hour in UTC would reveal how far east somebody was.
      return .raised(
        [
          "property": note.maker + " " + value.name, "stated": String(stated.iso8601.prefix(dayByteCount)),
          "created": createdTime.iso8601,
        ], .derived, at: note.evidence(value), created.evidence)
    }
    guard let note = context.metadata?.hdrPlus, let stated = note.captured(at: createdTime.offsetMinutes),
      abs(stated.clockSeconds - createdTime.clockSeconds) > 300
    else { return [] }
    return .raised(
      ["property": hdrPlus, "stated": stated.iso8601, "created": createdTime.iso8601], .derived,
      at: note.evidence, created.evidence)
  }
}

/// The name of the note that Google's camera app writes.
private let hdrPlus = "Google HDR+"
/// The length of a day in ISO 8601.
private let dayByteCount = 10

extension RuleContext {
  /// Twice the exposure time in whole seconds, since noise reduction may take as long again; 0 of an ordinary exposure.
  ///
  /// Nobody has measured whether a note's moment is the beginning's or the end's.
  fileprivate var longExposureSeconds: Int {
    let exposure = attributions.summary.exposureTime ?? 0
    return (0...3_600).contains(exposure) ? Int(2 * exposure) : 0
  }
}
