import MetaLensFacts
package import MetaLensKit

/// A report for a person: score and badge, what speaks for and against with its place, then the facts.
package struct TextReport: Sendable {
  let language: Language
  let paint: Paint

  package init(language: Language, paint: Paint) {
    self.language = language
    self.paint = paint
  }

  /// The report of a file, ending with a line break.
  package func text(of file: AnalyzedFile, _ report: OriginalityReport) -> String {
    var lines = headline(report)
    let columns = Columns(report.flags, in: language)
    let pro = report.flags.filter { $0.type == .isOriginal }
    let contra = report.flags.filter { $0.type == .isEdited || $0.type == .warning }
    let also = report.flags.filter { $0.type == .information }
    lines += section(.sectionFor, flags(pro, columns), orNothing: true)
    lines += section(.sectionAgainst, flags(contra, columns), orNothing: true)
    lines += section(.sectionInformation, flags(also, columns), orNothing: false)
    lines += section(.sectionDiagnostics, diagnostics(report.diagnostics), orNothing: false)
    lines += section(.sectionFacts, facts(file, report), orNothing: false)
    lines.append("")
    lines.append(MessageKey.noteLimits.text(in: language))
    lines.append(MessageKey.noteDepth.text(in: language, SafeText.shown(report.depth.rawValue)))
    lines.append(MessageKey.noteModelUnmeasured.text(in: language, SafeText.shown(report.model)))
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(_ report: OriginalityReport) -> [String] {
    let score = MessageKey.labelScore.text(in: language) + " \(report.score)/100"
    var lines = [
      paint.bold(score) + "  " + paint.badge(report.badge, report.badge.name(in: language)),
      report.badge.meaning(in: language),
      MessageKey.scoreSum.text(in: language, Self.points(report.base, isSigned: false)),
    ]
    if let bounded = report.bounded, let key = MessageKey(rawValue: "bound.\(bounded.by).message") {
      lines.append(key.text(in: language, String(bounded.from)))
    }
    return lines
  }

  private func section(_ key: MessageKey, _ content: [String], orNothing: Bool) -> [String] {
    guard !content.isEmpty || orNothing else { return [] }
    let heading = ["", paint.bold(key.text(in: language))]
    return heading
      + (content.isEmpty ? ["  " + paint.dim(MessageKey.sectionNothing.text(in: language))] : content)
  }

  /// What flags have in common for all of them to stand in the same columns, whatever their section.
  private struct Columns {
    var points = 3
    var text = 0

    init(_ flags: [OriginalityFlag], in language: Language) {
      for flag in flags {
        points = max(points, DisplayWidth.of(TextReport.points(flag.points)))
        text = max(text, DisplayWidth.of(TextReport.words(flag, in: language)))
      }
    }
  }

  private func flags(_ flags: [OriginalityFlag], _ columns: Columns) -> [String] {
    flags.map { flag in
      // A kind of flag counts once: where it stands again its points would read as if they were added twice.
      let isRepeated = flag.points == 0 && flag.weight != 0
      let shown = isRepeated ? "" : Self.points(flag.points)
      let points = DisplayWidth.paddingLeft(shown, to: columns.points)
      let words = DisplayWidth.padding(Self.words(flag, in: language), to: columns.text)
      return "  " + paint.type(flag.type, points) + "  " + words + "  "
        + paint.dim(place(of: flag.evidence))
    }
  }

  private static func words(_ flag: OriginalityFlag, in language: Language) -> String {
    SafeText.shown(flag.description(in: language), columns: 240)
  }

  private func diagnostics(_ diagnostics: [Diagnostic]) -> [String] {
    let most = 20
    let rows = diagnostics.prefix(most).map { diagnostic in
      let detail =
        diagnostic.detail.isEmpty ? "" : " (" + SafeText.shown(diagnostic.detail, columns: 80) + ")"
      return (
        text: diagnostic.message(in: language) + detail,
        place: place(diagnostic.location, diagnostic.tag, diagnostic.offset, isEvidence: false)
      )
    }
    let width = rows.map { DisplayWidth.of($0.text) }.max() ?? 0
    var lines = rows.map { "  " + DisplayWidth.padding($0.text, to: width) + "  " + paint.dim($0.place) }
    if diagnostics.count > most {
      lines.append("  " + MessageKey.diagnosticMore.text(in: language, String(diagnostics.count - most)))
    }
    return lines
  }

  private func facts(_ file: AnalyzedFile, _ report: OriginalityReport) -> [String] {
    let facts = FactLines.of(file, report, in: language)
    let width = facts.map { DisplayWidth.of($0.label) }.max() ?? 0
    return facts.map { "  " + DisplayWidth.padding($0.label, to: width) + "  " + $0.value }
  }

  private func place(of evidence: [Evidence]) -> String {
    let most = 3
    var places = evidence.prefix(most).map { place($0.location, $0.tag, $0.offset, isEvidence: true) }
    if evidence.count > most {
      places.append(MessageKey.diagnosticMore.text(in: language, String(evidence.count - most)))
    }
    return places.isEmpty ? MessageKey.placeAbsent.text(in: language) : places.joined(separator: "; ")
  }

  private func place(_ location: String, _ tag: UInt16?, _ offset: Int?, isEvidence: Bool) -> String {
    var parts = [SafeText.shown(location, columns: 60)]
    if let tag {
      let digits = String(tag, radix: 16)
      let name = "0x" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      parts.append(MessageKey.placeTag.text(in: language, name))
    }
    if let offset {
      parts.append(MessageKey.placeOffset.text(in: language, String(offset)))
    } else if isEvidence {
      // Evidence without an offset is that nothing stands there.
      parts.append(MessageKey.placeAbsent.text(in: language))
    }
    return parts.joined(separator: ", ")
  }

  /// Points with their sign; under a half is shown to a tenth, so that something isn't called nothing.
  private static func points(_ points: Double, isSigned: Bool = true) -> String {
    let text = FixedDecimal.text(points, decimals: points.magnitude < 0.5 ? 1 : 0, trimming: true)
    return isSigned && points > 0 && text != "0" ? "+" + text : text
  }
}
