extension Rule {
  package static let dateBeforeSoftware = Rule(
    "dateBeforeSoftware", .warning, concern: .metadata,
    parameters: [
      .text("tag", .public), .date("date", .moment), .text("software", .program), .count("year", .public),
    ],
    reads: [.exif],
    source: "software-years.tsv: release notes, by year of the first beta",
    example: ["tag": "DateTimeOriginal", "date": "2015-05-30T15:56:01", "software": "13.3.1", "year": 2019]
  ) { context in
    guard let software = context.attributions.summary.software else { return [] }
    let isSystem =
      software.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      && CameraMaker.maker(ofModel: context.attributions.model ?? "")?.name == "Apple"
    let date = isSystem ? context.attributions.original : context.attributions.modified
    guard let date, let time = date.time, !ClockDefault.isFirstMonth(time),
      let year = SoftwareYears.year(of: software, isSystem ? .system : .program), time.year < year
    else { return [] }
    return .raised(
      ["tag": date.name, "date": time.iso8601, "software": String(software.prefix(120)), "year": year],
      .derived, at: date.evidence,
      context.evidence(ExifTag.software, in: .ifd0))
  }
}
