import Testing

@testable import MetaLensServing

struct WebOriginTests {
  @Test(
    arguments: [
      ("http://a", "http", "a"), ("HTTP://A.example:80", "http", "a.example"),
      ("https://a:443", "https", "a"), ("https://a:80", "https", "a:80"), ("http://a:443", "http", "a:443"),
      ("http://a:8080", "http", "a:8080"), ("http://a:80:80", "http", "a:80"),
      ("http://[::0:1]:80", "http", "[::1]"), ("http://[FE80::]:81", "http", "[fe80::]:81"),
      ("http://[x]", "http", "[x]"), ("ftp://a:80", "ftp", "a:80"), ("http://", "http", ""),
    ]) func originsHaveOneSpelling(text: String, scheme: String, host: String)
  {
    #expect(WebOrigin(text)?.scheme == scheme && WebOrigin(text)?.host == host)
  }

  @Test(arguments: ["", "null", "a", "http:/a"]) func otherTextsAreNone(text: String) {
    #expect(WebOrigin(text) == nil)
  }
}
