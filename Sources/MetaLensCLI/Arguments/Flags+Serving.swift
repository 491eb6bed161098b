import MetaLensPlatform
import MetaLensServing

extension Flag {
  static let serving: [Flag] = [
    number(
      "port", in: 1...65_535, category: .running, commands: [.serve],
      summary: "listen on port N (1 to 65535; default: a free one)"
    ) { $0.port = UInt16(exactly: $1) },
    Flag(
      "listen", value: .text("ADDRESS"), category: .running, commands: [.serve],
      summary:
        "listen on ADDRESS, an IPv4 or IPv6 address in figures (default: 127.0.0.1, for this machine alone)",
      details:
        "Encryption and accounts are a reverse proxy's work; what other machines send and get can be read on the way. "
        + "Docs/Serve.md has an example."
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty,
        value.display.utf8.allSatisfy({ "0123456789abcdefABCDEF:.".utf8.contains($0) })
      else { throw UsageError("--listen: “\(value.shown)” isn't an address in figures") }
      // Normalized, so that the unspecified and the loopback address can be recognized by their text.
      arguments.listen = IPv6Address(value.display)?.shown ?? value.display
    },
    Flag(
      "origin", value: .text("ORIGIN"), category: .running, commands: [.serve],
      summary: "how browsers reach the server through a reverse proxy, such as https://photos.example.org",
      details: "Requests from pages of any other origin are refused."
    ) { value, arguments throws(UsageError) in
      let origin = value.display.lowercased()
      let name = origin.drop { $0 != ":" }.dropFirst(3)
      guard origin.hasPrefix("https://") || origin.hasPrefix("http://"), !name.isEmpty,
        name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"/?#@\\".utf8.contains($0) })
      else {
        throw UsageError(
          "--origin: “\(value.shown)” isn't a scheme and a name, such as https://photos.example.org")
      }
      arguments.origin = origin
    },
    Flag(
      "no-browser", category: .running, commands: [.serve],
      summary: "print the address and open no browser"
    ) { _, arguments throws(UsageError) in arguments.opensBrowser = false },
    filled(
      "token-file", category: .running, commands: [.serve],
      summary: "take the token from FILE instead of making one at each start",
      details:
        "FILE holds one line of 22 to 128 characters, digits and the letters a to f, as openssl rand -hex 32 writes "
        + "it, and only its owner may read or change it. The address is printed without it then. Docs/Serve.md has a "
        + "service as an example."
    ) { $0.tokenFile = $1 },
    number(
      "idle", "MINUTES", in: 1...10_080, category: .running, commands: [.serve],
      summary: "end after MINUTES without a request (1 to 10080; default: never)",
      details: "A page that is open and isn't used counts as no request; its results are gone then."
    ) { $0.idleMinutes = $1 },
  ]
}
