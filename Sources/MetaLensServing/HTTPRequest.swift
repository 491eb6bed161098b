/// A request as far as it is known before its body: what a responder decides by.
package struct HTTPRequest: Sendable {
  /// `GET`, `POST` and the like, as it was sent.
  package var method: String
  /// The path, percent signs resolved, without the query.
  package var path: String
  /// The query's values; of a name that comes twice, the last.
  package var query: [String: String] = [:]
  /// The header's fields, each value by itself; names in lower case.
  package var fields: [String: [String]] = [:]

  package init(method: String, path: String) {
    self.method = method
    self.path = path
  }

  /// A field's value; nil where it is missing, and where it came more than once: nobody can tell then which one counts.
  package func field(_ name: String) -> String? {
    guard let values = fields[name], values.count == 1 else { return nil }
    return values[0]
  }

  /// Fields with a value that isn't UTF-8; its bytes stand as U+FFFD in what is kept.
  package private(set) var repaired: Set<String> = []

  /// Whether a field was sent that HTTP doesn't have: what it means, a proxy in front may see otherwise.
  package private(set) var isMalformed = false

  /// Takes a field's value: nil where it isn't UTF-8, and what was made of it. The name is as it was sent.
  package mutating func append(_ value: String?, to name: String, repairedTo repaired: String = "") {
    let field = name.lowercased()
    // As it was sent: some letters beyond ASCII have a small one in it.
    if !Self.isName(name) || Self.isNearlyFraming(field) || !Self.isValue(value ?? repaired) {
      isMalformed = true
    }
    if value == nil { self.repaired.insert(field) }
    fields[field, default: []].append(value ?? repaired)
  }

  /// Whether a field may be called so (RFC 9110, 5.6.2): a blank before the colon is none of it.
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

  /// Whether a name begins as one that says where the body ends, and goes on: libmicrohttpd 0.9.75 takes what stands on a
  /// folded line for a part of the name.
  private static func isNearlyFraming(_ field: String) -> Bool {
    ["content-length", "transfer-encoding"].contains { field.hasPrefix($0) && field != $0 }
  }

  /// Whether a value holds no control character but tabs (RFC 9110, 5.5).
  private static func isValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
  }

  /// How long the body is said to be; nil where it is sent in pieces.
  package var bodyCount: Int? { field("content-length").flatMap { Int($0) } }

  /// Whether the sender waits with the body until its header is answered (RFC 9110, 10.1.1).
  package var expectsContinue: Bool { field("expect")?.lowercased() == "100-continue" }

  /// Whether the body has one end: one length in digits, or pieces, or neither (RFC 9112, 6.3).
  ///
  /// With two lengths, or a length and chunks, a proxy in front may use the other one and take the remaining bytes for the
  /// next request (request smuggling).
  package var hasOneEnd: Bool {
    let (lengths, codings) = (fields["content-length"] ?? [], fields["transfer-encoding"] ?? [])
    if codings.isEmpty {
      return lengths.isEmpty
        || lengths.count == 1 && !lengths[0].isEmpty
          && lengths[0].utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return lengths.isEmpty && codings.count == 1 && codings[0].lowercased() == "chunked"
  }

  /// The cookies of a name; a browser may send several.
  package func cookies(named name: String) -> [String] {
    // By bytes: a mark on the equals sign would make one character of both.
    let start = Array("\(name)=".utf8)
    return (fields["cookie"] ?? []).flatMap { $0.utf8.split(separator: UInt8(ascii: ";")) }.compactMap {
      part in
      let part = part.drop { $0 == UInt8(ascii: " ") }
      guard part.starts(with: start) else { return nil }
      return String(decoding: part.dropFirst(start.count), as: UTF8.self)
    }
  }
}
