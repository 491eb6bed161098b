extension Rule {
  package static let holdsJPEG = Rule(
    flag: Flag(
      "holdsJPEG", .information, concern: .container),
    reads: [.container],
    trigger: "A JPEG XL has the box jbrd.",
    rationale:
      "It was made of a JPEG without loss, and that JPEG can be made of it again byte for byte: the JPEG "
      + "can be looked at in its stead.",
    innocent: "It is said to be helpful, and speaks for nothing.",
    source: "ISO/IEC 18181-2, 9.7"
  ) { context in
    guard let container = context.facts.container.value, case .jpegXL(let picture) = container.detail,
      picture.holdsJPEG
    else { return [] }
    let part = container.parts.first { $0.name == "jbrd" }
    return [.raised(at: Evidence(location: "jbrd", offset: part?.offset))]
  }
}
