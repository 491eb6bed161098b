extension Language {
  package var decimalSeparator: String {
    switch self {
    case .german, .french, .spanish: ","
    case .english, .korean, .japanese, .simplifiedChinese: "."
    }
  }

  /// Returns a number with the per cent sign, and the space before it that some languages write.
  package func perCent(_ number: String) -> String {
    switch self {
    case .german, .french, .spanish: number + "\u{A0}%"
    case .english, .korean, .japanese, .simplifiedChinese: number + "%"
    }
  }

  /// The separator between the parts of a sentence.
  package var clauseSeparator: String {
    switch self {
    case .japanese: "、"
    case .simplifiedChinese: "，"
    case .english, .korean, .german, .french, .spanish: ", "
    }
  }

  /// The separator between a text without a full stop and the sentence that follows.
  package var sentenceSeparator: String {
    switch self {
    case .japanese, .simplifiedChinese: "。"
    case .english, .korean, .german, .french, .spanish: ". "
    }
  }

  package var listSeparator: String {
    switch self {
    case .japanese, .simplifiedChinese: "、"
    case .english, .korean, .german, .french, .spanish: ", "
    }
  }
}
