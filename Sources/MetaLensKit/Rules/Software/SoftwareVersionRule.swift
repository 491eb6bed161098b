extension Rule {
  package static let softwareVersion = Rule(
    flag: Flag(
      "softwareVersion", .information, concern: .source,
      parameters: [.text("version", .public)]),
    reads: [.exif],
    trigger: "Software holds a camera's firmware or an operating system's version.",
    rationale: "Cameras and phones write this. It speaks neither way: exports by the system's own apps "
      + "keep or write it too.",
    innocent: "Always.",
    source: "EXIF 3.0, 4.6.5.4 (Software); catalogue: Docs/Sources.md, E5",
    example: ["version": "Digital Camera X-T3 Ver3.01"]
  ) { context in
    context.programs([.systemVersion, .firmware]).map { program in
      .raised(["version": program.text], at: program.places)
    }
  }
}
