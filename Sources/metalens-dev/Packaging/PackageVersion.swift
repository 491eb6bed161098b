import MetaLensKit

/// The version of a package, and the time of all its files.
struct PackageVersion: Hashable {
  /// The seconds since 1970 (UTC), determined by the source, so that the same source gives the same package on any day.
  var moment: Int64
  /// Whether `CHANGELOG.md` says that this version is unreleased.
  var isUnreleased: Bool

  /// The version in a form that Debian sorts correctly: `0.1.0~20261123` comes before `0.1.0`.
  var debian: String { MetaLensVersion.current + (isUnreleased ? "~" + day.filter { $0 != "-" } : "") }

  /// The day in UTC, such as `2026-11-23`.
  var day: String { CivilDate.text(days: Int(moment / 86_400)) }

  /// Parses a moment, from `SOURCE_DATE_EPOCH` or the last commit, and the beginning of the changelog.
  ///
  /// - Throws: `ToolError` if the moment isn't a number of seconds between 1970 and 9999.
  init(moment text: String, changelog: String) throws(ToolError) {
    let digits = text.filter { !$0.isWhitespace }
    guard let moment = Int64(digits), (0..<253_402_300_800).contains(moment) else {
      throw ToolError(reason: "“\(digits)” is no number of seconds since 1970: set SOURCE_DATE_EPOCH")
    }
    self.moment = moment
    let head = changelog.split(separator: "\n").first { $0.hasPrefix("## ") } ?? ""
    isUnreleased = head.hasSuffix("unreleased")
  }
}
