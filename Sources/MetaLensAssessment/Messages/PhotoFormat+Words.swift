extension PhotoFormat {
  /// Returns the words for the format that a flag's value names.
  static func phrases(_ values: FlagValues, in _: Language) -> MessageValues {
    ["format": PhotoFormat(rawValue: values.text("format") ?? "").displayName]
  }
}
