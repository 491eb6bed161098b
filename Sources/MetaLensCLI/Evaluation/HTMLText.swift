/// Strangers' text inside a page.
enum HTMLText {
  /// The text as content or inside a quoted attribute: it can neither end what it stands in nor turn text round.
  static func escaping(_ text: String) -> String {
    let safe = SafeText.escaping(text)
    guard safe.utf8.contains(where: { "&<>\"'`".utf8.contains($0) }) else { return safe }
    return safe.unicodeScalars.reduce(into: "") { out, scalar in
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "`": out += "&#96;"
      default: out.unicodeScalars.append(scalar)
      }
    }
  }
}
