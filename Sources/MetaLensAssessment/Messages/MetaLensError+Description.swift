extension MetaLensError {
  /// Returns what went wrong and what to do, in a person's language, without the file's name, which is in `path`.
  public func message(in language: Language) -> String {
    let name = isIndexMissing ? "indexMissing" : code.rawValue
    guard let key = ownKey ?? MessageKey(id: "error.\(name).message") else {
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

  /// Whether the detail only chooses one of the message's texts; any other detail could be text from the file or the
  /// system.
  package var isDetailAChoice: Bool { isIndexMissing || ownKey != nil }

  private var isIndexMissing: Bool {
    detail == Self.missingIndex && (code == .truncated || code == .malformed)
  }

  /// The text for the detail; nil if it has none of its own.
  private var ownKey: MessageKey? {
    Self.withCases.contains(code) ? MessageKey(id: "error.\(code.rawValue).\(detail).message") : nil
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
