/// Decides which requests are answered: those that know the secret, unless another site's page makes them in a browser
/// that knows it.
///
/// - The token is part of the address, so that a person can pass it on and nobody can guess it.
/// - The cookie, which no script can read and no other site's request carries, is required for everything except the
///   page itself, so that an address that somebody saw isn't enough.
/// - `Host` is the name under which a browser reaches the server. A name that was made to point here (DNS rebinding)
///   isn't accepted.
/// - `Origin` is the origin of the page that makes the request. It must be this server's or missing, so that no other
///   site's script can post here.
///
/// `/healthz` alone needs neither token nor cookie: its answer says nothing, but it has the other checks too.
package struct AccessGate: Sendable {
  /// The secret in the address.
  package let token: String
  /// The secret in the cookie.
  package let secret: String
  package let port: UInt16
  /// The address that the server listens on; nil for all addresses.
  private let address: String?
  /// The origin at which browsers reach a reverse proxy in front of this server.
  private let publicOrigin: WebOrigin?

  package init(token: String, secret: String, port: UInt16, address: String?, publicOrigin: String? = nil) {
    self.token = token
    self.secret = secret
    self.port = port
    self.address = address
    self.publicOrigin = publicOrigin.flatMap { WebOrigin($0) }
  }

  /// Returns a secret of 256 bits from the system's generator, in a form for addresses.
  package static func randomSecret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<64).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
  }

  /// The name of the cookie; it contains the port, since cookies are shared by all ports of a machine.
  package var cookieName: String { "metalens-\(port)" }

  /// The header field's value that sets the cookie in a browser.
  ///
  /// The cookie is limited to this path, so that another server at this address never receives it.
  package var cookie: String {
    let isSecure = publicOrigin?.scheme == "https"
    return "\(cookieName)=\(secret); Path=/\(token)/; HttpOnly; SameSite=Strict"
      + (isSecure ? "; Secure" : "")
  }

  /// Whether a text has the form of a secret that this server makes.
  package static func isSecret(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy(isSmallDigit)
  }

  /// The number of characters of a token that somebody else may have made; each is worth four bits.
  package static let tokenLengths = 22...128

  /// Whether a text may be the token: hexadecimal digits, not too few and not too many.
  ///
  /// The letters may be capital, as some programs write them; the token is then compared with them as they are.
  package static func isToken(_ text: String) -> Bool {
    tokenLengths.contains(text.utf8.count)
      && text.utf8.allSatisfy { isSmallDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
  }

  /// Whether a byte is a hexadecimal digit, with a small letter.
  private static func isSmallDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// Whether the request's `Host` is this server's.
  package func isHere(_ request: HTTPRequest) -> Bool {
    guard let host = request.field("host") else { return false }
    // `Host` has no scheme: it is compared once with the proxy's, and once with this server's.
    if let publicOrigin, publicOrigin == WebOrigin(scheme: publicOrigin.scheme, host: host) { return true }
    let asked = WebOrigin(scheme: "http", host: host)
    return origins.contains(asked) || (address == nil && isNumeric(asked))
  }

  /// Whether the request's `Origin`, if it has one, is this server's.
  package func isOwnPage(_ request: HTTPRequest) -> Bool {
    // No browser sends it twice.
    guard let origins = request.fields["origin"] else { return true }
    guard origins.count == 1, let origin = origins.first.flatMap({ WebOrigin($0) }) else { return false }
    if origin == publicOrigin || self.origins.contains(origin) { return true }
    return address == nil && isNumeric(origin)
      && origin == request.field("host").map { WebOrigin(scheme: "http", host: $0) }
  }

  /// Whether a browser says that another site caused the request; a missing header counts as no, and the other checks
  /// decide.
  package func isCrossSite(_ request: HTTPRequest) -> Bool {
    // If the header comes twice, either value can refuse the request.
    (request.fields["sec-fetch-site"] ?? []).contains { $0 == "cross-site" || $0 == "same-site" }
  }

  package func hasCookie(_ request: HTTPRequest) -> Bool {
    request.cookies(named: cookieName).contains { Self.areSame($0, secret) }
  }

  /// Whether the request has the token in its header `Authorization`.
  package func bearsToken(_ request: HTTPRequest) -> Bool {
    guard let value = request.field("authorization"), value.lowercased().hasPrefix("bearer ") else {
      return false
    }
    // There may be several blanks (RFC 9110, 11.4).
    return Self.areSame(String(value.dropFirst(7).drop { $0 == " " }), token)
  }

  /// Returns the part of the path after the token; nil if the token is wrong.
  package func place(of request: HTTPRequest) -> String? {
    let slash = UInt8(ascii: "/")
    let path = request.path.utf8.dropFirst()
    guard request.path.utf8.first == slash, let end = path.firstIndex(of: slash),
      Self.areSame(String(decoding: path[..<end], as: UTF8.self), token)
    else { return nil }
    return String(decoding: path[path.index(after: end)...], as: UTF8.self)
  }

  /// Whether the path is the token without the slash that belongs after it.
  package func lacksSlash(_ request: HTTPRequest) -> Bool {
    request.path.utf8.first == UInt8(ascii: "/")
      && Self.areSame(String(decoding: request.path.utf8.dropFirst(), as: UTF8.self), token)
  }

  /// The first part of the path at which a ticket opens the page once.
  package static let ticketPlace = "open"

  /// Returns the ticket in the path, valid or not; nil for any other path.
  package static func ticket(in request: HTTPRequest) -> String? {
    let start = "/\(ticketPlace)/"
    return request.path.hasPrefix(start) ? String(request.path.dropFirst(start.count)) : nil
  }

  /// Whether two texts are the same, compared in a time that doesn't depend on where they differ.
  static func areSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private var origins: Set<WebOrigin> {
    var hosts: Set = ["localhost", "127.0.0.1", "[::1]"]
    if let address { hosts.insert(address.contains(":") ? "[\(address)]" : address) }
    return Set(hosts.map { WebOrigin(scheme: "http", host: "\($0):\(port)") })
  }

  /// Whether a host is an IP address with this server's port, so that no domain name is involved.
  private func isNumeric(_ origin: WebOrigin) -> Bool {
    // The default port of HTTP isn't written.
    let suffix = port == 80 ? "" : ":\(port)"
    guard origin.scheme == "http", origin.host.hasSuffix(suffix) else { return false }
    let name = origin.host.dropLast(suffix.count)
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.dropFirst().dropLast().utf8.allSatisfy {
        ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66) || ($0 >= 0x30 && $0 <= 0x3A)
      }
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // A number with a sign isn't part of an address.
    return parts.count == 4
      && parts.allSatisfy { UInt8($0) != nil && !$0.hasPrefix("+") && !$0.hasPrefix("-") }
  }
}
