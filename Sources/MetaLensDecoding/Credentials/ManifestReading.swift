import MetaLensBytes
import MetaLensFacts

/// Reads the manifests of one store: claim and assertions as they stand.
struct ManifestReading {
  private(set) var block: LocatedBytes
  var budget: ItemBudget
  /// Why not everything was read; nil where it was.
  private(set) var failure: String?

  init(_ block: LocatedBytes, limits: ReadLimits) {
    self.block = block
    budget = ItemBudget(limits)
  }

  /// Notes what is wrong.
  mutating func report(_ detail: String, _ offset: Int, label: String, _ context: inout ReadingContext) {
    failure = failure ?? "\(label): \(detail)"
    let container = block.container
    context.log.add(
      .credentialsInvalid, at: "\(container) \(label)", offset: block.fileOffset(at: offset), detail)
  }

  /// The manifest that a superbox holds; nil where it is none.
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

  /// Reads claim and assertions of a manifest's superbox.
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
      // A box of another type, or a second one, is in no validator's eyes: anybody could have put it there.
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

  /// What a superbox holds as CBOR or JSON; nil where it holds neither.
  private mutating func value(of box: JUMBFSuperbox, _ context: inout ReadingContext) -> CBORValue? {
    guard let read = box.value(in: block, &budget, &context) else { return nil }
    if let reason = read.failure { report(reason, read.offset, label: box.label, &context) }
    return read.value
  }

  /// A claim (C2PA 2.1, 10.2.1): both versions' fields.
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

  /// Actions of both versions (C2PA 2.1, 18.15); templates state none that was done.
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

  /// What an action states; the second version may name the program by its place among `softwareAgents`.
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
    // Before `description` was one, writers named what was done in the parameters' `name`.
    action.description =
      item["description"]?.text ?? parameters?["description"]?.text ?? parameters?["name"]?.text
    return action
  }

  /// A program as text, or as a map of name and version.
  static func program(_ value: CBORValue) -> CredentialManifest.Program? {
    guard let name = value.text ?? value["name"]?.text else { return nil }
    return CredentialManifest.Program(name: name, version: value["version"]?.scalar)
  }
}
