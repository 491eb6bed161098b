import MetaLensBytes
import MetaLensFacts

/// Compares what our own reader and the library read of the same store.
enum CredentialReaderComparison {
  /// Returns the differences in the active manifest, in English.
  ///
  /// If our reader couldn't read the whole store, which was already reported, only the manifests' labels are
  /// compared.
  static func differences(_ store: CredentialStore, _ validation: CredentialValidation) -> [String] {
    guard let own = store.active else { return [] }
    guard let other = validation.manifests.last, other.label == own.label else {
      let label = validation.manifests.last?.label ?? ""
      return ["active manifest: \(shown(own.label)), and \(shown(label)) by the library"]
    }
    guard store.failure == nil else { return [] }
    var differences: [String] = []
    func compare(_ name: String, _ ours: [String], _ theirs: [String]) {
      // A long list is truncated, both in the library's answer and by our reader's limits.
      guard ours.count < CredentialVerdictReading.maximum.parts, ours.sorted() != theirs.sorted() else {
        return
      }
      let (only, others) = (missing(ours, in: theirs), missing(theirs, in: ours))
      differences.append("\(name): \(only), and \(others) by the library")
    }
    compare(
      "claim generator", [own.generators.first?.claim ?? own.claimGenerator].compactMap(\.self),
      [other.program].compactMap(\.self))
    compare("actions", own.actions.map(\.name), other.actions.map(\.name))
    compare("ingredients", own.ingredients.map { $0.title ?? "" }, other.ingredients.map { $0.title ?? "" })
    return differences
  }

  /// Returns the first three texts that only the first list has.
  private static func missing(_ list: [String], in other: [String]) -> String {
    var left: [String: Int] = [:]
    for text in other { left[text, default: 0] += 1 }
    let only = list.filter { text in
      left[text, default: 0] -= 1
      return left[text, default: 0] < 0
    }
    return only.isEmpty ? "none" : only.prefix(3).map(shown).joined(separator: ", ")
  }

  private static func shown(_ text: String) -> String {
    let short = ContainerText.repaired(Array(text.utf8)[...], limit: 100).text
    return short.isEmpty ? "“”" : short
  }
}
