/// A manifest store as a tree, with the library's findings at each of its parts.
package struct CredentialTree: Sendable {
  /// The store as the file states it.
  package let outline: CredentialOutline
  private let statuses: [String: [CredentialValidation.Status]]

  /// Returns the trees of a photo, in the order of its stores; the library checks the first.
  package static func trees(of facts: PhotoFacts) -> [CredentialTree] {
    let stores = facts.credentialOutlines
    return stores.enumerated().map { index, outline in
      CredentialTree(outline, index == 0 ? facts.credentialCheck?.validation : nil)
    }
  }

  /// Makes a tree.
  ///
  /// - Parameter validation: the library's findings in this store; nil if it wasn't checked.
  package init(_ outline: CredentialOutline, _ validation: CredentialValidation?) {
    self.outline = outline
    var found: [String: [CredentialValidation.Status]] = [:]
    if let validation {
      let addresses = Set(outline.all.map(\.address))
      let active = validation.manifests.last?.label ?? outline.children.last?.label ?? ""
      for status in validation.statuses + validation.ingredientStatuses {
        let address = Self.address(of: status, active: active, among: addresses)
        // Each file that a manifest went into repeats the same status for it.
        let isKnown = found[address, default: []].contains {
          $0.code == status.code && $0.kind == status.kind
        }
        if !isKnown { found[address, default: []].append(status) }
      }
    }
    statuses = found
  }

  /// Returns the library's findings at a node.
  package func statuses(at node: CredentialOutline) -> [CredentialValidation.Status] {
    // A node whose label is too long for an address has no address.
    node.address.isEmpty && node.kind != .store ? [] : statuses[node.address] ?? []
  }

  /// Returns the address that a status belongs to: the node that its URI names, else the manifest that contains it,
  /// else the store.
  private static func address(
    of status: CredentialValidation.Status, active: String, among addresses: Set<String>
  ) -> String {
    let path = status.url.split(separator: "=", maxSplits: 1).last ?? ""
    let isWhole = path.hasPrefix("/")
    let labels = path.split(separator: "/").map { String($0) }
    let address =
      isWhole ? labels.dropFirst().joined(separator: "/") : ([active] + labels).joined(separator: "/")
    if addresses.contains(address), !address.isEmpty { return address }
    let manifest =
      isWhole ? labels.dropFirst().first ?? "" : labels.first.flatMap { addresses.contains($0) ? $0 : nil }
    return manifest.flatMap { addresses.contains($0) ? $0 : nil }
      ?? (addresses.contains(active) ? active : "")
  }
}
