import MetaLensKit
import MetaLensPlatform

extension Flag {
  static let selection: [Flag] = [
    only(
      .batch, others: [Flag.failed], "; \(Flag.failed) shows those that couldn't be analysed",
      "All photos are analysed and counted."),
    only(.history, "", "No photo is read: the stored reports are searched."),
    Flag(
      "verdict", value: .words(Verdict.Kind.allCases.map(\.rawValue)), category: .selection,
      commands: [.batch, .history],
      summary: "show only photos with these verdicts: "
        + Verdict.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    ) { value, arguments throws(UsageError) in
      arguments.verdicts.formUnion(value.listed.compactMap(Verdict.Kind.init(rawValue:)))
    },
    filled(
      "files-from", category: .selection, commands: [.batch],
      summary: "read the names of files and directories from FILE, one per line; - is standard input",
      details: "They are added to those named on the command line."
    ) { $0.filesFrom = $1 },
    Flag(
      "null", short: "0", category: .selection, commands: [.batch],
      summary: "names in --files-from end with NUL instead of a line break (find -print0)"
    ) { _, arguments throws(UsageError) in arguments.nulSeparated = true },
    Flag(
      "include", value: .text("GLOB"), category: .selection, commands: [.batch, .signatures],
      summary: "only files that match GLOB, and everything in a directory that does; may be repeated",
      details: "* and ? match anything but /, ** also /, [a-z] one of a set, [!a-z] none of it, \\ takes the "
        + "next character literally. Case matters. A GLOB is matched against the base name and against the path "
        + "relative to the named directory; with a slash in it, also against the path with that directory."
    ) { value, arguments throws(UsageError) in
      guard !GlobPattern(value).isEmpty else { throw UsageError("--include: an empty glob matches nothing") }
      arguments.include.append(value)
    },
    Flag(
      "exclude", value: .text("GLOB"), category: .selection, commands: [.batch, .signatures],
      summary: "skip files that match GLOB, and everything in a directory that does; may be repeated",
      details: "Globs work as in --include. --exclude wins."
    ) { value, arguments throws(UsageError) in
      guard !GlobPattern(value).isEmpty else { throw UsageError("--exclude: an empty glob matches nothing") }
      arguments.exclude.append(value)
    },
    Flag(
      "follow", category: .selection, commands: [.batch, .signatures],
      summary: "follow symbolic links",
      details:
        "Each directory is visited once: by its own path where that is searched anyway, else by the first link to it. "
        + "With --include or --exclude, it may be visited by up to 16 links."
    ) { _, arguments throws(UsageError) in arguments.followLinks = true },
  ]

  /// The word for photos that couldn't be analyzed, among the badges of `--only`.
  private static let failed = "failed"

  private static func only(
    _ command: CommandName, others: [String] = [], _ end: String, _ what: String
  ) -> Flag {
    Flag(
      "only", value: .words(Badge.allCases.map(\.rawValue) + others), category: .selection,
      commands: [command],
      summary: "show only photos with these badges: red, amber, green" + end,
      details: what + " May be repeated; so may --verdict, and both must hold."
    ) { value, arguments throws(UsageError) in
      arguments.only.formUnion(value.listed.compactMap(Badge.init(rawValue:)))
      if value.listed.contains(Flag.failed) { arguments.onlyFailed = true }
    }
  }
}
