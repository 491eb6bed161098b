/// What Content Credentials state of how the file came about: told, never believed, since nothing of it is verified.
struct CredentialProvenance: Sendable {
  /// A step, as the manifest that states it tells it.
  struct Step: Sendable, Equatable {
    /// `c2pa.edited` and such.
    var action: String
    /// The program that did it, or that wrote the manifest.
    var program: String
    /// When, as written.
    var when: String?
    /// The last part of its Digital Source Type's URI.
    var term: String?
    /// Whether the manifest speaks of the file itself: the active one, and one that it only handed on.
    ///
    /// The others speak of what the file was made from.
    var isActive: Bool
    /// Where it stands.
    var evidence: Evidence

    /// The values of a flag about what generated the picture, or a part.
    var values: FlagValues { ["program": program, "action": action, "term": term ?? ""] }
  }

  /// The steps, those of the active manifest first.
  private(set) var steps: [Step] = []
  /// The camera's own claim, where the active manifest states a capture and nothing later.
  private(set) var capture: Step?

  /// More steps than any file needs.
  static let limit = 1_000

  init(_ stores: [CredentialStore]) {
    for store in stores {
      var isActive = true
      for manifest in store.manifests.reversed() {
        add(manifest, of: store, isActive: isActive)
        isActive = isActive && manifest.handsOn
      }
    }
  }

  private mutating func add(_ manifest: CredentialManifest, of store: CredentialStore, isActive: Bool) {
    let isCapture = manifest.isCapture
    var others = 0
    var created: Step?
    for action in manifest.actions where steps.count < Self.limit {
      let step = Step(
        action: action.name,
        program: (action.softwareAgent?.claim ?? manifest.program).quoted(),
        when: action.when.map { $0.quoted() },
        term: action.digitalSourceType.map(MetadataClaims.term(of:)), isActive: isActive,
        evidence: Evidence(
          location: store.container, offset: action.offset ?? manifest.offset ?? store.offset))
      if isCapture, action.name == "c2pa.created" {
        created = created ?? step
      } else if !(isCapture && manifest.isDevelopment(action)) {
        others += 1
        steps.append(step)
      }
    }
    if isActive, isCapture, others == 0 { capture = capture ?? created }
  }

  /// Steps that say that a trained model made the picture itself.
  var generated: [Step] {
    distinct(steps.filter { $0.isActive && $0.action == "c2pa.created" && $0.kind == .generated })
  }

  /// Steps that say that something generated went into it.
  var partlyGenerated: [Step] {
    distinct(
      steps.filter { step in
        step.kind == .edited
          || (step.kind == .generated && !(step.isActive && step.action == "c2pa.created"))
      })
  }

  /// Steps that say that somebody worked on it, and nothing of a model.
  var edits: [Step] {
    distinct(
      steps.filter { step in
        CredentialAction(step.action).isEdit && step.kind != .edited && step.kind != .generated
      })
  }

  /// The steps without repetitions, ten at most.
  private func distinct(_ steps: [Step]) -> [Step] {
    var kept: [Step] = []
    for step in steps where kept.count < 10 {
      let isKnown = kept.contains {
        $0.action == step.action && $0.program == step.program && $0.when == step.when && $0.term == step.term
      }
      if !isKnown { kept.append(step) }
    }
    return kept
  }
}

extension CredentialProvenance.Step {
  /// What its Digital Source Type says.
  var kind: GeneratorMark.Kind? { term.flatMap(GeneratorMarks.kind(ofTerm:)) }
}

extension CredentialManifest {
  /// Who wrote it: its first generator, or the older text, or else its label.
  var program: String {
    let name = generators.first?.claim ?? claimGenerator ?? ""
    return name.isEmpty ? label : name
  }

  /// Whether it states no work and nothing made, but one file that it came from: that file's manifest, which stands before
  /// it, tells how the picture came about.
  ///
  /// Generators' services do so with what their model made.
  fileprivate var handsOn: Bool {
    ingredients.count == 1 && ingredients[0].relationship == "parentOf"
      && actions.allSatisfy { action in
        switch CredentialAction(action.name) {
        case .opened, .converted, .transcoded: action.digitalSourceType == nil
        default: action.name == "c2pa.published"
        }
      }
  }

  /// Whether it states that a camera took the picture, and no file that it was made from.
  fileprivate var isCapture: Bool {
    ingredients.isEmpty
      && actions.contains { action in
        action.name == "c2pa.created"
          && action.digitalSourceType.map(MetadataClaims.term(of:)).flatMap(SourceTypeMeaning.init(term:))
            == .capture
      }
  }

  /// Whether an action in a camera's own manifest is what cameras do to every picture: no other program is named for it.
  fileprivate func isDevelopment(_ action: Action) -> Bool {
    switch CredentialAction(action.name) {
    case .colour, .enhanced, .converted, .transcoded, .orientation:
      action.digitalSourceType.map(MetadataClaims.term(of:)).flatMap(GeneratorMarks.kind(ofTerm:)) != .edited
        && (action.softwareAgent == nil || action.softwareAgent?.name == generators.first?.name)
    default: false
    }
  }
}
