extension MessageKey {
  /// The message in a language, its arguments put in.
  ///
  /// What an argument holds is never read as a placeholder: it may be a stranger's text.
  package func text(in language: Language, _ arguments: String...) -> String {
    text(in: language, arguments: arguments)
  }

  package func text(in language: Language, arguments: [String]) -> String {
    let template = self.template(in: language)
    guard !arguments.isEmpty else { return template }
    var out = ""
    var rest = template[...]
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      out += rest[..<percent]
      let number = rest.utf8.index(after: percent)
      guard number < rest.utf8.endIndex, case let digit = rest.utf8[number],
        (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit), rest[number...].dropFirst().hasPrefix("$@")
      else {
        out += "%"
        rest = rest[number...]
        continue
      }
      let index = Int(digit - UInt8(ascii: "1"))
      if index < arguments.count { out += arguments[index] }
      rest = rest[rest.utf8.index(number, offsetBy: 3)...]
    }
    return out + rest
  }

  func template(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    case .german: german
    case .french: french
    case .spanish: spanish
    }
  }
}
