import MetaLensPlatform

extension Flag {
  static let evaluation: [Flag] = [
    Flag(
      "by", value: .text("COLUMN"), category: .output, commands: [.evaluate],
      summary: "also show a table by the values of this column of the list"
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--by: the column name is empty") }
      arguments.column = value.text
    },
    Flag(
      "original", value: .text("LABEL"), category: .selection, commands: [.evaluate],
      summary: "the label of camera originals (default: original)"
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--original: the label is empty") }
      arguments.originalLabel = value.text
    },
    Flag(
      "ignore", value: .text("LABEL"), category: .selection, commands: [.evaluate],
      summary: "leave out files with this label as well as those labelled unknown; may be repeated"
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--ignore: the label is empty") }
      arguments.ignoredLabels.append(value.text)
    },
    Flag(
      "reports", value: .file("FILE"), category: .selection, commands: [.evaluate],
      summary: "use the reports in FILE, written by `metalens batch --format ndjson`, and analyse nothing",
      details:
        "A report belongs to the row with its file.path, as listed or relative to the list's directory, "
        + "otherwise to the row with its SHA-256. FILE may be - for standard input."
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--reports: the file name is empty") }
      arguments.reports = value
    },
  ]
}
