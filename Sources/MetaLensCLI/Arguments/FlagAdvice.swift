import MetaLensPlatform
import MetaLensRendering

/// What somebody means who types a flag that isn't one of ours: a misspelt one, or one that other programs have.
enum FlagAdvice {
  /// The end of the sentence on an unknown flag; nothing where nothing is known.
  ///
  /// - Parameters:
  ///   - name: without its dashes.
  ///   - next: what stands behind it: in `-f json`, the format.
  static func ending(for name: String, next: SystemPath?) -> String {
    let meant = name == "f" ? next?.display : name.lowercased()
    if let meant, let format = meant == "jsonl" ? .ndjson : OutputFormat(rawValue: meant) {
      return "; did you mean --format \(format.rawValue)?"
    }
    if ["r", "R", "recursive", "recurse"].contains(name) {
      return "; batch looks into directories by itself"
    }
    return ArgumentLexer.suggestion(
      EditDistance.nearest(to: name, among: Flag.all.map(\.name)).map { "--" + $0 })
  }
}
