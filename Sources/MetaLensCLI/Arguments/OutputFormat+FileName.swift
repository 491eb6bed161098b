import MetaLensPlatform
import MetaLensRendering

extension OutputFormat {
  /// The format that a file's name extension states; nil if it states none, as with `.txt`.
  init?(nameOf file: SystemPath) {
    switch file.pathExtension {
    case "json": self = .json
    case "html", "htm": self = .html
    case "csv": self = .csv
    case "ndjson", "jsonl": self = .ndjson
    default: return nil
    }
  }

  /// Returns the formats that a command writes; none if it has no flag `--format`.
  static func names(of command: CommandName) -> [String] {
    guard case .word(let words) = Flag.of(command).first(where: { $0.name == "format" })?.value else {
      return []
    }
    return words
  }

  /// Returns the format that the output file's name states, for when `--format` isn't given; nil for the command's
  /// default.
  static func stated(by arguments: ParsedArguments, of command: CommandName) throws(UsageError)
    -> OutputFormat?
  {
    let words = names(of: command)
    guard let file = arguments.outputFile, !words.isEmpty else { return nil }
    let format = OutputFormat(nameOf: file)
    let named = format?.rawValue ?? file.pathExtension
    guard !packed.contains(named) else {
      throw UsageError(
        "--output: “\(file.shown)” is named as \(named), and \(command.rawValue) packs nothing; leave .\(named) "
          + "out, and pack the file afterwards", command: command)
    }
    guard format.map({ words.contains($0.rawValue) }) ?? !others.contains(named) else {
      throw UsageError(
        "--output: “\(file.shown)” is named as \(named), which \(command.rawValue) doesn't write; name a "
          + "format with --format: \(words.joined(separator: ", "))", command: command)
    }
    return format
  }

  /// Refuses an output that is named as a photo.
  ///
  /// If the shell expands `-o *.jpg` to `-o a.jpg b.jpg c.jpg`, a report would replace the first photo.
  static func keepFromPhotos(_ outputs: [SystemPath], of command: CommandName) throws(UsageError) {
    guard command != .extract, let file = outputs.first(where: PhotoExtension.isIn) else { return }
    throw UsageError(
      "“\(file.shown)” is named as a photo, which a report would replace; name another file to write to",
      command: command)
  }

  /// Extensions of compressed files and archives, which no command writes: a program that opens such files couldn't
  /// open the output.
  private static let packed: Set<String> = [
    "gz", "tgz", "bz2", "tbz2", "xz", "txz", "zst", "tzst", "lz", "lz4", "lzma", "br", "z", "zip", "zipx",
    "7z",
    "rar", "tar", "cab",
  ]

  /// Extensions of documents and tables that no command with formats writes: the programs for them couldn't open the
  /// output, or would show all of it in one cell.
  private static let others: Set<String> = [
    "pdf", "xps", "epub", "doc", "docx", "docm", "odt", "rtf", "pages", "xls", "xlsx", "xlsm", "ods",
    "numbers", "ppt", "pptx", "odp", "key", "xml", "tsv", "tab", "md", "markdown", "rst", "adoc", "tex",
    "parquet", "sqlite", "sqlite3", "db", "db3",
  ]
}
