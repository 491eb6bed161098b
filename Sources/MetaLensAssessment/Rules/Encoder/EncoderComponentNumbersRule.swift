import MetaLensFacts

extension Rule {
  package static let encoderComponentNumbers = Rule(
    "encoderComponentNumbers", .warning, concern: .encoding,
    parameters: [.text("numbers", .public)],
    reads: [.exif, .frame],
    source: "ITU-T T.871, 6.1 (1, 2 and 3); libjpeg, jdapimin.c (82, 71 and 66 are red, green and blue); "
      + "measured: none of 204 originals; Ricoh's DC-3Z counts from 0",
    example: ["numbers": "82, 71, 66"]
  ) { context in
    guard context.statedCamera != nil, !context.isScan, let frame = context.facts.frame.value,
      frame.components.count == 3,
      // A camera of 1998 counts from 0, and no program shows such a picture in other colours.
      ![[1, 2, 3], [0, 1, 2]].contains(frame.components.map(\.id))
    else { return [] }
    let numbers = frame.components.map { String($0.id) }.joined(separator: ", ")
    return .raised(["numbers": numbers], at: frame.evidence)
  }
}
