import MetaLensFacts

extension Rule {
  package static let encoderComponentNumbers = Rule(
    "encoderComponentNumbers", .warning, concern: .encoding,
    parameters: [.text("numbers", .public)],
    reads: [.exif, .frame],
    source: "ITU-T T.871, 6.1 (1, 2 and 3); libjpeg, jdapimin.c (82, 71 and 66 are red, green and blue); "
      + "measured: none of 205 originals",
    example: ["numbers": "82, 71, 66"]
  ) { context in
    guard context.claimedCamera != nil, let frame = context.facts.frame.value, frame.components.count == 3,
      frame.components.map(\.id) != [1, 2, 3]
    else { return [] }
    let numbers = frame.components.map { String($0.id) }.joined(separator: ", ")
    return .raised(["numbers": numbers], at: frame.evidence)
  }
}
