extension Rule {
  package static let trailerSoftware = Rule(
    flag: Flag(
      "trailerSoftware", .isEdited, concern: .container,
      parameters: [.text("program", .public)]),
    reads: [.trailers],
    trigger: "Behind the picture's end stands what Canon's DPP, AFCP, FotoStation, Photo Mechanic "
      + "or ExifTool (MIE) write.",
    rationale: "These programs keep their notes there: the file has been through one of them.",
    innocent: "They are used to sort and caption; the picture may be as it was.",
    source: "Docs/Sources.md, S14",
    example: ["program": "Canon DPP"]
  ) { context in
    (context.facts.trailers ?? []).compactMap { trailer in
      guard let program = trailer.kind.program else { return nil }
      return .raised(["program": program], at: Evidence(location: "trailer", offset: trailer.offset))
    }
  }
}
