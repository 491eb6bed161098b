package import MetaLensAssessment

/// The summary of which photos of a run are the same or related: counts, and the first groups of each kind.
package enum RelativesText {
  /// The maximum number of groups of a kind, and of photos in a group, that are shown.
  static let maximum = (groups: 5, photos: 5)

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - partial: the number of photos known only from an earlier run's rows.
  ///   - hasFile: whether all groups are written to a file.
  package static func lines(
    _ groups: [RelativeGroups], of index: RelativesIndex, partial: Int, hasFile: Bool, in language: Language
  ) -> [String] {
    var lines: [String] = []
    for kind in groups where kind.count > 0 {
      lines.append(
        Message.relativesFound(
          kind: kind.kind.name(in: language), photos: String(kind.photoCount), groups: String(kind.count)
        ).text(in: language))
      for group in 0..<min(maximum.groups, kind.count) {
        lines += shown(kind[group], of: index, in: language)
      }
    }
    if lines.isEmpty { lines.append(MessageKey.relativesNone.text(in: language)) }
    let isMore = groups.contains { kind in
      kind.count > maximum.groups || (0..<kind.count).contains { kind[$0].count > maximum.photos }
    }
    if isMore, !hasFile { lines.append(MessageKey.relativesMore.text(in: language)) }
    if groups.contains(where: \.isCut) { lines.append(MessageKey.relativesCut.text(in: language)) }
    lines += missing(in: index, partial, in: language)
    if groups.contains(where: { $0.count > 0 }) {
      lines.append(MessageKey.relativesMeaning.text(in: language))
    }
    return lines
  }

  private static func shown(
    _ photos: [Int], of index: RelativesIndex, in language: Language
  ) -> [String] {
    var lines = photos.prefix(maximum.photos).enumerated().map { place, photo in
      (place == 0 ? "  " : "    ") + FileLabel(index.path(of: photo)).shown
    }
    if let rest = Message.more(photos.count, than: maximum.photos, in: language) {
      lines.append("    " + rest)
    }
    return lines
  }

  /// Returns what wasn't compared, sentence by sentence: without it, "none" would be read as "looked for everywhere".
  static func missing(in index: RelativesIndex, _ partial: Int, in language: Language) -> [String] {
    var lines: [String] = []
    let counts = RelativeKind.allCases.map { (kind: $0, count: index.missing($0)) }.filter { $0.count > 0 }
    if !counts.isEmpty {
      let list = counts.map { "\($0.kind.name(in: language)) \($0.count)" }.joined(
        separator: language.listSeparator)
      lines.append(Message.relativesMissing(list: list).text(in: language))
    }
    if partial > 0 { lines.append(Message.relativesPartial(count: String(partial)).text(in: language)) }
    return lines
  }
}

extension RelativeKind {
  func name(in language: Language) -> String {
    MessageKey(id: "relatives.kind.\(rawValue)")?.text(in: language) ?? rawValue
  }
}
