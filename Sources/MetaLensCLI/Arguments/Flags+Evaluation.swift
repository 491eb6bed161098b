import MetaLensPlatform

extension Flag {
  static let evaluation: [Flag] = [
    filled(
      "by", value: .text("COLUMN"), what: "column name", category: .output, commands: [.evaluate],
      summary: "also show a table by the values of this column of the list"
    ) { $0.column = $1.display },
    filled(
      "original", value: .text("LABEL"), what: "label", category: .selection, commands: [.evaluate],
      summary: "the label of camera originals (default: original)"
    ) { $0.originalLabel = $1.display },
    filled(
      "ignore", value: .text("LABEL"), what: "label", category: .selection, commands: [.evaluate],
      summary: "leave out files with this label as well as those labelled unknown; may be repeated"
    ) { $0.ignoredLabels.append($1.display) },
    filled(
      "reports", category: .selection, commands: [.evaluate],
      summary: "use the reports in FILE, written by `metalens batch --format ndjson`, and analyse nothing",
      details:
        "A report belongs to the row with its file.path, as listed or relative to the list's directory, "
        + "otherwise to the row with its SHA-256. FILE may be - for standard input."
    ) { $0.reports = $1 },
  ]
}
