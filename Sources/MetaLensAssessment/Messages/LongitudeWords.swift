/// A longitude that a flag states, as a language writes numbers.
enum LongitudeWords {
  static func phrases(_ values: FlagValues, in language: Language) -> MessageValues {
    guard let degrees = values.text("longitude") else { return [:] }
    let parts = degrees.split(separator: ".", omittingEmptySubsequences: false)
    return ["longitude": parts.joined(separator: language.decimalSeparator)]
  }
}
