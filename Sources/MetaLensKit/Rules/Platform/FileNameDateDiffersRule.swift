extension Rule {
  package static let fileNameDateDiffers = Rule(
    flag: Flag(
      "fileNameDateDiffers", .information, concern: .metadata,
      parameters: [.text("named", .public), .text("stated", .public)]),
    reads: [.exif, .name],
    source: "Docs/Sources.md, F3; context, as any file name: it never enters the score",
    example: ["named": "2022-05-30", "stated": "2023-05-30"]
  ) { context in
    guard let original = context.attributions.original, let time = original.time,
      let form = context.nameForm, form.kind == .camera || form.kind == .platform, let named = form.days
    else { return [] }
    let stated = CivilDate.days(year: time.year, month: time.month, day: time.day)
    guard abs(named - stated) > 1 else { return [] }
    return [
      .raised(
        ["named": CivilDate.text(days: named), "stated": CivilDate.text(days: stated)], .derived,
        at: Evidence(location: "file name"), original.evidence)
    ]
  }
}

extension CivilDate {
  /// A day as `2023-05-30`.
  fileprivate static func text(days: Int) -> String {
    let (year, month, day) = date(days: days)
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }
    return "\(year)-\(padded(month))-\(padded(day))"
  }
}
