import MetaLensPlatform

/// What somebody means who types a flag that isn't one of ours: a misspelt one, or one that other programs have.
enum FlagAdvice {
  private static let formats = [
    "csv": "csv", "json": "json", "ndjson": "ndjson", "jsonl": "ndjson", "html": "html", "table": "table",
    "text": "text",
  ]

  /// The end of the sentence on an unknown flag; nothing where nothing is known.
  ///
  /// - Parameters:
  ///   - name: without its dashes.
  ///   - next: what stands behind it: in `-f json`, the format.
  static func ending(for name: String, next: SystemPath?) -> String {
    if let format = formats[name.lowercased()] { return "; did you mean --format \(format)?" }
    if name == "f", let next, let format = formats[next.text] { return "; did you mean --format \(format)?" }
    if ["r", "R", "recursive", "recurse"].contains(name) {
      return "; batch looks into directories by itself"
    }
    return ArgumentLexer.suggestion(
      EditDistance.nearest(to: name, among: Flag.all.map(\.name)).map { "--" + $0 })
  }
}
