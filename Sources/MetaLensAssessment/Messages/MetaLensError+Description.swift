extension MetaLensError {
  /// Returns what went wrong and what to do, in a person's language, without the file's name, which is in `path`.
  public func message(in language: Language) -> String {
    let isIndexMissing = detail == Self.missingIndex && (code == .truncated || code == .malformed)
    let name = isIndexMissing ? "indexMissing" : code.rawValue
    let own = Self.withCases.contains(code) ? MessageKey(id: "error.\(name).\(detail).message") : nil
    guard let key = own ?? MessageKey(id: "error.\(name).message") else {
      return Message.errorOtherMessage(code: code.rawValue).text(in: language)
    }
    // Each text calls the detail what it is, and has no other value.
    return key.text(
      in: language,
      values: [
        "format": PhotoFormat(rawValue: detail).displayName, "limit": detail, "part": detail,
        "reason": detail, "seconds": detail, "signal": detail,
      ])
  }

  /// The codes whose detail may have a text of its own; other details are limits or texts themselves.
  private static let withCases: [Code] = [
    .permissionDenied, .emptyFile, .notAPhoto, .linkNotFollowed, .malformed, .partMissing,
  ]
}

extension MetaLensError: CustomStringConvertible {
  /// The file's path and the message in English.
  public var description: String {
    (path.map { $0 + ": " } ?? "") + message(in: .english)
  }
}
