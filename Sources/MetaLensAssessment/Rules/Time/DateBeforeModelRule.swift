extension Rule {
  package static let dateBeforeModel = Rule(
    "dateBeforeModel", .warning, concern: .metadata,
    parameters: [.date("created", .moment), .text("model", .name), .count("year", .public)],
    reads: [.exif], needs: .dates,
    source: "camera-years.tsv: the makers' announcements, by year",
    example: ["created": "2005-05-30T15:56:01", "model": "Canon EOS 40D", "year": 2007]
  ) { context in
    guard let created = context.attributions.original, let time = created.time,
      let model = context.attributions.model, !ClockDefault.isFirstMonth(time),
      let year = CameraYears.year(of: model), time.year < year
    else { return [] }
    return .raised(
      ["created": time.iso8601, "model": model, "year": year], .derived, at: created.evidence,
      context.evidence(ExifTag.model, in: .ifd0))
  }
}
