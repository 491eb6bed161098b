/// A scheme, name and port in the form in which browsers compare them: lower case, IPv6 addresses shortened, and no
/// default port (URL standard, host serializing and origins).
struct WebOrigin: Hashable, Sendable {
  let scheme: String
  /// The name, and the port unless it is the scheme's default.
  let host: String

  private static let ownPorts = ["http": ":80", "https": ":443"]

  /// - Parameter host: a name and a port as in the field `Host`.
  init(scheme: some StringProtocol, host: some StringProtocol) {
    self.scheme = scheme.lowercased()
    var name = host.lowercased()[...]
    if let port = Self.ownPorts[self.scheme], name.hasSuffix(port) { name = name.dropLast(port.count) }
    if name.first == "[", let end = name.firstIndex(of: "]"),
      let address = IPv6Address(name[..<end].dropFirst())
    {
      self.host = "[\(address.shown)\(name[end...])"
    } else {
      self.host = String(name)
    }
  }

  /// Parses a scheme, `://` and a host; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(scheme: parts[0], host: parts[1])
  }
}
