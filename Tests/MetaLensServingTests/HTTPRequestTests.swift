import Testing

@testable import MetaLensServing

@Suite struct HTTPRequestTests {
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
      (["a=1"], ["1"]), (["a=1; a=2"], ["1", "2"]), (["b=1;a=2"], ["2"]), (["a=1", "a=3"], ["1", "3"]),
      (["aa=1"], []), (["a"], []), (["a=b=c"], ["b=c"]), ([], []),
      (["a=\u{301}1"], ["\u{301}1"]),
    ] as [([String], [String])]) func cookiesAreFound(fields: [String], values: [String])
  {
    var request = HTTPRequest(method: "GET", path: "/")
    request.fields["cookie"] = fields
    #expect(request.cookies(named: "a") == values)
  }
}
