extension Language {
  /// What a language writes around and between words; the defaults are those of English.
  struct Forms {
    /// The language's name in the language itself.
    let ownName: String
    var quotes = (opening: "“", closing: "”")
    var decimal = "."
    var perCent = "%"
    var clause = ", "
    var sentence = ". "
    var list = ", "
    var group = "; "
  }

  var forms: Forms {
    switch self {
    case .english: Forms(ownName: "English")
    case .korean: Forms(ownName: "한국어")
    case .japanese:
      Forms(ownName: "日本語", quotes: ("「", "」"), clause: "、", sentence: "。", list: "、", group: "；")
    case .simplifiedChinese: Forms(ownName: "简体中文", clause: "，", sentence: "。", list: "、", group: "；")
    case .german: Forms(ownName: "Deutsch", quotes: ("„", "“"), decimal: ",", perCent: "\u{A0}%")
    case .french:
      Forms(
        ownName: "Français", quotes: ("«\u{A0}", "\u{A0}»"), decimal: ",", perCent: "\u{A0}%",
        group: "\u{202F}; ")
    case .spanish: Forms(ownName: "Español", quotes: ("«", "»"), decimal: ",", perCent: "\u{A0}%")
    }
  }

  /// The language's name in the language itself.
  package var ownName: String { forms.ownName }

  package var decimalSeparator: String { forms.decimal }

  /// Returns a number with the per cent sign, and the space before it that some languages write.
  package func perCent(_ number: String) -> String { number + forms.perCent }

  /// The separator between the parts of a sentence.
  package var clauseSeparator: String { forms.clause }

  /// The separator between a text without a full stop and the sentence that follows.
  package var sentenceSeparator: String { forms.sentence }

  package var listSeparator: String { forms.list }

  /// The separator between parts that have commas of their own.
  package var groupSeparator: String { forms.group }
}
