import MetaLensBytes
import MetaLensFacts

/// Makes an outline of a manifest store: a node for each superbox that means something, with a summary of its content.
///
/// The store's boxes were read before, and faults were reported then; here they are also noted in the nodes.
struct CredentialOutlining {
  private var block: LocatedBytes
  private var budget: ItemBudget
  /// The maximum length of an address in bytes; libc2pa's have under 120.
  private static let maximumAddress = 1_024

  init(_ block: LocatedBytes, limits: ReadLimits) {
    self.block = block
    budget = ItemBudget(limits)
  }

  /// Returns the outline of the store in a superbox.
  mutating func outline(
    _ box: JUMBFSuperbox, failure: String?, _ context: inout ReadingContext
  ) -> CredentialOutline {
    var store = CredentialOutline(
      .store, label: block.container, address: "", offset: block.fileOffset(at: box.offset),
      byteCount: box.end - box.offset)
    store.file = CredentialOutline.EmbeddedFile(
      mediaType: "application/c2pa", byteCount: box.end - box.offset,
      ranges: block.fileRanges(of: box.offset..<box.end))
    store.failure = failure
    for child in box.children { store.children.append(manifest(child, &context)) }
    return store
  }

  private func node(_ kind: CredentialOutline.Kind, _ box: JUMBFSuperbox, in around: String)
    -> CredentialOutline
  {
    // Long labels give no address: each part would otherwise repeat its manifest's label.
    let isShort = box.label.utf8.count + around.utf8.count < Self.maximumAddress
    let address = !isShort ? "" : around.isEmpty ? box.label : around + "/" + box.label
    return CredentialOutline(
      kind, label: box.label, address: address, offset: block.fileOffset(at: box.offset),
      byteCount: box.end - box.offset)
  }

  /// Returns the address of a box without a node of its own, such as an assertion store.
  private func address(of box: JUMBFSuperbox, in around: String) -> String {
    node(.other, box, in: around).address
  }

  private mutating func manifest(
    _ box: JUMBFSuperbox, _ context: inout ReadingContext
  ) -> CredentialOutline {
    let isPacked = box.type == CredentialLabel.packedManifest
    guard isPacked || CredentialLabel.manifests.contains(box.type) else {
      return node(.other, box, in: "")
    }
    var manifest = node(.manifest, box, in: "")
    guard isPacked else {
      fill(&manifest, from: box, &context)
      return manifest
    }
    manifest.says.append(CredentialOutline.Saying("packing", "Brotli"))
    var reason = ""
    guard let unpacked = PackedManifest.unpack(box, in: block, &reason, &context) else {
      manifest.failure = reason
      return manifest
    }
    var inner = self
    inner.block = unpacked.block
    inner.fill(&manifest, from: unpacked.box, &context)
    budget = inner.budget
    if !reason.isEmpty { manifest.failure = reason }
    return manifest
  }

  private mutating func fill(
    _ manifest: inout CredentialOutline, from box: JUMBFSuperbox, _ context: inout ReadingContext
  ) {
    if box.type == CredentialLabel.manifests.last {
      manifest.says.append(CredentialOutline.Saying("kind", "update"))
    }
    var claims: [CredentialOutline] = []
    var assertions: [CredentialOutline] = []
    var others: [CredentialOutline] = []
    for child in box.children {
      switch CredentialLabel.base(child.label) {
      case "c2pa.claim": claims.append(stated(.claim, child, in: manifest.address, &context))
      case "c2pa.assertions" where child.type == CredentialLabel.assertions:
        let around = address(of: child, in: manifest.address)
        for assertion in child.children { assertions.append(self.assertion(assertion, in: around, &context)) }
      case "c2pa.signature": others.append(stated(.signature, child, in: manifest.address, &context))
      case "c2pa.databoxes", "c2pa.credentials":
        let around = address(of: child, in: manifest.address)
        others += child.children.map { data($0, of: child.label, in: around, &context) }
      default: others.append(node(.other, child, in: manifest.address))
      }
    }
    // In the file, the claim follows the assertions that it names; the outline shows it before them.
    manifest.children = claims + assertions + others
  }

  private mutating func assertion(
    _ box: JUMBFSuperbox, in around: String, _ context: inout ReadingContext
  ) -> CredentialOutline {
    let base = CredentialLabel.base(box.label)
    var node = node(base == "c2pa.ingredient" ? .ingredient : .assertion, box, in: around)
    node.file = file(in: box)
    guard let read = box.value(in: block, &budget, &context) else { return node }
    node.failure = read.failure
    guard let value = read.value else { return node }
    node.says = AssertionWords.says(value, base: base)
    if node.kind == .ingredient {
      let link = value["activeManifest"] ?? value["c2pa_manifest"]
      node.manifest = link?["url"]?.text.flatMap(CredentialLabel.manifest(ofURI:))
    }
    return node
  }

  /// Returns the node of a data box, which contains a media type and bytes (C2PA 2.1, 9.2), or of an identity's
  /// credential.
  private mutating func data(
    _ box: JUMBFSuperbox, of store: String, in around: String, _ context: inout ReadingContext
  ) -> CredentialOutline {
    var node = node(store == "c2pa.databoxes" ? .data : .other, box, in: around)
    guard node.kind == .data, let read = box.value(in: block, &budget, &context) else { return node }
    node.failure = read.failure
    if let value = read.value, let data = value["data"],
      let range = CBORReading.string(at: data.offset, in: block.bytes)
    {
      node.file = CredentialOutline.EmbeddedFile(
        mediaType: value["dc:format"]?.text ?? "", byteCount: range.count, ranges: block.fileRanges(of: range)
      )
    }
    return node
  }

  /// Returns the file embedded in a box: its media type is in one content box, its bytes in another (ISO 19566-5, B.3).
  private func file(in box: JUMBFSuperbox) -> CredentialOutline.EmbeddedFile? {
    guard let description = box.contents.first(where: { $0.type == "bfdb" }),
      let data = box.contents.first(where: { $0.type == "bidb" })
    else { return nil }
    let type = block.bytes[description.payload].dropFirst().prefix { $0 != 0 }
    return CredentialOutline.EmbeddedFile(
      mediaType: ContainerText.repaired(type, limit: 256).text, byteCount: data.payload.count,
      ranges: block.fileRanges(of: data.payload))
  }

  /// Returns the node of a claim or of its signature.
  private mutating func stated(
    _ kind: CredentialOutline.Kind, _ box: JUMBFSuperbox, in around: String, _ context: inout ReadingContext
  ) -> CredentialOutline {
    var node = node(kind, box, in: around)
    let read = box.value(in: block, &budget, &context)
    node.failure = read?.failure
    if let value = read?.value {
      node.says =
        kind == .claim ? AssertionWords.claim(value) : SignatureWords.says(value, in: block, &budget)
    }
    return node
  }
}
