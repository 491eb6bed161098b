@testable import MetaLensRendering

/// Reads a page as a strict browser would, and reports what is wrong with it or could run in it.
struct MarkupCheck {
  /// The faults that were found.
  private(set) var faults: [String] = []
  /// The elements that were found.
  private(set) var elements: Set<String> = []
  /// The text between tags, with entities resolved.
  private(set) var text = ""
  /// What browsers would run; only collected if the page may contain scripts.
  private(set) var scripts: [String] = []
  /// The blocks of data; only collected if the page may contain scripts.
  private(set) var data: [String] = []

  private static let allowed: [String: Set<String>] = [
    "html": ["lang", "dir"], "head": [], "body": [], "header": [], "main": [], "footer": [], "nav": [],
    "meta": ["charset", "http-equiv", "content", "name"], "title": [], "style": [], "h1": [], "h2": ["id"],
    "h3": [], "h4": [], "p": ["class"], "section": ["class", "id", "aria-labelledby"], "div": ["class"],
    "table": ["class"], "thead": [], "tbody": [], "tr": [], "th": ["scope", "class"],
    "td": ["class", "colspan"],
    "ul": ["class"], "ol": [], "li": [], "a": ["href"], "br": [], "bdi": [], "strong": [],
    "span": ["class"], "code": ["class", "dir"], "pre": ["dir"], "figure": ["class"], "figcaption": [],
    "img": ["alt", "width", "height", "src"],
  ]
  /// The elements and attributes that only a page with the script may have.
  private static let interactive: [String: Set<String>] = [
    "script": ["type", "id"], "noscript": [], "details": [], "summary": [], "ol": ["id", "class"],
    "label": ["id", "hidden"],
    "h2": ["class"], "h3": ["data-kind", "data-name"],
    "select": ["id"], "input": ["id", "type", "maxlength"], "div": ["class", "hidden"],
    "p": ["class", "id", "hidden"], "figure": ["id"], "strong": ["id", "role"],
    "svg": ["id", "viewBox", "role", "aria-label"], "img": ["loading"],
    "li": ["id", "class", "data-b", "data-v", "data-s", "data-t", "data-c", "data-x", "data-y"],
  ]
  private static let empty: Set<String> = ["meta", "br", "img", "input"]
  private let isInteractive: Bool

  /// - Parameters:
  ///   - isInteractive: whether the page may contain a script, and the elements that it needs.
  init(_ page: String, isInteractive: Bool = false) {
    self.isInteractive = isInteractive
    var open: [String] = []
    var rest = page[...]
    if rest.hasPrefix("<!DOCTYPE html>") { rest = rest.dropFirst(15) }
    while let start = rest.firstIndex(of: "<") {
      take(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else {
        faults.append("a tag doesn't end: \(rest[start...].prefix(60))")
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { faults.append("</\(tag.dropFirst())> closes another") }
        continue
      }
      let name = element(tag)
      if !Self.empty.contains(name) { open.append(name) }
      if name == "script", isInteractive, let close = rest.firstRange(of: "</script") {
        let content = String(rest[..<close.lowerBound])
        if tag.contains("type=\"application/json\"") { data.append(content) } else { scripts.append(content) }
        rest = rest[close.lowerBound...]
      }
      if name == "style", let close = rest.firstRange(of: "</style>") { rest = rest[close.lowerBound...] }
    }
    take(rest)
    if !open.isEmpty { faults.append("left open: \(open)") }
    if SafeText.escaping(page, keepsLayout: true) != page { faults.append("holds controls") }
  }

  private mutating func take(_ words: Substring) {
    if words.utf8.contains(UInt8(ascii: ">")) { faults.append("a bare > in: \(words.prefix(60))") }
    guard words.utf8.contains(UInt8(ascii: "&")) else {
      text += words
      return
    }
    var text = String(words)
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#96;", "`")] {
      text = text.split(separator: entity, omittingEmptySubsequences: false).joined(separator: sign)
    }
    self.text += text.split(separator: "&amp;", omittingEmptySubsequences: false).joined(separator: "&")
  }

  private mutating func element(_ tag: Substring) -> String {
    let name = String(tag.prefix { $0 != " " && $0 != "\n" })
    elements.insert(name)
    let known = isInteractive ? Self.interactive[name] : nil
    guard let allowed = known.map({ $0.union(Self.allowed[name] ?? []) }) ?? Self.allowed[name] else {
      faults.append("<\(name)>")
      return name
    }
    var rest = tag.dropFirst(name.count).drop { $0 == " " || $0 == "\n" }
    while !rest.isEmpty {
      if isInteractive, rest == "hidden" { break }
      guard let equals = rest.firstRange(of: "=\""), let end = rest[equals.upperBound...].firstIndex(of: "\"")
      else {
        faults.append("an attribute without quotes in <\(tag.prefix(80))>")
        return name
      }
      let attribute = String(rest[..<equals.lowerBound])
      let value = rest[equals.upperBound..<end]
      if !allowed.contains(attribute) { faults.append("<\(name) \(attribute)>") }
      if attribute == "href", !value.hasPrefix("#photo-") { faults.append("a link to \(value)") }
      if attribute == "src", !value.hasPrefix("data:image/jpeg;base64,") {
        faults.append("a source \(value)")
      }
      rest = rest[rest.index(after: end)...].drop { $0 == " " || $0 == "\n" }
    }
    return name
  }
}
