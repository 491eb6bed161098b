import MetaLensBytes
import MetaLensFacts

/// Reads the library's answer.
///
/// Its JSON contains manifests by strangers, so it is subject to limits as the manifests are.
struct CredentialVerdictReading {
  /// The maximum size of the library's answer in bytes; for the corpus's largest store, 1.6 MB, the answer is 90 kB.
  private static let maximumBytes = 1 << 24
  /// The maximum number of items in an answer.
  private static let maximumItems = 1 << 18
  /// The maximum numbers of manifests in a story, of statuses and parts (assertions, steps and ingredients) in each,
  /// and of hashes of a file.
  static let maximum = (manifests: 100, statuses: 500, parts: 200, bindings: 4)

  private let verdict: CredentialVerdict
  private let limits: ReadLimits
  /// Why nothing could be read; nil if reading succeeded.
  private(set) var failure: String?

  init(_ verdict: CredentialVerdict, limits: ReadLimits) {
    self.verdict = verdict
    self.limits = limits
  }

  /// Returns the library's findings; nil if its answer can't be read.
  mutating func validation() -> CredentialValidation? {
    guard let store = tree(of: verdict.store) else { return nil }
    guard let state = store["validation_state"]?.text else {
      failure = "the library named no state"
      return nil
    }
    var found = CredentialValidation(state: state, library: "")
    let results = store["validation_results"]
    found.statuses = Self.statuses(of: results?["activeManifest"])
    for delta in (results?["ingredientDeltas"]?.items ?? []).prefix(Self.maximum.manifests) {
      found.ingredientStatuses += Self.statuses(of: delta["validationDeltas"])
    }
    found.ingredientStatuses = Array(found.ingredientStatuses.prefix(Self.maximum.statuses))
    guard let active = store["active_manifest"]?.text else { return found }
    let manifests = store["manifests"]
    found.manifests = Self.story(of: active, in: manifests)
    if let info = manifests?[active]?["signature_info"] { found.signature = Self.signature(info) }
    // The older form names the signer. The newer one adds who issued the certificate, its validity, and what the hash
    // excludes.
    if let certificates = verdict.certificates {
      add(tree(of: certificates), of: active, to: &found)
    }
    return found
  }

  private mutating func tree(of bytes: [UInt8]) -> CBORValue? {
    guard bytes.count <= Self.maximumBytes else {
      failure = "the library's answer has \(bytes.count) bytes"
      return nil
    }
    var budget = ItemBudget(limits)
    budget.items = Self.maximumItems
    var reading = JSONParser(bytes, bytes.indices)
    let value = reading.value(&budget)
    failure = reading.failure
    return failure == nil ? value : nil
  }

  private static func statuses(of results: CBORValue?) -> [CredentialValidation.Status] {
    CredentialValidation.Status.Kind.allCases.flatMap { kind in
      (results?[kind.rawValue]?.items ?? []).prefix(maximum.statuses).compactMap { status in
        status["code"]?.text.map {
          CredentialValidation.Status(
            $0, kind, url: status["url"]?.text ?? "", explanation: status["explanation"]?.text ?? "")
        }
      }
    }
  }

  private static func signature(_ info: CBORValue) -> CredentialValidation.Signature {
    var signature = CredentialValidation.Signature()
    signature.algorithm = info["alg"]?.text
    // The library's "issuer" is the organization that the certificate was issued to.
    signature.organization = info["issuer"]?.text
    signature.commonName = info["common_name"]?.text
    signature.serialNumber = info["cert_serial_number"]?.text
    signature.time = info["time"]?.text
    return signature
  }

  private func add(_ certificates: CBORValue?, of label: String, to found: inout CredentialValidation) {
    let manifests = certificates?["manifests"]?.items ?? []
    guard let manifest = manifests.first(where: { $0["label"]?.text == label }) else { return }
    if case .map(let assertions) = manifest["assertions"]?.content {
      found.exclusions = assertions.lazy.filter { $0.key.text?.hasPrefix("c2pa.hash.") == true }
        .prefix(Self.maximum.bindings).flatMap { AssertionWords.leftOut(of: $0.value) }
    }
    guard found.signature != nil, let certificate = manifest["signature"]?["certificateInfo"] else {
      return
    }
    let authority = [certificate["issuer"]?["O"]?.text, certificate["issuer"]?["CN"]?.text]
      .compactMap(\.self)
    if !authority.isEmpty { found.signature?.authority = authority.joined(separator: ", ") }
    found.signature?.validFrom = certificate["validity"]?["notBefore"]?.text
    found.signature?.validUntil = certificate["validity"]?["notAfter"]?.text
  }

  /// Returns the manifests that lead to the active one, each once, the oldest first.
  ///
  /// Ingredients may refer to each other in circles.
  private static func story(of active: String, in manifests: CBORValue?) -> [CredentialValidation.Manifest] {
    var seen: Set<String> = []
    var waiting = [active]
    var story: [CredentialValidation.Manifest] = []
    while let label = waiting.popLast(), story.count < maximum.manifests {
      guard seen.insert(label).inserted, let value = manifests?[label] else { continue }
      let manifest = manifest(value, label: label)
      story.append(manifest)
      waiting += manifest.ingredients.compactMap(\.manifest)
    }
    return story.reversed()
  }

  private static func manifest(_ value: CBORValue, label: String) -> CredentialValidation.Manifest {
    var manifest = CredentialValidation.Manifest(label: label)
    manifest.claimVersion = value["claim_version"]?.scalar.flatMap(Double.init).flatMap(Int.init(exactly:))
    let generator = value["claim_generator_info"]?.items.first
    manifest.program = generator.flatMap(ManifestReading.program)?.claim ?? value["claim_generator"]?.text
    manifest.title = value["title"]?.text
    let info = value["signature_info"]
    manifest.signer = info?["issuer"]?.text ?? info?["common_name"]?.text
    manifest.time = info?["time"]?.text
    for assertion in (value["assertions"]?.items ?? []).prefix(maximum.parts) {
      guard let name = assertion["label"]?.text else { continue }
      manifest.assertions.append(name)
      guard CredentialLabel.base(name) == "c2pa.actions" else { continue }
      manifest.actions += (assertion["data"]?["actions"]?.items ?? []).prefix(maximum.parts)
        .compactMap(action)
    }
    manifest.ingredients = (value["ingredients"]?.items ?? []).prefix(maximum.parts).map {
      CredentialValidation.Ingredient(
        title: $0["title"]?.text, relationship: $0["relationship"]?.text,
        manifest: $0["active_manifest"]?.text)
    }
    return manifest
  }

  private static func action(_ value: CBORValue) -> CredentialValidation.Action? {
    guard let name = value["action"]?.text else { return nil }
    return CredentialValidation.Action(
      name, program: value["softwareAgent"].flatMap(ManifestReading.program)?.claim,
      when: value["when"]?.text,
      sourceType: value["digitalSourceType"]?.text)
  }
}
