package import MetaLensAssessment

/// Which photos of a run are the same or related, as its summary tells it: counts, and the first groups of each kind.
package struct RelativesText {
  let index: RelativesIndex
  let groups: [RelativeGroups]
  /// Photos of which nothing is known but what an earlier run's row says.
  let partial: Int
  /// Whether all groups are written to a file.
  let hasFile: Bool
  let language: Language

  package init(
    index: RelativesIndex, groups: [RelativeGroups], partial: Int, hasFile: Bool, language: Language
  ) {
    self.index = index
    self.groups = groups
    self.partial = partial
    self.hasFile = hasFile
    self.language = language
  }

  /// What is shown: groups of a kind, and photos of a group.
  static let most = (groups: 5, photos: 5)

  /// The lines.
  package var lines: [String] {
    var lines: [String] = []
    for kind in groups where kind.count > 0 {
      lines.append(
        Message.relativesFound(
          kind: kind.kind.name(in: language), photos: String(kind.photoCount), groups: String(kind.count)
        ).text(in: language))
      for group in 0..<min(Self.most.groups, kind.count) { lines += shown(kind[group]) }
    }
    if lines.isEmpty { lines.append(MessageKey.relativesNone.text(in: language)) }
    let isMore = groups.contains { kind in
      kind.count > Self.most.groups || (0..<kind.count).contains { kind[$0].count > Self.most.photos }
    }
    if isMore, !hasFile { lines.append(MessageKey.relativesMore.text(in: language)) }
    if groups.contains(where: \.isCut) { lines.append(MessageKey.relativesCut.text(in: language)) }
    lines += missing
    if groups.contains(where: { $0.count > 0 }) {
      lines.append(MessageKey.relativesMeaning.text(in: language))
    }
    return lines
  }

  private func shown(_ photos: [Int]) -> [String] {
    var lines = photos.prefix(Self.most.photos).enumerated().map { place, photo in
      (place == 0 ? "  " : "    ") + FileLabel(index.path(of: photo)).shown
    }
    if photos.count > Self.most.photos {
      let rest = String(photos.count - Self.most.photos)
      lines.append("    " + Message.diagnosticMore(count: rest).text(in: language))
    }
    return lines
  }

  private var missing: [String] {
    var lines: [String] = []
    let counts = RelativeKind.allCases.map { (kind: $0, count: index.missing($0)) }.filter { $0.count > 0 }
    if !counts.isEmpty {
      let list = counts.map { "\($0.kind.name(in: language)) \($0.count)" }.joined(separator: ", ")
      lines.append(Message.relativesMissing(list: list).text(in: language))
    }
    if partial > 0 { lines.append(Message.relativesPartial(count: String(partial)).text(in: language)) }
    return lines
  }
}

extension RelativeKind {
  /// What it is called.
  func name(in language: Language) -> String {
    let key: MessageKey =
      switch self {
      case .sameBytes: .relativesBytes
      case .samePicture: .relativesPicture
      case .sameCamera: .relativesCamera
      case .lookAlike: .relativesLook
      }
    return key.text(in: language)
  }
}
