extension Rule {
  package static let dateBeforeSoftware = Rule(
    "dateBeforeSoftware", .warning, concern: .metadata,
    parameters: [
      .text("tag", .public), .date("date", .moment), .text("software", .program, optional: true),
      .count("year", .public, optional: true),
      .text("kind", .words([byFirmware, byProfile, byBuild]), optional: true),
      .text("since", .public, optional: true),
    ],
    variant: { $0.text("kind") },
    reads: [.exif, .metadata],
    source:
      "software-years.tsv: release notes, by year of the first beta; names of Samsung's firmware: Docs/Sources.md, E6; "
      + "ICC.1:2022, 7.2.8 (date of a profile); ExifTool tag names, Google HDRPMakerNote: on 25 originals of "
      + "phones the build is 7 to 407 days older than the picture",
    example: ["tag": "DateTimeOriginal", "date": "2015-05-30T15:56:01", "software": "13.3.1", "year": 2019]
  ) { context in
    context.olderThanVersion + context.olderThanFirmware + context.olderThanProfile + context.olderThanBuild
  }

  /// The firmware is newer than the date, by the firmware's name.
  package static let byFirmware = "firmware"
  /// The ICC profile is newer than the date, by the profile's own date.
  package static let byProfile = "profile"
  /// The program that took the picture is newer than the date, by the program's own note.
  package static let byBuild = "build"
}

extension RuleContext {
  /// The sighting of a date before the year in which the version appeared that Software names.
  fileprivate var olderThanVersion: [Sighting] {
    guard let software = attributions.summary.software else { return [] }
    let isSystem =
      software.utf8.first?.isASCIIDigit == true
      && CameraMaker.maker(ofModel: attributions.model ?? "")?.name == "Apple"
    let date = isSystem ? attributions.original : attributions.modified
    guard let date, let time = date.time, !ClockDefault.isFirstMonth(time),
      let year = SoftwareYears.year(of: software, isSystem ? .system : .program), time.year < year
    else { return [] }
    return .raised(
      ["tag": date.name, "date": time.iso8601, "software": String(software.prefix(120)), "year": year],
      .derived, at: date.evidence, evidence(ExifTag.software, in: .ifd0))
  }

  /// The sighting of a picture that is older than the month of its phone's firmware.
  fileprivate var olderThanFirmware: [Sighting] {
    guard attributions.maker?.isOne(of: [.samsung]) ?? false, let software = attributions.summary.software,
      let firmware = SamsungFirmware(software), let date = attributions.original, let time = date.time,
      !ClockDefault.isFirstMonth(time), (time.year, time.month) < (firmware.year, firmware.month)
    else { return [] }
    return .raised(
      [
        "tag": date.name, "date": time.iso8601, "software": software, "kind": Rule.byFirmware,
        "since": firmware.text,
      ], .derived, at: date.evidence, evidence(ExifTag.software, in: .ifd0))
  }

  /// The sighting of a picture that is more than a day older than an ICC profile in its file.
  fileprivate var olderThanProfile: [Sighting] {
    guard let date = attributions.original, let time = date.time, !ClockDefault.isFirstMonth(time) else {
      return []
    }
    for profile in metadata?.profiles ?? [] {
      guard let made = profile.date.flatMap({ StatedDate.time($0) }), Self.profileYears.contains(made.year),
        // A profile's date is in UTC (ICC.1:2022, 4.2), and no zone is a day away from UTC.
        made.clockSeconds - time.clockSeconds > 86_400
      else { continue }
      return .raised(
        [
          "tag": date.name, "date": time.iso8601, "kind": Rule.byProfile,
          "since": String(made.iso8601.prefix(10)),
        ], .derived, at: date.evidence,
        Evidence(location: profile.container, offset: profile.offset))
    }
    return []
  }

  /// The sighting of a picture that is older than the program that took it, in any zone.
  fileprivate var olderThanBuild: [Sighting] {
    guard let note = metadata?.hdrPlus, let built = note.builtTime, let date = attributions.original,
      let time = date.time, !ClockDefault.isFirstMonth(time),
      built.clockSeconds - time.clockSeconds > MomentDifference.widestZone + 3_600
    else { return [] }
    return .raised(
      [
        "tag": date.name, "date": time.iso8601, "kind": Rule.byBuild,
        "since": String(built.iso8601.prefix(10)),
      ], .derived, at: date.evidence, note.evidence)
  }

  /// The years that a profile can be from: the format is from the nineties, and a year far ahead is no date.
  ///
  /// No rule that counts reads the clock, so that the same bytes have the same score tomorrow.
  private static let profileYears = 1990...2037
}
