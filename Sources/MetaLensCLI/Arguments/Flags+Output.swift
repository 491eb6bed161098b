import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension Flag {
  static let output: [Flag] = [
    format(
      [.text, .json, .html], of: [.analyze],
      details:
        "json writes one object, or an array for several files; html writes one page with a section for each "
        + "file."),
    format(
      [.text, .json, .html], of: [.compare],
      details:
        "json writes one object; html writes one page with both pictures, where their pixels differ, and every "
        + "difference."),
    format(
      [.text, .json], of: [.inspect],
      details: "json writes one object, or an array for several files."),
    format([.text, .json], of: [.flags], details: "json writes one object."),
    format(
      [.table, .csv, .ndjson, .json, .html], of: [.batch],
      details:
        "ndjson writes one object per line, json an array; csv is RFC 4180 in UTF-8; html writes one page that filters "
        + "and sorts, with each photo's report behind its row (Docs/Page.md)."),
    format(
      [.table, .text, .csv, .ndjson, .json, .html], of: [.history],
      details:
        "text is what analyze shows, with --brief or --details; the others are batch's. A page has no pictures: no store "
        + "keeps them."),
    format(
      [.text, .json, .html], of: [.evaluate],
      details:
        "html writes one page with curves that opens without a network; Docs/Evaluation.md describes json."
    ),
    output(of: [.analyze, .batch, .inspect, .history], keptWords, formatWords),
    output(of: [.compare, .evaluate], unkeptWords, formatWords),
    output(of: [.extract, .signatures]),
    Flag(
      "language", value: .text("TAG", suggesting: Language.allCases.map(\.rawValue)), category: .output,
      commands: [
        .analyze, .batch, .worker, .serve, .inspect, .compare, .extract, .flags, .signatures, .history, .help,
      ],
      summary: "language of flags, errors, labels and help: en, ko, ja, zh-Hans, de, fr or es",
      details: "Otherwise the first of LC_ALL, LC_MESSAGES and LANG that is set decides, else English. "
        + "Ids, JSON keys, CSV headers, errors in the command line and the man page stay English."
    ) { value, arguments throws(UsageError) in arguments.language = value.display },
    Flag(
      "color", value: .word(ColorChoice.allCases.map(\.rawValue)), category: .output,
      commands: [.analyze, .batch, .inspect, .compare, .flags, .evaluate, .history],
      summary: "when to use colours (auto: on a terminal)",
      details: "auto honours NO_COLOR."
    ) { value, arguments throws(UsageError) in
      arguments.color = ColorChoice(rawValue: value.display) ?? .auto
    },
    detail(
      "details", .details, "show every finding with its place in the file and its ratio, and the facts",
      "With the ratios and the model anybody can recompute the score (Docs/Method.md)."),
    detail("brief", .brief, "show one line a file: verdict, score and the strongest reason", ""),
    Flag(
      "redact", category: .output, commands: [.analyze, .batch, .worker, .serve, .compare, .history],
      summary: "withhold coordinates, serial numbers and names of people and directories",
      details:
        "Files keep only their last path component; details of diagnostics are left out. Make, model and lens "
        + "are kept if they look like product names."
    ) { _, arguments throws(UsageError) in arguments.redact = true },
    Flag(
      "attributes", category: .output, commands: [.inspect],
      summary: "also show the file's times and extended attributes",
      details:
        "They belong to the file system, change with every copy and don't affect a score. Values are shown for "
        + "attributes that say where a file comes from, such as user.xdg.origin.url. Standard input has none."
    ) { _, arguments throws(UsageError) in arguments.attributes = true },
    Flag(
      "credentials", category: .output, commands: [.inspect],
      summary: "show Content Credentials as a tree, and check them",
      details:
        "Every manifest with its claim, assertions, ingredients and signature, and what the library found of each. In text "
        + "nothing else is shown; JSON has them beside everything else."
    ) { _, arguments throws(UsageError) in arguments.showsCredentials = true },
    Flag(
      "wide", category: .output, commands: [.batch, .history],
      summary: "don't cut the table to the terminal's width",
      details:
        "Only with --format table. Without a terminal the table is 140 columns wide, and paths aren't "
        + "cut."
    ) { _, arguments throws(UsageError) in arguments.wide = true },
    Flag(
      "csv-bom", category: .output, commands: [.batch, .history],
      summary: "start CSV with a byte order mark, for Excel",
      details: "Only with --format csv."
    ) { _, arguments throws(UsageError) in arguments.csvBOM = true },
    number(
      "fail-under", in: 0...100, category: .output, commands: [.analyze, .batch],
      summary: "exit with 1 if a photo scores under N (0 to 100)"
    ) { $0.failUnder = $1 },
  ]

  private static func detail(_ name: String, _ detail: TextDetail, _ summary: String, _ details: String)
    -> Flag
  {
    Flag(name, category: .output, commands: [.analyze, .history], summary: summary, details: details) {
      _, arguments throws(UsageError) in
      guard arguments.detail == nil || arguments.detail == detail else {
        throw UsageError("--details and --brief don't go together")
      }
      arguments.detail = detail
    }
  }

  private static func output(of commands: [CommandName], _ more: String...) -> Flag {
    filled(
      "output", short: "o", category: .output, commands: commands,
      summary: "write to FILE instead of standard output",
      details: ([wholeWords] + more).joined(separator: " ")
    ) { $0.output = $1 }
  }

  /// Help of `--output`: that no half file takes the place of another.
  private static let wholeWords =
    "FILE is written under another name in its folder and renamed when it is whole; never over an input."
  /// Further help of `--output`: that what was written before an interruption is kept.
  private static let keptWords =
    "What was written before an interruption is kept in FILE.partial; FILE stays as it was."
  /// Further help of `--output`: that an interruption leaves nothing.
  private static let unkeptWords = "If it is interrupted, FILE stays as it was."
  /// Further help of `--output`: that a name can choose the format.
  private static let formatWords =
    "Without --format the end of FILE's name chooses the format where it is one's, as .json and .html are."

  private static func format(_ formats: [OutputFormat], of commands: [CommandName], details: String)
    -> Flag
  {
    Flag(
      "format", value: .word(formats.map(\.rawValue)), category: .output, commands: commands,
      summary: "the output format (default: \(formats.first?.rawValue ?? ""))", details: details
    ) { value, arguments throws(UsageError) in arguments.format = OutputFormat(rawValue: value.display) }
  }
}
