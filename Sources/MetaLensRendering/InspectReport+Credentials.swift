package import MetaLensAssessment

extension InspectReport {
  /// Returns manifest stores as trees, with the library's results for each part; names come from the specification and
  /// remain English.
  package func credentials(of inspection: PhotoInspection, named label: FileLabel) -> String {
    var lines = TreeLines()
    lines.add(paint.bold(label.shown(in: language)))
    lines.add("")
    lines.add(paint.bold(MessageKey.sectionCredentials.text(in: language)))
    let trees = CredentialTree.trees(of: inspection.facts)
    if trees.isEmpty { lines.add("  " + MessageKey.inspectNoCredentials.text(in: language)) }
    for (index, tree) in trees.enumerated() {
      let check = index == 0 ? inspection.facts.credentialCheck : nil
      add(tree.outline, of: tree, check, to: &lines)
    }
    var text = lines.kept
    text += more(lines.count, than: TreeLines.maximum)
    let said = inspection.facts.diagnostics.filter { $0.code.isOfCredentials }
    if !said.isEmpty {
      text += ["", paint.bold(MessageKey.sectionDiagnostics.text(in: language))] + diagnostics(said)
    }
    return text.joined(separator: "\n") + "\n"
  }

  /// The lines that are shown, and the number of all, since a store may contain ten thousand boxes.
  private struct TreeLines {
    static let maximum = 2_000
    private(set) var kept: [String] = []
    private(set) var count = 0

    mutating func add(_ line: @autoclosure () -> String) {
      if kept.count < Self.maximum { kept.append(line()) }
      count += 1
    }
  }

  private func add(
    _ store: CredentialOutline, of tree: CredentialTree, _ check: CredentialCheck?, to lines: inout TreeLines
  ) {
    lines.add("  " + heading(of: store, isActive: false))
    if let failure = store.failure { lines.add("  │ " + failed(failure)) }
    switch check {
    case .checked(let validation):
      lines.add(
        "  │ " + SafeText.shown("checked by libc2pa \(validation.library): \(validation.state)", columns: 120)
      )
    case .notChecked(let reason, let detail):
      let words = Self.words(of: reason) + (detail.isEmpty ? "" : ": " + detail)
      lines.add("  │ " + SafeText.shown("not checked: " + words, columns: 160))
    case nil: lines.add("  │ not checked")
    }
    for status in tree.statuses(at: store) { lines.add("  │ " + line(of: status)) }
    add(store.children, of: tree, isStore: true, behind: "  ", to: &lines)
  }

  private func add(
    _ nodes: [CredentialOutline], of tree: CredentialTree, isStore: Bool, behind: String,
    to lines: inout TreeLines
  ) {
    for (index, node) in nodes.enumerated() {
      let isLast = index == nodes.count - 1
      lines.add(behind + (isLast ? "└─ " : "├─ ") + heading(of: node, isActive: isStore && isLast))
      // Lines about the node keep room for the branch to its children.
      let around = behind + (isLast ? "   " : "│  ")
      let said = around + (node.children.isEmpty ? "   " : "│  ")
      for saying in node.says {
        lines.add(
          said + SafeText.shown(saying.name, columns: 60) + ": " + SafeText.shown(saying.text, columns: 120))
      }
      if let manifest = node.manifest {
        lines.add(said + "→ manifest " + SafeText.shown(manifest, columns: 120))
      }
      if let file = node.file {
        lines.add(said + SafeText.shown("\(file.mediaType), \(file.byteCount) bytes", columns: 120))
      }
      if let failure = node.failure { lines.add(said + failed(failure)) }
      for status in tree.statuses(at: node) { lines.add(said + line(of: status)) }
      add(node.children, of: tree, isStore: false, behind: around, to: &lines)
    }
  }

  private static func words(of reason: CredentialCheck.Reason) -> String {
    switch reason {
    case .noLibrary: "no library; --credentials-library names one (Docs/Credentials.md)"
    case .depth: "not every byte was read"
    case .failed: "the library can't read them"
    }
  }

  private func heading(of node: CredentialOutline, isActive: Bool) -> String {
    let kind = (isActive ? "active " : "") + node.kind.rawValue
    let place = node.offset.map { "at \($0), " } ?? "packed, "
    return paint.bold(kind) + " " + SafeText.shown(node.label, columns: 100) + "  "
      + paint.dim(place + "\(node.byteCount) bytes")
  }

  private func failed(_ reason: String) -> String {
    paint.failure("✗ ") + SafeText.shown(reason, columns: 160)
  }

  private func line(of status: CredentialValidation.Status) -> String {
    let code = SafeText.shown(status.code, columns: 80)
    switch status.kind {
    case .success: return "✓ " + code
    case .informational: return "· " + code
    case .failure:
      let why =
        status.explanation.isEmpty ? "" : " (" + SafeText.shown(status.explanation, columns: 120) + ")"
      return paint.failure("✗ ") + code + why
    }
  }
}

extension Diagnostic.Code {
  /// Whether the diagnostic is about manifest stores or about what was read from them.
  fileprivate var isOfCredentials: Bool { self == .credentialsInvalid || self == .credentialReadersDisagree }
}
