extension Rule {
  package static let fileNameDateDiffers = Rule(
    "fileNameDateDiffers", .information, concern: .metadata,
    parameters: [.text("named", .public), .text("stated", .public)],
    reads: [.exif, .name], needs: .dates,
    source: "Docs/Sources.md, F3; context, as any file name: it never enters the score",
    example: ["named": "2022-05-30", "stated": "2023-05-30"]
  ) { context in
    guard let original = context.attributions.original, let time = original.time,
      let form = context.nameForms.first(where: { $0.kind == .camera || $0.kind == .platform }),
      let named = form.days
    else { return [] }
    let stated = CivilDate.days(year: time.year, month: time.month, day: time.day)
    guard abs(named - stated) > 1 else { return [] }
    return .raised(
      ["named": CivilDate.text(days: named), "stated": CivilDate.text(days: stated)], .derived,
      at: Evidence(location: PlaceName.fileName), original.evidence)
  }
}
