package import MetaLensAssessment

/// A comparison for a person: the two answers, then what differs.
package struct CompareReport: Sendable {
  let language: Language
  let paint: Paint
  /// Lines of one list.
  private let most = 100

  package init(language: Language, paint: Paint) {
    self.language = language
    self.paint = paint
  }

  /// The comparison of two files, ending with a line break.
  package func text(of comparison: PhotoComparison, _ first: FileLabel, _ second: FileLabel) -> String {
    var lines = ["A  " + first.shown, "B  " + second.shown, ""]
    let answers = Self.answers(
      areSameBytes: comparison.areSameBytes, isSamePicture: comparison.isSamePicture,
      areSameCoefficients: comparison.areSameCoefficients)
    lines += answers.map { paint.bold($0.text(in: language)) }
    for (key, rows) in zip(ComparedPhotos.headings, Self.rows(of: comparison)) {
      lines += section(key, rows)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether bytes and picture are the same, as sentences.
  static func answers(
    areSameBytes: Bool, isSamePicture: Bool?, areSameCoefficients: Bool?
  ) -> [MessageKey] {
    let picture: MessageKey =
      switch isSamePicture {
      case true?: .compareSamePicture
      case false?: areSameCoefficients == true ? .compareSameCoefficients : .compareOtherPicture
      case nil: .compareUnknownPicture
      }
    return [areSameBytes ? .compareSameBytes : .compareOtherBytes, picture]
  }

  /// Every kind of difference, in the order people read them: that of `ComparedPhotos.headings`.
  static func rows(of comparison: PhotoComparison) -> [[PhotoComparison.Difference]] {
    [
      comparison.coding,
      comparison.segments.map {
        let name = $0.name.isEmpty ? "" : " " + $0.name
        return .init(name: $0.marker + name, first: shown($0.first), second: shown($0.second))
      },
      comparison.parts.map { .init(name: $0.name, first: shown($0.first), second: shown($0.second)) },
      comparison.metadata.map {
        let keyword = $0.keyword.isEmpty ? "" : " “" + $0.keyword + "”"
        return .init(name: $0.kind.rawValue + keyword, first: shown($0.first), second: shown($0.second))
      },
      comparison.tags.map {
        .init(
          name: $0.directory.rawValue + " " + $0.difference.name, first: $0.difference.first,
          second: $0.difference.second)
      },
      comparison.xmp, comparison.iptc,
    ]
  }

  private static func shown(_ place: PhotoComparison.SegmentDifference.Place?) -> String? {
    place.map { "segment \($0.number), \($0.byteCount) bytes" }
  }

  private static func shown(_ place: PhotoComparison.PartDifference.Place?) -> String? {
    place.map {
      "part \($0.number), \($0.byteCount) bytes" + ($0.count > 1 ? ", \($0.count) in a row" : "")
    }
  }

  private static func shown(_ place: PhotoComparison.BlockDifference.Place?) -> String? {
    place.map { "\($0.container), \($0.byteCount) bytes" }
  }

  private func section(
    _ key: MessageKey, _ rows: [PhotoComparison.Difference]
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let absent = MessageKey.placeAbsent.text(in: language)
    func shown(_ text: String?) -> String {
      text.map { SafeText.shown($0, columns: 160) } ?? paint.dim(absent)
    }
    var lines = ["", paint.bold(key.text(in: language))]
    for row in rows.prefix(most) {
      let isCoding = key == .compareCoding
      let name = isCoding ? CodingProperty.name(row.name, in: language) : row.name
      lines.append("  " + SafeText.shown(name, columns: 60))
      let (first, second) = DifferingTexts.excerpts(
        of: isCoding ? CodingProperty.shown(row.first, of: row.name, in: language) : row.first,
        isCoding ? CodingProperty.shown(row.second, of: row.name, in: language) : row.second, most: 160)
      lines.append("    A  " + shown(first))
      lines.append("    B  " + shown(second))
    }
    if rows.count > most {
      lines.append("  " + Message.diagnosticMore(count: String(rows.count - most)).text(in: language))
    }
    return lines
  }
}
