extension Rule {
  package static let datesThreePlaces = Rule(
    "datesThreePlaces", .isOriginal, concern: .metadata,
    parameters: [.date("date", .moment), .text("places", .public)],
    reads: [.exif, .metadata], needs: .dates,
    source: "Docs/Sources.md, E6 and E7",
    example: ["date": "2023-05-30T15:56:01", "places": "EXIF, Samsung trailer Image_UTC_Data, GPS"]
  ) { context in
    guard let created = context.attributions.original, let time = created.time else { return [] }
    var places = ["EXIF"]
    var evidence = [created.evidence]
    func isNear(_ other: CaptureTime, _ range: ClosedRange<Int>) -> Bool {
      range.contains(MomentDifference.seconds(from: other, to: time))
    }
    let note = context.attributions.claims.about(.created, in: .makerNote)
      .first { $0.time.map { abs($0.clockSeconds - time.clockSeconds) <= 2 } ?? false }
    if let note {
      places.append(note.property)
      evidence.append(note.evidence)
    }
    if let trailer = context.trailerMoment, isNear(trailer.time, -2...2) {
      places.append(trailer.evidence.location)
      evidence.append(trailer.evidence)
    }
    if let fix = context.fix, isNear(fix.time, -2...60) {
      places.append("GPS")
      evidence += fix.evidence
    }
    guard places.count >= 3 else { return [] }
    return .raised(["date": time.iso8601, "places": places.joined(separator: ", ")], .derived, at: evidence)
  }
}
