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
    let bytes = Array(template.utf8)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 64)
    var index = 0
    while index < bytes.count {
      let isPlaceholder =
        bytes[index] == UInt8(ascii: "%") && index + 3 < bytes.count
        && (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[index + 1])
        && bytes[index + 2] == UInt8(ascii: "$") && bytes[index + 3] == UInt8(ascii: "@")
      if isPlaceholder {
        let number = Int(bytes[index + 1] - UInt8(ascii: "1"))
        if number < arguments.count { out.append(contentsOf: arguments[number].utf8) }
        index += 4
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
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
