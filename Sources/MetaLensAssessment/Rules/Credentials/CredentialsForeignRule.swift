import MetaLensFacts

extension Rule {
  package static let credentialsForeign = Rule(
    "credentialsForeign", .warning, concern: .metadata,
    parameters: [.text("program", .program), .text("make", .name)],
    reads: [.exif, .metadata], needs: .credentials,
    source: "C2PA 2.1, 10.2.2 (claim_generator_info) and 11.3 (where a manifest store is embedded)",
    example: ["program": "Example Camera 1.0", "make": "Canon"]
  ) { context in
    guard let camera = context.statedCamera else { return [] }
    // Anybody can write a name into a certificate of their own.
    let judgement = context.credentialJudgement.flatMap { $0.isTrusted ? $0.validation.signature : nil }
    let signers = [judgement?.organization, judgement?.commonName].compactMap { $0 }
    return (context.metadata?.credentials ?? []).compactMap { store -> Sighting? in
      guard let active = store.active else { return nil }
      let names = active.generators.map(\.name) + [active.claimGenerator ?? ""] + signers
      guard !names.contains(where: { camera.maker.owns($0, model: camera.model) }) else { return nil }
      return .raised(
        ["program": active.program.quoted(), "make": camera.make], .derived,
        at: Evidence(location: store.container, offset: active.offset ?? store.offset))
    }
  }
}

extension StatedMaker {
  /// Whether a program's or a signer's name is this maker's: it names the maker, or a camera that may be one of the
  /// maker's.
  fileprivate func owns(_ name: String, model: String) -> Bool {
    let words = SoftwareCatalogue.words(of: Array(name.utf8)[...])
    let brands = Self.brands.filter { brand in words.contains { $0.elementsEqual(brand.word.utf8) } }
    let named = brands.map(\.maker.rawValue).joined(separator: " ")
    // A name that no table knows is the maker's if it contains Make or the model.
    let isKnown = !StatedMaker("\(name) \(named)").makers.isEmpty || CameraMaker.maker(ofModel: name) != nil
    if isKnown, !makers.isEmpty { return !isContradicted(byCamera: "\(name) \(named)") }
    return [make, model].contains { stated in
      let own = SoftwareCatalogue.words(of: Array(stated.utf8)[...])
      return !own.isEmpty && words.firstRange(of: own) != nil
    }
  }

  /// The brands under which makers sell phones and cameras, in lowercase: `Galaxy S25` doesn't say Samsung.
  private static let brands: [(word: String, maker: Maker)] = [
    ("galaxy", .samsung), ("iphone", .apple), ("jovi", .vivo), ("lumix", .panasonic), ("pixel", .google),
    ("xperia", .sony),
  ]
}
