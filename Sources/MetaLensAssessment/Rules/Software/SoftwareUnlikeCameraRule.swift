/// The maximum number of names, and of places of a name: more than any file has.
private let maximumNames = 16

extension Rule {
  package static let softwareUnlikeCamera = Rule(
    "softwareUnlikeCamera", .warning, concern: .source,
    parameters: [.text("software")],
    reads: [.exif],
    source: "Docs/Sources.md, E5; measured: none of the labelled originals by a known maker",
    example: ["software": "Silver Efex 2"]
  ) { context in
    var named: [(text: String, places: [Evidence])] = []
    for program in context.programs(nil) where context.isUnlikeCamera(program) {
      // Apple's devices that lack the system's version are reported by another rule, which quotes the text in its
      // place.
      if context.lacksSystem, program.text == context.attributions.summary.software { continue }
      named.append((program.text, program.places))
    }
    for claim in context.attributions.claims.about(.program)
    where named.count < maximumNames && context.isUnlikeCamera(claim) {
      if let index = named.firstIndex(where: { $0.text == claim.value }) {
        if named[index].places.count < maximumNames { named[index].places.append(claim.evidence) }
      } else {
        named.append((claim.value, [claim.evidence]))
      }
    }
    return named.map { .raised(["software": $0.text], at: $0.places) }
  }
}

extension RuleContext {
  /// Whether a program that the catalogue doesn't know reads like a program's name, and a known maker's camera is
  /// stated.
  func isUnlikeCamera(_ program: ProgramAttribution) -> Bool {
    program.kind == nil && isUnlikeCamera(program.text)
  }

  /// Whether the same is true of a program that XMP names.
  fileprivate func isUnlikeCamera(_ claim: MetadataClaim) -> Bool {
    claim.place == .xmp && isUnlikeCamera(claim.value)
      && SoftwareCatalogue.match(claim.value, model: attributions.model) == nil
  }

  private func isUnlikeCamera(_ text: String) -> Bool {
    // FLIR's cameras write words of their own (`Common_fileformat`), Raspberry Pi's cameras the names of its programs;
    // Sharp's and Microsoft's phones weren't measured.
    guard let camera = statedCamera, !camera.maker.makers.isEmpty,
      !camera.maker.isOne(of: [.flir, .microsoft, .raspberry, .sharp])
    else { return false }
    return UnknownName.isOne(text, beside: camera.make + " " + camera.model)
  }
}
