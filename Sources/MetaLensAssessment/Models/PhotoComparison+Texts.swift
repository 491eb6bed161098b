extension PhotoComparison {
  /// XMP's properties that differ.
  static func xmp(_ first: PhotoInspection, _ second: PhotoInspection) -> [Difference] {
    differences(properties(of: first), properties(of: second))
  }

  /// IPTC's data sets that differ.
  static func iptc(_ first: PhotoInspection, _ second: PhotoInspection) -> [Difference] {
    differences(dataSets(of: first), dataSets(of: second))
  }

  private typealias Named = (name: String, text: String)

  /// What differs, by name: in the first file's order, then what only the second has.
  private static func differences(_ ours: [Named], _ theirs: [Named]) -> [Difference] {
    func byName(_ values: [Named]) -> [String: String] {
      Dictionary(values.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    }
    let (left, right) = (byName(ours), byName(theirs))
    var seen: Set<String> = []
    return (ours + theirs).compactMap { name, _ in
      guard left[name] != right[name], seen.insert(name).inserted else { return nil }
      return Difference(name: name, first: left[name], second: right[name])
    }
  }

  /// Values compared at most: more than any program writes.
  private static let maximumValues = 5_000
  /// A way to a value is its name here: cut as short as for reading, two would be taken for one.
  private static let maximumPathBytes = 4_096

  private static func properties(of inspection: PhotoInspection) -> [Named] {
    var found: [Named] = []
    for packet in inspection.facts.metadata.value?.xmp ?? [] {
      found += XMPLine.lines(of: packet, maximum: maximumValues - found.count, pathBytes: maximumPathBytes)
        .map {
          ($0.path, $0.text)
        }
    }
    return found
  }

  /// Data sets by number and name; of those that may be repeated, as keywords are, the second and later are counted.
  private static func dataSets(of inspection: PhotoInspection) -> [Named] {
    var counts: [String: Int] = [:]
    let sets = (inspection.facts.metadata.value?.iptc ?? []).flatMap(\.dataSets)
    return sets.prefix(maximumValues).map { set in
      let title = set.record == 2 ? IPTCField.captions[set.number].map { " " + $0 } ?? "" : ""
      let name = "\(set.record):\(set.number)" + title
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return (count == 1 ? name : "\(name) (\(count))", set.text)
    }
  }
}
