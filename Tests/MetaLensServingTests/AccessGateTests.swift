import Testing

@testable import MetaLensServing

struct AccessGateTests {
  private static let gate = AccessGate(token: "aa11", secret: "bb22", port: 8123, address: "127.0.0.1")

  private func request(_ path: String = "/", _ fields: [String: [String]] = [:]) -> HTTPRequest {
    var request = HTTPRequest(method: "GET", path: path)
    request.fields = fields
    return request
  }

  /// A domain name that was made to point at this machine is in the request's `Host`.
  @Test(
    arguments: [
      (["127.0.0.1:8123"], true), (["localhost:8123"], true), (["LOCALHOST:8123"], true),
      (["[::1]:8123"], true),
      (["127.0.0.1"], false), (["127.0.0.1:80"], false), (["evil.example:8123"], false),
      (["127.0.0.1.evil.example:8123"], false), (["127.0.0.1:8123", "evil.example"], false), ([], false),
      (["10.0.0.7:8123"], false), ([""], false),
    ] as [([String], Bool)]) func hostIsOurs(hosts: [String], isHere: Bool)
  {
    #expect(Self.gate.isHere(request("/", hosts.isEmpty ? [:] : ["host": hosts])) == isHere)
  }

  @Test(
    arguments: [
      (["http://127.0.0.1:8123"], true), (["http://localhost:8123"], true), ([], true), (["null"], false),
      (["http://evil.example"], false), (["https://127.0.0.1:8123"], false),
      (["http://127.0.0.1:9000"], false),
      (["http://127.0.0.1:8123", "http://evil.example"], false),
      (["http://127.0.0.1:8123.evil.example"], false),
      ([""], false),
    ] as [([String], Bool)]) func originIsOursOrNone(origins: [String], isOwn: Bool)
  {
    #expect(Self.gate.isOwnPage(request("/", origins.isEmpty ? [:] : ["origin": origins])) == isOwn)
  }

  /// Browsers leave out a scheme's default port, and scripts may write it.
  @Test(arguments: ["127.0.0.1", "127.0.0.1:80", "localhost", "[::1]", "[0:0::1]:80"])
  func theUsualPortMayBeLeftOut(host: String) {
    let ours = AccessGate(token: "a", secret: "b", port: 80, address: "127.0.0.1")
    let all = AccessGate(token: "a", secret: "b", port: 80, address: nil)
    for gate in [ours, all] {
      #expect(gate.isHere(request("/", ["host": [host]])))
      #expect(gate.isOwnPage(request("/", ["host": [host], "origin": ["http://" + host]])))
      #expect(!gate.isOwnPage(request("/", ["host": [host], "origin": ["https://" + host]])))
    }
    for other in ["localhost:443", "localhost:80:80", "evil.example", "evil.example:80"] {
      #expect(!ours.isHere(request("/", ["host": [other]])), "\(other)")
    }
  }

  /// A browser writes an address in its short form, however the user spelled it.
  @Test(arguments: ["fe80::1", "FE80:0::1", "fe80:0:0:0:0:0:0:1"])
  func anAddressIsKnownInEverySpelling(address: String) {
    let gate = AccessGate(token: "a", secret: "b", port: 8123, address: address)
    for (host, isHere) in [
      ("[fe80::1]:8123", true), ("[FE80::0:1]:8123", true), ("[fe80::2]:8123", false), ("[fe80::1]", false),
    ] {
      #expect(gate.isHere(request("/", ["host": [host]])) == isHere, "\(host)")
      #expect(gate.isOwnPage(request("/", ["origin": ["http://" + host]])) == isHere, "\(host)")
    }
  }

