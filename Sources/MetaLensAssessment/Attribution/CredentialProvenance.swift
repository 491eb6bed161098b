/// The history of the file as Content Credentials state it; it is reported and not trusted, since none of it is
/// verified.
struct CredentialProvenance: Sendable {
  /// A step, as its manifest states it.
  struct Step: Sendable, Equatable {
    /// The action's name, such as `c2pa.edited`.
    var action: String
    /// The program that took the step, or else the one that wrote the manifest.
    var program: String
    /// The time of the step, as written.
    var when: String?
    /// The last part of its Digital Source Type's URI.
    var term: String?
    /// Whether the manifest is about the file itself: the active manifest, or one that the active manifest only handed
    /// on.
    ///
    /// Other manifests are about what the file was made from.
    var isActive: Bool
    var evidence: Evidence

    /// The values of a flag about what generated the picture or part of it.
    var values: FlagValues { ["program": program, "action": action, "term": term ?? ""] }
  }

  /// The steps, those of the active manifest first.
  private(set) var steps: [Step] = []
  /// The camera's own claim, if the active manifest states a capture and nothing later.
  private(set) var capture: Step?

  /// The maximum number of steps: more than any file needs.
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

  /// The steps that say that a trained model made the picture itself.
  var generated: [Step] {
    distinct(steps.filter { $0.isActive && $0.action == "c2pa.created" && $0.kind == .generated })
  }

  /// The steps that say that something generated became part of the picture.
  var partlyGenerated: [Step] {
    distinct(
      steps.filter { step in
        step.kind == .edited
          || (step.kind == .generated && !(step.isActive && step.action == "c2pa.created"))
      })
  }

  /// The steps that say that somebody edited the picture, and nothing about a model.
  var edits: [Step] {
    distinct(
      steps.filter { step in
        CredentialAction(step.action).isEdit && step.kind != .edited && step.kind != .generated
      })
  }

  /// Returns the steps without repetitions, ten at most.
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
  /// The meaning of the step's Digital Source Type.
  var kind: GeneratorMark.Kind? { term.flatMap(GeneratorMarks.kind(ofTerm:)) }
}

extension CredentialManifest {
  /// The program that wrote the manifest: its first generator, or the older text, or else its label.
  var program: String {
    let name = generators.first?.claim ?? claimGenerator ?? ""
    return name.isEmpty ? label : name
  }

  /// Whether the manifest states no editing and nothing made, but one file that it came from: the manifest of that
  /// file, which precedes this one, then says how the picture was made.
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

  /// Whether the manifest states that a camera took the picture, and no file that it was made from.
  fileprivate var isCapture: Bool {
    ingredients.isEmpty
      && actions.contains { action in
        action.name == "c2pa.created"
          && action.digitalSourceType.map(MetadataClaims.term(of:)).flatMap(SourceTypeMeaning.init(term:))
            == .capture
      }
  }

  /// Whether an action in a camera's own manifest is what cameras do to every picture, and no other program is named
  /// for it.
  fileprivate func isDevelopment(_ action: Action) -> Bool {
    switch CredentialAction(action.name) {
    case .colour, .enhanced, .converted, .transcoded, .orientation:
      action.digitalSourceType.map(MetadataClaims.term(of:)).flatMap(GeneratorMarks.kind(ofTerm:)) != .edited
        && (action.softwareAgent == nil || action.softwareAgent?.name == generators.first?.name)
    default: false
    }
  }
}
