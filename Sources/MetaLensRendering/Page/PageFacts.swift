import MetaLensAssessment

/// The facts about the file, what it states, and how it was read.
struct PageFacts: Sendable {
  let file: AnalyzedFile
  let report: OriginalityReport
  let language: Language

  /// The markup, ending with a line break.
  var markup: String {
    var out = "<table>\n<tbody>\n"
    // The hash is at the beginning of the section, below the exhibit's number.
    let hash = MessageKey.factSha256.text(in: language)
    for (label, value) in FactLines.of(file, report, in: language) + reading where label != hash {
      out +=
        "<tr><th scope=\"row\">\(HTMLText.escaped(label))</th><td>\(HTMLText.value(value, in: language))</td></tr>\n"
    }
    return out + "</tbody>\n</table>\n"
  }

  /// The facts on how the file was read.
  private var reading: [(label: String, value: String)] {
    func line(_ key: MessageKey, _ value: String) -> (label: String, value: String) {
      (key.text(in: language), value)
    }
    var lines = [
      line(.pageFactTool, "metalens " + MetaLensVersion.current),
      line(.pageFactDepth, report.depth.rawValue),
      line(.pageFactPrior, PerCent.text(report.prior, in: language)),
      line(
        report.bounded == nil ? .pageFactProbabilityUncapped : .pageFactProbability,
        PerCent.text(report.probability, in: language)),
    ]
    if let signatures = report.signatures {
      lines.append(
        line(
          .pageFactSignatures,
          Message.pageFactSignaturesValue(
            form: signatures.form, photos: String(signatures.photoCount), hash: signatures.sha256 ?? "–"
          ).text(in: language)))
    }
    lines.append(line(.pageFactAnalyzed, OriginalityReport.iso8601(report.analyzedDate)))
    return lines
  }
}
