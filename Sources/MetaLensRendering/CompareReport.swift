package import MetaLensAssessment

/// A comparison as text for a person: the two answers, then the differences.
package struct CompareReport: Sendable {
  let language: Language
  let paint: Paint
  /// Whether personal data was removed, which the text says.
  let isRedacted: Bool
  /// The maximum number of lines in a list.
  private let maximum = 100

  package init(language: Language, paint: Paint, isRedacted: Bool = false) {
    self.language = language
    self.paint = paint
    self.isRedacted = isRedacted
  }

  /// Returns the comparison of two files, ending with a line break.
  package func text(of compared: ComparedPhotos, _ first: FileLabel, _ second: FileLabel) -> String {
    var lines = ["A  " + first.shown(in: language), "B  " + second.shown(in: language), ""]
    if isRedacted { lines += [MessageKey.compareRedacted.text(in: language), ""] }
    lines += compared.answers.map { paint.bold($0.text(in: language)) }
    lines += compared.hints(in: language)
    for section in ComparedWords(language: language).sections(of: compared) { lines += text(of: section) }
    if compared.differsElsewhere { lines += ["", MessageKey.compareElsewhere.text(in: language)] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the differences of every kind, in the order in which they are shown: that of `ComparedPhotos.headings`.
  ///
  /// Places are numbers here, which `ComparedWords` puts into words: `2 14` is segment 2 with 14 bytes.
  static func rows(of comparison: PhotoComparison) -> [[ComparedPhotos.Row]] {
    [
      comparison.coding.map { .init(name: $0.name, first: $0.first, second: $0.second) },
      comparison.segments.map {
        let name = $0.name.isEmpty ? "" : " " + $0.name
        return .init(name: $0.marker + name, first: numbers($0.first), second: numbers($0.second))
      },
      comparison.parts.map { .init(name: $0.name, first: numbers($0.first), second: numbers($0.second)) },
      comparison.metadata.map {
        let keyword = $0.keyword.isEmpty ? "" : " “" + $0.keyword + "”"
        return .init(
          name: $0.kind.rawValue + keyword, first: numbers($0.first), second: numbers($0.second))
      },
      comparison.tags.map {
        .init(
          name: $0.directory.rawValue + " " + $0.difference.name, first: $0.difference.first,
          second: $0.difference.second, differsFrom: $0.differsFrom)
      },
      comparison.xmp.map { .init(name: $0.name, first: $0.first, second: $0.second) },
      comparison.iptc.map { .init(name: $0.name, first: $0.first, second: $0.second) },
    ]
  }

  private static func numbers(_ place: PhotoComparison.SegmentDifference.Place?) -> String? {
    place.map { "\($0.number) \($0.byteCount)" }
  }

  private static func numbers(_ place: PhotoComparison.PartDifference.Place?) -> String? {
    place.map { "\($0.number) \($0.byteCount) \($0.count)" }
  }

  private static func numbers(_ place: PhotoComparison.BlockDifference.Place?) -> String? {
    place.map { "\($0.byteCount) \($0.container)" }
  }

  private func text(of section: ComparedWords.Section) -> [String] {
    let absent = MessageKey.placeAbsent.text(in: language)
    func shown(_ text: String?) -> String {
      text.map { SafeText.shown($0, columns: 160) } ?? paint.dim(absent)
    }
    var lines = ["", paint.bold(section.heading.text(in: language))]
    for row in section.rows.prefix(maximum) {
      lines.append("  " + SafeText.shown(row.name, columns: 60))
      let (first, second) = DifferingTexts.excerpts(of: row.first, row.second, maximum: 160)
      lines.append("    A  " + shown(first))
      lines.append("    B  " + shown(second))
    }
    if let rest = Message.more(section.count, than: maximum, in: language) { lines.append("  " + rest) }
    return lines
  }
}
