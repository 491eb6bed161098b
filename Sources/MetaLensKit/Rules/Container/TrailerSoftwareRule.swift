import MetaLensFacts

extension Rule {
  package static let trailerSoftware = Rule(
    id: "trailerSoftware",
    reads: [.trailers],
    trigger: "Behind the picture's end stands what Canon's DPP, AFCP, FotoStation, Photo Mechanic "
      + "or ExifTool (MIE) write.",
    rationale: "These programs keep their notes there: the file has been through one of them.",
    innocent: "They are used to sort and caption; the picture may be as it was.",
    source: "Docs/Sources.md, S14",
    example: .container(.trailerSoftware(program: "Canon DPP"))
  ) { context in
    (context.facts.trailers ?? []).compactMap { trailer in
      guard let program = trailer.kind.program else { return nil }
      return Finding(
        .container(.trailerSoftware(program: program)),
        evidence: [Evidence(location: "trailer", offset: trailer.offset)])
    }
  }
}
