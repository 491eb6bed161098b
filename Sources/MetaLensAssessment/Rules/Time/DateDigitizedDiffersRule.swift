extension Rule {
  package static let dateDigitizedDiffers = Rule(
    "dateDigitizedDiffers", .warning, concern: .metadata,
    parameters: [.date("created", .moment), .date("digitized", .moment)],
    variant: { $0.offsetVariant("digitized") },
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.6.5; Docs/Sources.md, E6",
    example: ["created": "2023-05-30T15:56:01", "digitized": "2023-05-31T15:56:01"]
  ) { context in
    // Of a scan the one date is the paper's and the other the scan's.
    context.isScan ? [] : context.apart(context.attributions.digitized, as: "digitized") { abs($0) > 2 }
  }
}
