import MetaLensKit

/// What a package is called, and the moment that all its files bear.
struct PackageVersion: Hashable {
  /// Seconds since 1970 (UTC): the source's, so that the same source gives the same package on any day.
  var moment: Int64
  /// Whether `CHANGELOG.md` says that this version isn't out yet.
  var isUnreleased: Bool

  /// As Debian compares versions: `0.1.0~20261123` comes before `0.1.0`.
  var debian: String { MetaLensVersion.current + (isUnreleased ? "~" + day.filter { $0 != "-" } : "") }

  /// The day in UTC, `2026-11-23`.
  var day: String { CivilDate.text(days: Int(moment / 86_400)) }

  /// Reads the moment of the environment's `SOURCE_DATE_EPOCH`, or of the last commit, and the changelog's head.
  ///
  /// - Throws: where the moment is no number of seconds from 1970 to 9999.
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
