/// A request without its body, by which a responder decides.
package struct HTTPRequest: Sendable {
  /// The method as it was sent, such as `GET` or `POST`.
  package var method: String
  /// The path with percent signs decoded, without the query.
  package var path: String
  /// The query's values; if a name comes twice, its last value.
  package var query: [String: String] = [:]
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

  /// The fields with a value that isn't UTF-8; its invalid bytes are replaced by U+FFFD in `fields`.
  package private(set) var repaired: Set<String> = []

  /// Appends a field's value; `value` is nil if it isn't UTF-8, and `repaired` is then used instead.
  package mutating func append(_ value: String?, to field: String, repairedTo repaired: String = "") {
    if value == nil { self.repaired.insert(field) }
    fields[field, default: []].append(value ?? repaired)
  }

  /// The stated length of the body; nil if none is stated, as for a chunked body.
  package var bodyCount: Int? { field("content-length").flatMap { Int($0) } }

  /// Whether the sender waits with the body until its header is answered (RFC 9110, 10.1.1).
  package var expectsContinue: Bool { field("expect")?.lowercased() == "100-continue" }

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
