import MetaLensPlatform

extension Flag {
  static let output: [Flag] = [
    format(
      [.text, .json, .html], of: [.analyze],
      details:
        "json gives one object, an array where several files are named; html gives one page that holds "
        + "everything, with a section a file."),
    format(
      [.text, .json, .html], of: [.compare],
      details:
        "json gives one object; html gives one page with both pictures, where their pixels differ, and every difference."
    ),
    format(
      [.text, .json], of: [.inspect, .flags],
      details: "json gives one object; inspect gives an array where several files are named."),
    format(
      [.table, .csv, .ndjson, .json, .html], of: [.batch],
      details:
        "ndjson gives one object a line, json an array; csv is RFC 4180 in UTF-8; html gives one page that filters and "
        + "sorts, with each photo's report behind its row (Docs/Page.md)."),
    format(
      [.text, .json, .html], of: [.evaluate],
      details:
        "html is one page with curves that opens without a network; Docs/Evaluation.md tells what json holds."
    ),
    Flag(
      "output", short: "o", value: .file("FILE"), category: .output,
      commands: [.analyze, .batch, .inspect, .compare, .extract, .signatures, .evaluate],
      summary: "write to FILE instead of standard output",
      details: "FILE is written beside its place and renamed when it is whole; never over an input."
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--output: an empty name is no file") }
      arguments.output = value
    },
    Flag(
      "language", value: .text("TAG"), category: .output,
      commands: [.analyze, .batch, .inspect, .compare, .extract, .flags, .signatures],
      summary: "language of flags, errors and labels: en, ko, ja, zh-Hans, de, fr or es",
      details: "Else LC_ALL, LC_MESSAGES or LANG decides, the first of them that is set; else English. "
        + "Ids, JSON keys, CSV headers and this help stay English."
    ) { value, arguments throws(UsageError) in arguments.language = value.text },
    Flag(
      "color", value: .word(ColorChoice.allCases.map(\.rawValue)), category: .output,
      commands: [.analyze, .batch, .inspect, .compare, .flags, .evaluate],
      summary: "when to use colours (auto: on a terminal)",
      details: "auto honours NO_COLOR."
    ) { value, arguments throws(UsageError) in
      arguments.color = ColorChoice(rawValue: value.text) ?? .auto
    },
    Flag(
      "redact", category: .output, commands: [.analyze, .batch],
      summary: "withhold coordinates, serial numbers, names of people and directories",
      details:
        "Files are named by their last component; the details of diagnostics are left out. Make, model and lens stay as "
        + "they are written."
    ) { _, arguments throws(UsageError) in arguments.redact = true },
    Flag(
      "attributes", category: .output, commands: [.inspect],
      summary: "also tell the file's times and extended attributes",
      details:
        "They are the file system's, change with every copy and have no part in a score. Values are shown of "
        + "attributes that tell where a file comes from, such as user.xdg.origin.url. Standard input has none."
    ) { _, arguments throws(UsageError) in arguments.attributes = true },
    Flag(
      "csv-bom", category: .output, commands: [.batch],
      summary: "begin CSV with a byte order mark, for Excel",
      details: "Only with --format csv."
    ) { _, arguments throws(UsageError) in arguments.csvBOM = true },
    Flag(
      "fail-under", value: .text("N"), category: .output, commands: [.analyze, .batch],
      summary: "exit with 1 where a photo scores under N (0 to 100)"
    ) { value, arguments throws(UsageError) in
      guard let number = Int(value.text), (0...100).contains(number) else {
        throw UsageError("--fail-under: “\(value.shown)” is no whole number from 0 to 100")
      }
      arguments.failUnder = number
    },
  ]

  private static func format(_ formats: [OutputFormat], of commands: [CommandName], details: String)
    -> Flag
  {
    Flag(
      "format", value: .word(formats.map(\.rawValue)), category: .output, commands: commands,
      summary: "the form of the output; \(formats.first?.rawValue ?? "") unless named", details: details
    ) { value, arguments throws(UsageError) in arguments.format = OutputFormat(rawValue: value.text) }
  }
}
