extension Language {
  /// What stands between a number's whole part and its decimals.
  package var decimalSeparator: String {
    switch self {
    case .german, .french, .spanish: ","
    case .english, .korean, .japanese, .simplifiedChinese: "."
    }
  }

  /// A number with the sign for per cent, and before it the space that some languages write.
  package func perCent(_ number: String) -> String {
    switch self {
    case .german, .french, .spanish: number + "\u{A0}%"
    case .english, .korean, .japanese, .simplifiedChinese: number + "%"
    }
  }

  /// What stands between the parts of a sentence.
  package var clauseSeparator: String {
    switch self {
    case .japanese: "、"
    case .simplifiedChinese: "，"
    case .english, .korean, .german, .french, .spanish: ", "
    }
  }

  /// What stands between what has no full stop and the sentence that follows.
  package var sentenceSeparator: String {
    switch self {
    case .japanese, .simplifiedChinese: "。"
    case .english, .korean, .german, .french, .spanish: ". "
    }
  }

  /// What stands between the parts of a list.
  package var listSeparator: String {
    switch self {
    case .japanese, .simplifiedChinese: "、"
    case .english, .korean, .german, .french, .spanish: ", "
    }
  }
}
