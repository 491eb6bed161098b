import Testing

@testable import MetaLensServing

struct HTTPRequestTests {
  @Test func aFieldThatCameTwiceIsNone() {
    var request = HTTPRequest(method: "GET", path: "/")
    request.fields = ["host": ["a"], "origin": ["a", "b"], "content-length": ["12"]]
    #expect(request.field("host") == "a" && request.field("origin") == nil && request.field("x") == nil)
    #expect(request.bodyCount == 12)
    request.fields["content-length"] = ["x"]
    #expect(request.bodyCount == nil)
  }

  @Test(
    arguments: [
      ([], true), (["identity"], true), (["Identity, identity"], true), ([""], true), (["gzip"], false),
      (["identity", "br"], false), (["identity,gzip"], false), (["identity gzip"], false),
    ] as [([String], Bool)]) func codingsOfTheBodyAreSeen(values: [String], isPlain: Bool)
  {
    var request = HTTPRequest(method: "POST", path: "/")
    if !values.isEmpty { request.fields["content-encoding"] = values }
    #expect(request.hasPlainBody == isPlain)
  }

  /// A client may send the whole address, as it would to a proxy; only this server's is taken.
  @Test(
    arguments: [
      ("http://127.0.0.1:80/t/x", "127.0.0.1:80", "/t/x"), ("HTTP://LocalHost:81/t/", "localhost:81", "/t/"),
      ("http://a:81", "a:81", "/"), ("http://a/x", "a:80", "/x"), ("https://a:443/ä", "a", "/ä"),
      ("http://[::1]:81/", "[0::1]:81", "/"), ("http://b/x", "a", "http://b/x"),
      ("http://a:81/x", "a", "http://a:81/x"), ("http://u@a/x", "a", "http://u@a/x"),
      ("ftp://a/x", "a", "ftp://a/x"), ("/http://a/x", "a", "/http://a/x"), ("/x", "a", "/x"),
      ("http://a/x", nil, "http://a/x"),
    ] as [(String, String?, String)])
  func aWholeAddressIsTaken(target: String, host: String?, path: String) {
    var request = HTTPRequest(method: "GET", path: target)
    if let host { request.fields["host"] = [host] }
    request.takeOriginForm()
    #expect(request.path == path)
  }

  @Test func aParameterThatCameTwiceIsRemembered() {
    var request = HTTPRequest(method: "POST", path: "/")
    for (name, value) in [("a", "1"), ("b", ""), ("a", "1"), ("b\0", "2"), ("c", "3\0")] {
      request.append(value, toQuery: name)
    }
    #expect(request.query == ["a": "1", "b": "", "b\0": "2", "c": "3\0"])
    #expect(request.repeatedParameters == ["a"])
  }

  /// One value that isn't UTF-8 marks its field, whatever replaced it.
  @Test(arguments: [(["a", "\u{FFFD}"], false), ([nil], true), (["a", nil], true), ([nil, "a"], true)])
  func bytesThatAreNotUTF8AreRemembered(values: [String?], isRepaired: Bool) {
    var request = HTTPRequest(method: "GET", path: "/")
    for value in values { request.append(value, to: "x-photo-name", repairedTo: "\u{FFFD}") }
    #expect(request.fields["x-photo-name"] == values.map { $0 ?? "\u{FFFD}" })
    #expect(request.repaired.contains("x-photo-name") == isRepaired && !request.repaired.contains("host"))
  }

  @Test(
    arguments: [
      ("Host", "a", false), ("x-photo_name.1", "ä\tb", false), ("A!#$%&'*+-.^_`|~9", "", false),
      ("Host ", "a", true), ("Host\t", "a", true), (" Host", "a", true), ("", "a", true), ("Hö", "a", true),
      // A letter that is an ASCII one in small.
      ("Coo\u{212A}ie", "a", true), ("X-A:", "a", true), ("X(", "a", true), ("X", "a\rb", true),
      ("X", "a\u{0}", true), ("X", "\u{7F}", true), ("Content-Length", "5", false),
      ("Content-Length5", "", true), ("Transfer-Encodingx", "chunked", true),
      ("X-Content-Length", "5", false),
    ])
  func fieldsThatHTTPDoesNotHaveAreSeen(name: String, value: String, isMalformed: Bool) {
    var request = HTTPRequest(method: "POST", path: "/")
    request.append("b", to: "X-B")
    #expect(!request.isMalformed)
    request.append(value, to: name)
    request.append("c", to: "X-C")
    #expect(request.isMalformed == isMalformed && request.fields[name.lowercased()] == [value])
  }

  @Test(
    arguments: [
      (["a=1"], ["1"]), (["a=1; a=2"], ["1", "2"]), (["b=1;a=2"], ["2"]), (["a=1", "a=3"], ["1", "3"]),
      (["aa=1"], []), (["a"], []), (["a=b=c"], ["b=c"]), ([], []),
      (["a=\u{301}1"], ["\u{301}1"]),
    ] as [([String], [String])]) func cookiesAreFound(fields: [String], values: [String])
  {
    var request = HTTPRequest(method: "GET", path: "/")
    request.fields["cookie"] = fields
    #expect(request.cookies(named: "a") == values)
  }

  @Test(
    arguments: [
      ([], [], true), (["5"], [], true), ([], ["chunked"], true), ([], ["Chunked"], true),
      (["5", "10"], [], false),
      (["5", "5"], [], false), (["5"], ["chunked"], false), ([], ["gzip"], false),
      ([], ["gzip, chunked"], false),
      ([], ["chunked", "chunked"], false), (["+5"], [], false), ([""], [], false), (["5, 5"], [], false),
    ] as [([String], [String], Bool)])
  func aBodyHasOneEnd(lengths: [String], codings: [String], hasOneEnd: Bool) {
    var request = HTTPRequest(method: "POST", path: "/")
    if !lengths.isEmpty { request.fields["content-length"] = lengths }
    if !codings.isEmpty { request.fields["transfer-encoding"] = codings }
    #expect(request.hasOneEnd == hasOneEnd)
  }
}
