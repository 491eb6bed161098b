import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import MetaLensServing
import Testing

@testable import MetaLensCLI

extension ServeResponderTests {
  private static func form(_ parameter: String) -> String {
    "--b\r\nContent-Disposition: form-data; name=file; \(parameter)\r\n\r\nx\r\n--b--"
  }

  @Test(
    arguments: [
      (
        "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"c.jpg\"\r\n\r\nx\r\n--b--\r\n", nil,
        "c.jpg"
      ),
      (
        "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"c.jpg\"\r\n\r\nx\r\n--b--\r\n",
        "d.jpg", "d.jpg"
      ),
      ("--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nx\r\n--b--\r\n", nil, "photo"),
      ("--b\r\nContent-Disposition: form-data; name=\"other\"\r\n\r\nx\r\n--b--\r\n", nil, "invalidForm"),
      (
        "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nx\r\n--b\r\n\r\ny\r\n--b--\r\n", nil,
        "severalFiles"
      ),
      ("x", nil, "invalidForm"),
      (form("filename=c.jpg"), nil, "c.jpg"), (form("filename*=utf-8''%C3%BC"), nil, "ü"),
      (form("filename*=utf-8''%FF"), nil, "invalidName"), (form("filename*=utf-8''%"), nil, "invalidName"),
      (form("filename=\"a\u{0}b\""), nil, "invalidName"), (form("filename=\"a\u{0}b\""), "d.jpg", "d.jpg"),
      (form("filename=" + String(repeating: "a", count: 4097)), nil, "invalidName"),
    ] as [(String, String?, String)]) func aFormsFileIsRead(body: String, header: String?, name: String)
    throws
  {
    let fields = [
      "authorization": "Bearer t", "content-type": "multipart/form-data; boundary=b",
      "x-photo-name": header ?? "",
    ]
    let response = answer("POST", "/api/v1/analyze", fields, body: Array(body.utf8))
    let json = try ForeignJSON.parse(String(decoding: response.body, as: UTF8.self))
    #expect((json["file"]?["path"] ?? json["error"]?["code"])?.stringValue == name)
  }

  /// Who asks for what this address doesn't know, such as redaction, mustn't take the answer for what was asked.
  @Test(
    arguments: [
      ([:], nil, []), (["language": "de"], nil, []), (["language": "zh-Hans"], nil, []),
      (["redact": "1"], "unknownParameter", ["“redact”"]),
      (["redact": "", "depth": "metadata", "language": "de"], "unknownParameter", ["“depth”", "“redact”"]),
      (["lang": "de"], "unknownParameter", ["“lang”"]), (["Language": "de"], "unknownParameter", []),
      (["": ""], "unknownParameter", []), (["a\"\\\n": "x"], "unknownParameter", [#"“a"\\u{a}”"#]),
      (["language": "xx"], "unknownLanguage", ["“xx”", "zh-Hans"]), (["language": ""], "unknownLanguage", []),
      (["language": "DE"], "unknownLanguage", ["“DE”"]),
      (["language": "de\0"], "unknownLanguage", []), (["language\0": "de"], "unknownParameter", []),
    ] as [([String: String], String?, [String])])
  func queriesAskOnlyForWhatIsKnown(query: [String: String], code: String?, words: [String]) throws {
    let fields = ["authorization": "Bearer t"]
    let response = answer("POST", "/api/v1/analyze", fields, query: query, body: [1])
    #expect(response.status == (code == nil ? .ok : .badRequest))
    let json = try ForeignJSON.parse(String(decoding: response.body, as: UTF8.self))
    #expect(json["error"]?["code"]?.stringValue == code)
    for word in words { #expect(json["error"]?["message"]?.stringValue?.contains(word) == true, "\(word)") }
    // Who may not ask isn't told.
    #expect(answer("POST", "/api/v1/analyze", query: query, body: [1]).status == .forbidden)
  }

  /// Which of two languages would count is a guess.
  @Test(
    arguments: [
      (["de"], nil), (["xx", "de"], "repeatedParameter"), (["de", "xx"], "repeatedParameter"),
      (["de", "de"], "repeatedParameter"),
    ] as [([String], String?)])
  func aLanguageIsAskedForOnce(languages: [String], code: String?) throws {
    var request = HTTPRequest(method: "POST", path: "/api/v1/analyze")
    request.fields = ["host": ["127.0.0.1:80"], "authorization": ["Bearer t"]]
    for language in languages { request.append(language, toQuery: "language") }
    let response = Self.responder.respond(to: request, body: [1])
    #expect(response.status == (code == nil ? .ok : .badRequest))
    let json = try ForeignJSON.parse(String(decoding: response.body, as: UTF8.self))
    #expect(json["error"]?["code"]?.stringValue == code)
  }

  @Test func programsGetWhatAnalyzeWrites() throws {
    let fields = ["authorization": "Bearer t", "x-photo-name": "a.jpg", "accept-language": "de"]
    let response = answer("POST", "/api/v1/analyze", fields, body: [1])
    let file = AnalyzedFile(of: SystemPath("a.jpg"), outcome: .success(.sample()), redacting: false)
    #expect(response.body == JSONReport.written(file, in: .german, pretty: true) + Array("\n".utf8))
    let failed = try ForeignJSON.parse(
      String(decoding: answer("POST", "/api/v1/analyze", fields).body, as: UTF8.self))
    #expect(failed["error"]?["code"]?.stringValue == "emptyFile")
  }
}
