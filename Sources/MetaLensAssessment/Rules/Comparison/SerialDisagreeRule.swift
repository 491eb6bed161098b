extension Rule {
  package static let serialDisagree = Rule(
    "serialDisagree", .warning, concern: .metadata,
    parameters: [
      .text("first"), .text("firstPlace", .public), .text("second"), .text("secondPlace", .public),
    ],
    reads: [.exif, .metadata],
    source: "EXIF 3.0, 4.6.6.9; XMP aux:SerialNumber; 0 of 25 labelled files with two differed",
    example: [
      "first": "0030079", "firstPlace": "BodySerialNumber", "second": "2004426",
      "secondPlace": "aux:SerialNumber",
    ]
  ) { context in
    guard let (first, second) = SerialNumbers(context).contradiction else { return [] }
    return .raised(
      [
        "first": first.text.quoted(), "firstPlace": first.property, "second": second.text.quoted(),
        "secondPlace": second.property,
      ], .derived, at: first.evidence, second.evidence)
  }
}
