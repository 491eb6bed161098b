import MetaLensBytes
import MetaLensFacts

/// The texts and numbers of an assertion as a flat list.
///
/// A value's key is the names of the maps around it, joined by points.
struct AssertionValues {
  private let assertion: String
  private let block: LocatedBytes
  /// The values in the assertion's order.
  private(set) var found: [CredentialManifest.Value] = []
  /// The number of values that weren't kept.
  private(set) var droppedCount = 0
  /// The maximum length of a key in bytes: nested names would otherwise be copied once for each value in them.
  private static let keyBytes = 256
  /// Names of values that refer to bytes elsewhere in the store and say nothing about the picture: hashed URIs and
  /// padding (C2PA 2.1, 8.4.2), and JSON-LD's own words.
  private static let skipped: Set<String> = [
    "hash", "pad", "pad1", "pad2", "url", "ingredient", "ingredients", "ingredientIds", "@context", "@type",
    "@id",
  ]

  init(assertion: String, block: LocatedBytes) {
    self.assertion = assertion
    self.block = block
  }

  /// Adds a value, or the values in it.
  mutating func read(_ value: CBORValue?, key: String, _ budget: inout ItemBudget) {
    guard let value else { return }
    if let text = value.scalar {
      guard !text.isEmpty else { return }
      guard budget.values > 0, key.utf8.count <= Self.keyBytes else {
        droppedCount += 1
        return
      }
      budget.values -= 1
      found.append(
        CredentialManifest.Value(
          assertion: assertion, key: key, text: text, offset: block.fileOffset(at: value.offset)))
      return
    }
    switch value.content {
    case .array(let items):
      for item in items { read(item, key: key, &budget) }
    case .map(let entries):
      guard key.utf8.count <= Self.keyBytes else {
        droppedCount += 1
        return
      }
      for entry in entries {
        guard let name = entry.key.scalar, !Self.skipped.contains(name) else { continue }
        guard name.utf8.count <= Self.keyBytes else {
          droppedCount += 1
          continue
        }
        read(entry.value, key: key.isEmpty ? name : "\(key).\(name)", &budget)
      }
    default: break
    }
  }
}
