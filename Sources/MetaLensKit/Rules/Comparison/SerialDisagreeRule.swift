extension Rule {
  package static let serialDisagree = Rule(
    flag: Flag(
      "serialDisagree", .warning, concern: .metadata,
      parameters: [
        .text("first"), .text("firstPlace", .public), .text("second"), .text("secondPlace", .public),
      ]),
    reads: [.exif, .metadata],
    trigger:
      "Two of EXIF, XMP, the maker note and Content Credentials state two serial numbers of the body; leading "
      + "zeros and the makers' ways to write them aside.",
    rationale: "A body has one: the metadata are of two cameras, or one of them was changed.",
    innocent: "A maker that writes two numbers of two parts under one name; none is known.",
    source: "EXIF 3.0, 4.6.6.9; XMP aux:SerialNumber; 0 of 25 labelled files with two differed",
    example: [
      "first": "0030079", "firstPlace": "BodySerialNumber", "second": "2004426",
      "secondPlace": "aux:SerialNumber",
    ]
  ) { context in
    guard let (first, second) = SerialNumbers(context).contradiction else { return [] }
    return [
      .raised(
        [
          "first": first.text.quoted, "firstPlace": first.property, "second": second.text.quoted,
          "secondPlace": second.property,
        ], .derived, at: first.evidence, second.evidence)
    ]
  }
}
