extension Rule {
  package static let gpsTimeConflict = Rule(
    "gpsTimeConflict", .warning, concern: .metadata,
    parameters: [.date("created", .moment), .date("fix")],
    reads: [.exif], needs: .dates,
    source:
      "EXIF 3.0, 4.6.7; Docs/Sources.md, E7: phones within 60 s; measured: 43 s at most on originals of phones",
    example: ["created": "2023-05-30T15:56:01", "fix": "2023-05-30T06:51:01+00:00"]
  ) { context in
    guard context.isPhone, let created = context.attributions.original, let time = created.time,
      let fix = context.fix, !fix.isOfAnotherDay(than: time)
    else { return [] }
    let isOdd: Bool
    if let seconds = time.utcSeconds {
      isOdd = !(-60...3_600).contains(seconds - fix.time.clockSeconds)
    } else {
      isOdd = abs(MomentDifference.seconds(from: fix.time, to: time)) > 60
    }
    // A difference of hours is reported by a rule of its own.
    guard isOdd, context.hoursFromFix.isEmpty else { return [] }
    return .raised(
      ["created": time.iso8601, "fix": fix.time.iso8601], .derived, at: [created.evidence] + fix.evidence)
  }
}
