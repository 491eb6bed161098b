import MetaLensBytes
import MetaLensFacts

/// Reads the manifests of one store: claims and assertions, unverified.
struct ManifestReading {
  private(set) var block: LocatedBytes
  var budget: ItemBudget
  /// Why something couldn't be read; nil if everything was.
  private(set) var failure: String?

  init(_ block: LocatedBytes, limits: ReadLimits) {
    self.block = block
    budget = ItemBudget(limits)
  }

  /// Records a fault in the store and in the diagnostics.
  mutating func report(_ detail: String, _ offset: Int, label: String, _ context: inout ReadingContext) {
    failure = failure ?? "\(label): \(detail)"
    let container = block.container
    context.log.add(
      .credentialsInvalid, at: "\(container) \(label)", offset: block.fileOffset(at: offset), detail)
  }

  /// Returns the manifest in a superbox; nil if the superbox isn't a manifest.
  mutating func manifest(_ box: JUMBFSuperbox, _ context: inout ReadingContext) -> CredentialManifest? {
    let isPacked = box.type == CredentialLabel.packedManifest
    guard isPacked || CredentialLabel.manifests.contains(box.type) else { return nil }
    var manifest = CredentialManifest(label: box.label, offset: block.fileOffset(at: box.offset))
    if box.label.isEmpty { report("manifest without a label", box.offset, label: "c2pa", &context) }
    guard isPacked else {
      fill(&manifest, from: box, &context)
      return manifest
    }
    var reason = ""
    let unpacked = PackedManifest.unpack(box, in: block, &reason, &context)
    if !reason.isEmpty { report(reason, box.offset, label: box.label, &context) }
    guard let unpacked else { return manifest }
    if unpacked.box.label != box.label {
      report("packed under another label", box.offset, label: box.label, &context)
    }
    var inner = self
    inner.block = unpacked.block
    inner.fill(&manifest, from: unpacked.box, &context)
    budget = inner.budget
    failure = inner.failure
    return manifest
  }

  /// Reads the claim and the assertions in a manifest's superbox.
  private mutating func fill(
    _ manifest: inout CredentialManifest, from box: JUMBFSuperbox, _ context: inout ReadingContext
  ) {
    var claims = 0
    var hasAssertions = false
    for child in box.children {
      switch CredentialLabel.base(child.label) {
      case "c2pa.claim":
        claims += 1
        if claims == 1 { readClaim(child, into: &manifest, &context) }
      // Validators ignore a box of another type or a second one, which anybody could have added, so it is skipped.
      case "c2pa.assertions" where child.type == CredentialLabel.assertions && !hasAssertions:
        hasAssertions = true
        for assertion in child.children { readAssertion(assertion, into: &manifest, &context) }
      default: break
      }
    }
    if claims != 1 {
      let detail = claims == 0 ? "manifest without a claim" : "\(claims) claims; the first is read"
      report(detail, box.offset, label: box.label, &context)
    }
  }

  /// Returns a superbox's content as CBOR or JSON; nil if it has neither.
  private mutating func value(of box: JUMBFSuperbox, _ context: inout ReadingContext) -> CBORValue? {
    guard let read = box.value(in: block, &budget, &context) else { return nil }
    if let reason = read.failure { report(reason, read.offset, label: box.label, &context) }
    return read.value
  }

  /// Reads a claim (C2PA 2.1, 10.2.1) with either version's fields.
  private mutating func readClaim(
    _ box: JUMBFSuperbox, into manifest: inout CredentialManifest, _ context: inout ReadingContext
  ) {
    guard let claim = value(of: box, &context) else { return }
    manifest.claimGenerator = claim["claim_generator"]?.text
    manifest.generators = claim["claim_generator_info"]?.items.compactMap(Self.program) ?? []
    manifest.title = claim["dc:title"]?.text
    manifest.format = claim["dc:format"]?.text
    manifest.instanceID = claim["instanceID"]?.text
  }

  private mutating func readAssertion(
    _ box: JUMBFSuperbox, into manifest: inout CredentialManifest, _ context: inout ReadingContext
  ) {
    if !box.label.isEmpty { manifest.assertions.append(box.label) }
    let base = CredentialLabel.base(box.label)
    let isAction = base == "c2pa.actions"
    guard isAction || base == "c2pa.ingredient" || CredentialLabel.hasValues(base) else { return }
    guard let tree = value(of: box, &context) else { return }
    if isAction {
      readActions(tree, of: box, into: &manifest, &context)
    } else if base == "c2pa.ingredient" {
      manifest.ingredients.append(
        CredentialManifest.Ingredient(
          title: tree["dc:title"]?.text, format: tree["dc:format"]?.text,
          relationship: tree["relationship"]?.text, offset: block.fileOffset(at: box.offset)))
    } else {
      var values = AssertionValues(assertion: box.label, block: block)
      if base == "c2pa.soft-binding" {
        values.read(tree["alg"], key: "alg", &budget)
      } else {
        values.read(tree, key: "", &budget)
      }
      take(values, of: box, into: &manifest, &context)
    }
  }

  private mutating func take(
    _ values: AssertionValues, of box: JUMBFSuperbox, into manifest: inout CredentialManifest,
    _ context: inout ReadingContext
  ) {
    manifest.values += values.found
    if values.droppedCount > 0 {
      report("\(values.droppedCount) values not kept", box.offset, label: box.label, &context)
    }
  }

  /// Reads actions of both versions (C2PA 2.1, 18.15).
  ///
  /// Templates are skipped: they don't state an action that was done.
  private mutating func readActions(
    _ tree: CBORValue, of box: JUMBFSuperbox, into manifest: inout CredentialManifest,
    _ context: inout ReadingContext
  ) {
    let agents = tree["softwareAgents"]?.items ?? []
    var values = AssertionValues(assertion: box.label, block: block)
    for item in tree["actions"]?.items ?? [] {
      guard let name = item["action"]?.text else {
        report("action without a name", item.offset, label: box.label, &context)
        continue
      }
      let offset = block.fileOffset(at: item.offset)
      manifest.actions.append(Self.action(item, named: name, agents: agents, offset: offset))
      values.read(item["parameters"], key: "\(name).parameters", &budget)
    }
    take(values, of: box, into: &manifest, &context)
  }

  /// Returns what an action states.
  ///
  /// In the second version, an action may refer to the program by its index in `softwareAgents`.
  static func action(
    _ item: CBORValue, named name: String, agents: [CBORValue], offset: Int?
  ) -> CredentialManifest.Action {
    var action = CredentialManifest.Action(name: name, offset: offset)
    action.softwareAgent = item["softwareAgent"].flatMap(program)
    if action.softwareAgent == nil, case .unsigned(let index) = item["softwareAgentIndex"]?.content,
      index < UInt64(agents.count)
    {
      action.softwareAgent = program(agents[Int(index)])
    }
    action.when = item["when"]?.scalar
    action.digitalSourceType = item["digitalSourceType"]?.text
    let parameters = item["parameters"]
    // Before `description` was a field, writers described the action in the parameters' `name`.
    action.description =
      item["description"]?.text ?? parameters?["description"]?.text ?? parameters?["name"]?.text
    return action
  }

  /// Returns a program given as text, or as a map of name and version.
  static func program(_ value: CBORValue) -> CredentialManifest.Program? {
    guard let name = value.text ?? value["name"]?.text else { return nil }
    return CredentialManifest.Program(name: name, version: value["version"]?.scalar)
  }
}
