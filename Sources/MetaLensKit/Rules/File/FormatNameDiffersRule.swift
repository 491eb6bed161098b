extension Rule {
  package static let formatNameDiffers = Rule(
    flag: Flag(
      "formatNameDiffers", .information, concern: .container,
      parameters: [.text("named", .public), .text("format", .public)],
      phrases: { values, _ in
        ["format": PhotoFormat(rawValue: values.text("format") ?? "").displayName]
      }),
    reads: [.name],
    trigger: "The file's name ends like another format's than the one that its first bytes show.",
    rationale: "A camera names its files by what they are: somebody or something named this one.",
    innocent:
      "Phones and websites convert a picture on its way out and keep its name, or name everything .jpg.",
    source: "The extensions that go with each format; context, as any file name: it never enters the score",
    example: ["named": "heic", "format": "jpeg"]
  ) { context in
    guard let name = context.name?.nameExtension, FormatExtension.contradicts(name, context.facts.format)
    else {
      return []
    }
    return [
      .raised(
        ["named": name.text, "format": context.facts.format.rawValue], at: Evidence(location: "file name"))
    ]
  }
}
