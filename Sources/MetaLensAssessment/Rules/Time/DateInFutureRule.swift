extension Rule {
  package static let dateInFuture = Rule(
    "dateInFuture", .warning, concern: .metadata,
    parameters: [.text("tag", .public), .date("date", .moment)],
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.6.5; zones reach from -12 to +14 hours",
    example: ["tag": "DateTimeOriginal", "date": "9998-01-01T00:00:00"]
  ) { context in
    context.attributions.dates.compactMap { date in
      guard let time = date.time, (time.utcSeconds ?? time.clockSeconds - 14 * 3_600) > context.now else {
        return nil
      }
      return .raised(["tag": date.name, "date": time.iso8601], .derived, at: date.evidence)
    }
  }
}
