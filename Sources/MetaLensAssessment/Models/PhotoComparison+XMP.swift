import MetaLensFacts

extension PhotoComparison {
  /// XMP's properties that differ, by name: in the first file's order, then those that only the second has.
  package static func xmp(_ first: PhotoInspection, _ second: PhotoInspection) -> [Difference] {
    let ours = properties(of: first)
    let theirs = properties(of: second)
    let left = Dictionary(ours, uniquingKeysWith: { first, _ in first })
    let right = Dictionary(theirs, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    return (ours + theirs).compactMap { name, _ in
      guard left[name] != right[name], seen.insert(name).inserted else { return nil }
      return Difference(name: name, first: left[name], second: right[name])
    }
  }

  /// Values compared at most: more than any program writes.
  private static let mostProperties = 5_000
  /// How deep structures are followed.
  private static let nesting = 8

  private static func properties(of inspection: PhotoInspection) -> [(String, String)] {
    var found: [(String, String)] = []
    func collect(_ property: XMPProperty, _ path: String, _ depth: Int) {
      guard found.count < mostProperties, depth < nesting else { return }
      let name = path + XMPPrefix.name(of: property)
      switch property.value {
      case .text(let text): found.append((name, text))
      case .structure(let fields): for field in fields { collect(field, name + "/", depth + 1) }
      case .array(_, let items):
        for (index, item) in items.enumerated() {
          let place = name + "[\(index + 1)]"
          if case .text(let text) = item.value {
            found.append((place, text))
          } else if case .structure(let fields) = item.value {
            for field in fields { collect(field, place + "/", depth + 1) }
          } else {
            collect(item, place + "/", depth + 1)
          }
        }
      }
    }
    for packet in inspection.facts.metadata.value?.xmp ?? [] {
      for property in packet.properties { collect(property, "", 0) }
    }
    return found
  }
}
