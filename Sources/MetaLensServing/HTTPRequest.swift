/// A request without its body, by which a responder decides.
package struct HTTPRequest: Sendable {
  /// The method as it was sent, such as `GET` or `POST`.
  package var method: String
  /// The path with percent signs decoded, without the query.
  package var path: String
  /// The query's values; if a name comes more than once, its last value.
  package var query: [String: String] = [:]
  /// The names that come more than once in the query, so that it is unclear which value counts.
  package private(set) var repeatedParameters: Set<String> = []
  /// The header's fields with all their values; names are in lower case.
  package var fields: [String: [String]] = [:]

  package init(method: String, path: String) {
    self.method = method
    self.path = path
  }

  /// Returns a field's value; nil if it is missing or came more than once, since it is then unclear which value counts.
  package func field(_ name: String) -> String? {
    guard let values = fields[name], values.count == 1 else { return nil }
    return values[0]
  }

  /// Leaves the scheme and the authority of an absolute target out of the path (RFC 9112, 3.2.2), if the authority is
  /// that of `Host`.
  ///
  /// With another one it would be unclear which server is asked; it stays, and such a path is none of this server's.
  mutating func takeOriginForm() {
    guard let host = field("host") else { return }
    for scheme in ["http", "https"] {
      let start = scheme + "://"
      let count = start.utf8.count
      guard String(decoding: path.utf8.prefix(count), as: UTF8.self).lowercased() == start else { continue }
      let rest = Array(path.utf8.dropFirst(count))
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      let authority = String(decoding: rest[..<end], as: UTF8.self)
      guard WebOrigin(scheme: scheme, host: authority) == WebOrigin(scheme: scheme, host: host) else {
        return
      }
      path = end == rest.endIndex ? "/" : String(decoding: rest[end...], as: UTF8.self)
      return
    }
  }

  /// Takes a parameter of the query, with percent signs decoded.
  package mutating func append(_ value: String, toQuery name: String) {
    if query.updateValue(value, forKey: name) != nil { repeatedParameters.insert(name) }
  }

  /// The fields with a value that isn't UTF-8; its invalid bytes are replaced by U+FFFD in `fields`.
  package private(set) var repaired: Set<String> = []

  /// Whether the header contains a field that HTTP doesn't allow, which a proxy in front could read differently.
  package private(set) var isMalformed = false

  /// Takes a field's value: nil where it isn't UTF-8, and what was made of it.
  ///
  /// The name is as it was sent.
  package mutating func append(_ value: String?, to name: String, repairedTo repaired: String = "") {
    let field = name.lowercased()
    // The name is checked as sent, since some letters outside ASCII have an ASCII letter as their lower case.
    if !Self.isName(name) || Self.isNearlyFraming(field) || !Self.isValue(value ?? repaired) {
      isMalformed = true
    }
    if value == nil { self.repaired.insert(field) }
    fields[field, default: []].append(value ?? repaired)
  }

  /// Whether a field may have this name (RFC 9110, 5.6.2); a name with a blank before the colon isn't allowed.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  /// Whether a name begins with `content-length` or `transfer-encoding` and continues after it.
  ///
  /// libmicrohttpd 0.9.75 adds the text of a folded line to the name, which makes it another field.
  private static func isNearlyFraming(_ field: String) -> Bool {
    ["content-length", "transfer-encoding"].contains { field.hasPrefix($0) && field != $0 }
  }

  /// Whether a value contains no control characters except tabs (RFC 9110, 5.5).
  private static func isValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
  }

  /// The stated length of the body; nil if none is stated, as for a chunked body.
  package var bodyCount: Int? { field("content-length").flatMap { Int($0) } }

  /// Whether the sender waits with the body until its header is answered (RFC 9110, 10.1.1).
  package var expectsContinue: Bool { field("expect")?.lowercased() == "100-continue" }

  /// Whether the body is sent as it is, without any coding of its content (RFC 9110, 8.4).
  package var hasPlainBody: Bool {
    (fields["content-encoding"] ?? []).allSatisfy { value in
      value.lowercased().split { $0 == "," || $0 == " " || $0 == "\t" }.allSatisfy { $0 == "identity" }
    }
  }

  /// Whether the body has one end: one length in digits, or pieces, or neither (RFC 9112, 6.3).
  ///
  /// With two lengths, or a length and chunks, a proxy in front may use the other one and take the remaining bytes for
  /// the next request (request smuggling).
  package var hasOneEnd: Bool {
    let (lengths, codings) = (fields["content-length"] ?? [], fields["transfer-encoding"] ?? [])
    if codings.isEmpty {
      return lengths.isEmpty
        || lengths.count == 1 && !lengths[0].isEmpty
          && lengths[0].utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return lengths.isEmpty && codings.count == 1 && codings[0].lowercased() == "chunked"
  }

  /// Returns the cookies with a name; a browser may send several.
  package func cookies(named name: String) -> [String] {
    // Compared by bytes, since a combining mark after the equals sign would form one character with it.
    let start = Array("\(name)=".utf8)
    return (fields["cookie"] ?? []).flatMap { $0.utf8.split(separator: UInt8(ascii: ";")) }.compactMap {
      part in
      let part = part.drop { $0 == UInt8(ascii: " ") }
      guard part.starts(with: start) else { return nil }
      return String(decoding: part.dropFirst(start.count), as: UTF8.self)
    }
  }
}