  @Test func allAddressesTakeFiguresAlone() {
    let gate = AccessGate(token: "a", secret: "b", port: 80, address: nil)
    for (host, isHere) in [
      ("10.0.0.7:80", true), ("[fe80::1]:80", true), ("10.0.0.7:81", false), ("10.0.0.256:80", false),
      ("10.0.0.7", true), ("[fe80::1]", true), ("[fe80::1]:81", false), ("photos.example", false),
      ("+10.0.0.7:80", false),
      ("photos.example:80", false), ("[x]:80", false),
    ] {
      #expect(gate.isHere(request("/", ["host": [host]])) == isHere, "\(host)")
      #expect(
        gate.isOwnPage(request("/", ["host": [host], "origin": ["http://" + host]])) == isHere, "\(host)")
    }
    #expect(!gate.isOwnPage(request("/", ["host": ["10.0.0.7:80"], "origin": ["http://10.0.0.8:80"]])))
  }

  @Test(arguments: ["https://photos.example", "https://photos.example:443"])
  func aProxysNameIsOurs(origin: String) {
    let gate = AccessGate(
      token: "a", secret: "b", port: 8123, address: "127.0.0.1", publicOrigin: origin)
    for host in ["photos.example", "photos.example:443"] {
      #expect(gate.isHere(request("/", ["host": [host]])), "\(host)")
      #expect(gate.isOwnPage(request("/", ["origin": ["https://" + host]])), "\(host)")
    }
    for host in ["photos.example:80", "photos.example:444", "evil.example:443"] {
      #expect(!gate.isHere(request("/", ["host": [host]])), "\(host)")
    }
    #expect(!gate.isOwnPage(request("/", ["origin": ["http://photos.example"]])))
    #expect(gate.cookie.hasSuffix("; Secure"))
  }

  @Test(
    arguments: [
      ("/aa11/", ""), ("/aa11/photos", "photos"), ("/aa11", nil), ("/aa12/", nil), ("/", nil),
      ("//aa11/", nil), ("/\u{301}aa11/", nil), ("/aa11/\u{301}x", "\u{301}x"),
      ("/aa11/../x", "../x"), ("", nil), ("/aa111/", nil), ("/AA11/", nil),
    ] as [(String, String?)]) func placesStandBehindTheToken(path: String, place: String?)
  {
    #expect(Self.gate.place(of: request(path)) == place)
    #expect(Self.gate.lacksSlash(request(path)) == (path == "/aa11"))
  }

  @Test(
    arguments: [
      ("metalens-8123=bb22", true), ("x=1; metalens-8123=bb22; y=2", true), ("metalens-8123=bb23", false),
      ("metalens-8124=bb22", false), ("xmetalens-8123=bb22", false), ("", false), ("metalens-8123=", false),
    ]) func cookieIsTheSecret(cookie: String, isThere: Bool)
  {
    #expect(Self.gate.hasCookie(request("/", ["cookie": [cookie]])) == isThere)
  }

  @Test func cookieIsForOnePathAndNoScript() {
    let cookie = Self.gate.cookie
    #expect(cookie == "metalens-8123=bb22; Path=/aa11/; HttpOnly; SameSite=Strict")
  }

  @Test(
    arguments: [
      ("Bearer aa11", true), ("bearer aa11", true), ("Bearer aa12", false), ("Basic aa11", false),
      ("aa11", false),
      ("Bearer ", false), ("Bearer   aa11", true), ("Bearer\taa11", false), ("Bearer  aa12", false),
      ("Bearer AA11", false),
    ]) func tokensAreBorne(value: String, isBorne: Bool)
  {
    #expect(Self.gate.bearsToken(request("/", ["authorization": [value]])) == isBorne)
  }

  @Test(arguments: [("cross-site", true), ("same-site", true), ("same-origin", false), ("none", false)])
  func sitesAreTold(site: String, isCross: Bool) {
    #expect(Self.gate.isCrossSite(request("/", ["sec-fetch-site": [site]])) == isCross)
    #expect(!Self.gate.isCrossSite(request()))
    // If the header comes twice, the request is still from another site.
    #expect(Self.gate.isCrossSite(request("/", ["sec-fetch-site": [site, site]])) == isCross)
  }

  @Test func aSecretIsKnownByItsForm() {
    #expect(AccessGate.isSecret(AccessGate.randomSecret()))
    let odd = String(repeating: "a", count: 63)
    for text in ["", odd, odd + "g", odd + "A", odd + "\"", odd + "é"] {
      #expect(!AccessGate.isSecret(text), "\(text)")
    }
  }

  @Test(arguments: [
    (21, "a", false), (22, "a", true), (64, "0", true), (128, "f", true), (129, "f", false), (0, "", false),
    (32, "g", false), (32, "A", true), (128, "F", true), (32, "G", false), (32, "@", false),
    (32, "/", false), (32, " ", false), (32, "é", false), (32, "\u{301}", false),
  ])
  func aTokenIsOfHexadecimalDigits(count: Int, character: String, isToken: Bool) {
    #expect(AccessGate.isToken(String(repeating: character, count: count)) == isToken)
  }

  @Test func secretsAreLongAndDiffer() {
    let secrets = Set((0..<100).map { _ in AccessGate.randomSecret() })
    #expect(secrets.count == 100 && secrets.allSatisfy { $0.utf8.count == 64 })
  }
}
