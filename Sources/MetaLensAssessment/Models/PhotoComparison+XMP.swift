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
  /// A way to a value is its name here: cut as short as for reading, two would be taken for one.
  private static let mostPathBytes = 4_096

  private static func properties(of inspection: PhotoInspection) -> [(String, String)] {
    var found: [(String, String)] = []
    for packet in inspection.facts.metadata.value?.xmp ?? [] {
      found += XMPLine.lines(of: packet, most: mostProperties - found.count, pathBytes: mostPathBytes).map {
        ($0.path, $0.text)
      }
    }
    return found
  }
}
