extension Rule {
  package static let holdsJPEG = Rule(
    "holdsJPEG", .information, concern: .container,
    reads: [.container],
    source: "ISO/IEC 18181-2, 9.7"
  ) { context in
    guard let container = context.facts.container.value, case .jpegXL(let picture) = container.detail,
      picture.holdsJPEG
    else { return [] }
    let part = container.parts.first { $0.name == "jbrd" }
    return .raised(at: Evidence(location: "jbrd", offset: part?.offset))
  }
}
