import MetaLensPlatform

extension Flag {
  static let evaluation: [Flag] = [
    Flag(
      "by", value: .text("COLUMN"), category: .output, commands: [.evaluate],
      summary: "also a table by the classes in this column of the list"
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--by: an empty name is no column") }
      arguments.column = value.text
    },
    Flag(
      "original", value: .text("LABEL"), category: .selection, commands: [.evaluate],
      summary: "the label of files that are as a camera wrote them; original unless named"
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--original: an empty name is no label") }
      arguments.originalLabel = value.text
    },
    Flag(
      "ignore", value: .text("LABEL"), category: .selection, commands: [.evaluate],
      summary: "leave out files of this label, beside those labelled unknown; may be repeated"
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--ignore: an empty name is no label") }
      arguments.ignoredLabels.append(value.text)
    },
    Flag(
      "reports", value: .file("FILE"), category: .selection, commands: [.evaluate],
      summary: "take the reports in FILE, which `metalens batch --format ndjson` wrote, and analyse nothing",
      details:
        "A report is its row's by file.path, as the list has it or below the list's directory, else by the "
        + "list's column sha256. FILE may be -, standard input."
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--reports: an empty name is no file") }
      arguments.reports = value
    },
  ]
}
