import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import MetaLensServing
import Testing

@testable import MetaLensCLI

struct ServeResponderTests {
  static let responder = made()

  private static func made() -> ServeResponder {
    var desk = UploadAnalyzer(
      slots: WorkSlots(working: 1, waiting: 1), redact: false,
      read: { bytes, _ throws(MetaLensError) in
        guard !bytes.isEmpty else { throw MetaLensError(.notAPhoto) }
        var dossier = PhotoDossier(report: .sample())
        dossier.small = .absent
        return dossier
      },
      report: { bytes, _ throws(MetaLensError) in
        guard !bytes.isEmpty else { throw MetaLensError(.emptyFile) }
        return .sample()
      })
    desk.compare = { first, second throws(MetaLensError) in
      guard !first.isEmpty, !second.isEmpty else { throw MetaLensError(.truncated) }
      let kind = ComparedPhotos.Kind(
        shown: [.init(name: "size", first: "\(first.count)", second: "\(second.count)")], count: 1)
      let file = ComparedPhotos.File(byteCount: 1, format: "JPEG", sha256: nil)
      return (
        ComparedPhotos(
          areSameBytes: false, isSamePicture: true,
          firstDifference: PhotoComparison.FirstDifference(offset: 7, first: nil, second: nil),
          kinds: ComparedPhotos.headings.map { _ in kind }, files: [file, file]),
        PicturePair(
          first: .init(picture: nil, md5: nil), second: .init(picture: nil, md5: nil), pixels: .missing)
      )
    }
    return ServeResponder(
      gate: AccessGate(token: "t", secret: "s", port: 80, address: "127.0.0.1"), desk: desk,
      results: ServedResults(maximum: 1 << 24),
      pages: ServedPages(
        usual: .english, isFixed: false, reading: ReadingChoice(), model: "fitted/1", limits: ReadLimits()),
      maximumBytes: 100)
  }

  func answer(
    _ method: String, _ path: String, _ fields: [String: String] = [:], query: [String: String] = [:],
    body: [UInt8] = [], by responder: ServeResponder = ServeResponderTests.responder
  ) -> HTTPResponse {
    var request = HTTPRequest(method: method, path: path)
    request.fields = ["host": ["127.0.0.1:80"], "cookie": ["metalens-80=s"]]
    for (name, value) in fields { request.fields[name] = value.isEmpty ? nil : [value] }
    request.query = query
    if case .refuse(let response) = responder.admit(request) { return response }
    defer { responder.finished(request) }
    return responder.respond(to: request, body: body)
  }

  private func open() throws -> String { try words(of: answer("GET", "/t/")).page }

  /// Returns what a page's script is given: the page's name, and the number of its load.
  private func words(of response: HTTPResponse) throws -> (page: String, load: Int) {
    let page = String(decoding: response.body, as: UTF8.self)
    let block = try #require(
      page.split(separator: "id=\"drop-words\">").last?.split(separator: "</script>").first)
    let words = try ForeignJSON.parse(String(block))
    return (try #require(words["page"]?.stringValue), try #require(words["load"]?.integerValue))
  }

  /// A browser first asks for a page anew, then reports that the old one was left, and then that the new one is shown.
  @Test func aReloadKeepsWhatIsShown() throws {
    let responder = Self.made()
    let first = try words(of: answer("GET", "/t/", by: responder))
    func say(_ word: String, _ load: Int) {
      let query = ["page": first.page, "load": String(load)]
      #expect(answer("POST", "/t/" + word, query: query, by: responder).status == .noContent)
    }
    say("enter", first.load)
    let again = try words(of: answer("GET", "/t/", query: ["page": first.page], by: responder))
    #expect(again.page == first.page && again.load != first.load)
    say("leave", first.load)
    say("enter", again.load)
    responder.results.forget(at: responder.age + .seconds(3600))
    #expect(responder.results.photos(on: first.page) != nil)
    say("leave", again.load)
    responder.results.forget(at: responder.age + ServedResults.grace)
    #expect(responder.results.photos(on: first.page) == nil)
  }

  /// A request that takes long isn't idle time; a refused request doesn't count as use.
  @Test func whoIsServedIsntIdle() {
    let responder = Self.made()
    var request = HTTPRequest(method: "POST", path: "/api/v1/analyze")
    request.fields = ["host": ["127.0.0.1:80"], "authorization": ["Bearer x"]]
    _ = responder.admit(request)
    #expect(responder.idleTime > .zero)
    request.fields["authorization"] = ["Bearer t"]
    _ = responder.admit(request)
    _ = responder.admit(request)
    responder.finished(request)
    #expect(responder.idleTime == .zero)
    responder.finished(request)
    #expect(responder.idleTime > .zero)
    request.fields["content-length"] = ["101"]
    _ = responder.admit(request)
    #expect(responder.idleTime > .zero)
  }

  @Test(
    arguments: [
      ("GET", "/t/", [:], .ok), ("GET", "/t/", ["cookie": ""], .ok), ("GET", "/", [:], .forbidden),
      ("GET", "/u/", [:], .forbidden), ("GET", "/t/x", [:], .notFound),
      ("GET", "/t", ["cookie": ""], .permanentRedirect), ("HEAD", "/t", [:], .permanentRedirect),
      ("GET", "/u", [:], .forbidden), ("POST", "/t", [:], .methodNotAllowed),
      ("GET", "/t", ["host": "evil.example"], .misdirected),
      ("POST", "/t/", [:], .methodNotAllowed),
      ("GET", "/t/", ["host": "evil.example"], .misdirected), ("GET", "/t/", ["host": ""], .misdirected),
      ("GET", "/t/", ["origin": "http://evil.example"], .forbidden),
      ("GET", "/t/", ["sec-fetch-site": "cross-site"], .ok), ("GET", "/t/drop.js", [:], .ok),
      ("GET", "/t/drop.js", ["cookie": ""], .forbidden),
      ("GET", "/t/drop.js", ["cookie": "metalens-80=x"], .forbidden),
      ("GET", "/t/drop.js", ["sec-fetch-site": "same-site"], .forbidden),
      ("GET", "/t/enter", [:], .methodNotAllowed), ("POST", "/t/enter", [:], .noContent),
      ("POST", "/t/enter", ["cookie": ""], .forbidden), ("POST", "/t/leave", ["cookie": ""], .forbidden),
      ("POST", "/t/photos", ["content-length": "101"], .contentTooLarge),
      ("POST", "/api/v1/analyze", [:], .forbidden),
      ("POST", "/api/v1/analyze", ["authorization": "Bearer s"], .forbidden),
      ("POST", "/api/v1/analyze", ["authorization": "Bearer t"], .unprocessable),
      ("POST", "/api/v1/analyze", ["authorization": "Bearer t", "cookie": ""], .unprocessable),
      ("POST", "/api/v1/analyze", ["authorization": "Bearer t", "sec-fetch-site": "cross-site"], .forbidden),
      ("POST", "/api/v1/analyze", ["authorization": "Bearer t", "x-photo-name": "%"], .badRequest),
      ("GET", "/api/v1/analyze", ["authorization": "Bearer t"], .methodNotAllowed),
      // A client with the right token is told that only the address is wrong.
      ("POST", "/api/v1/analyze/", ["authorization": "Bearer t"], .notFound),
      ("GET", "/api/v1/health", ["authorization": "Bearer t"], .notFound),
      ("GET", "/api/", ["authorization": "Bearer t", "cookie": ""], .notFound),
      ("GET", "/api/v1/health", [:], .forbidden),
      ("GET", "/api/v1/health", ["authorization": "Bearer s"], .forbidden),
      ("GET", "/api/v1/health", ["authorization": "Bearer t", "sec-fetch-site": "same-site"], .forbidden),
      ("GET", "/open/x", [:], .forbidden),
      (
        "POST", "/api/v1/analyze", ["authorization": "Bearer t", "content-encoding": "gzip"],
        .unsupportedMediaType
      ),
      (
        "POST", "/api/v1/analyze", ["authorization": "Bearer t", "content-encoding": "identity"],
        .unprocessable
      ),
      ("POST", "/api/v1/analyze", ["authorization": "Bearer  t"], .unprocessable),
      ("GET", "/healthz", [:], .ok), ("GET", "/healthz", ["cookie": ""], .ok),
      ("GET", "/healthz", ["host": "evil.example"], .misdirected),
      ("GET", "/healthz", ["host": ""], .misdirected),
      ("GET", "/healthz", ["origin": "http://evil.example"], .forbidden),
      ("GET", "/healthz", ["sec-fetch-site": "cross-site"], .forbidden),
      ("POST", "/healthz", [:], .methodNotAllowed), ("GET", "/healthz/", ["cookie": ""], .forbidden),
      ("GET", "/healthz/x", [:], .forbidden), ("GET", "/healthzx", [:], .forbidden),
      ("HEAD", "/healthz", [:], .ok), ("HEAD", "/healthz", ["host": "evil.example"], .misdirected),
      ("head", "/healthz", [:], .methodNotAllowed), ("OPTIONS", "/healthz", [:], .methodNotAllowed),
      ("HEAD", "/t/", [:], .ok), ("HEAD", "/t/drop.js", [:], .ok), ("HEAD", "/u/", [:], .forbidden),
      ("HEAD", "/t/drop.js", ["cookie": ""], .forbidden), ("HEAD", "/t/photos", [:], .methodNotAllowed),
      ("HEAD", "/api/v1/analyze", ["authorization": "Bearer t"], .methodNotAllowed),
    ] as [(String, String, [String: String], HTTPResponse.Status)])
  func whoMayAskIsAnswered(
    method: String, path: String, fields: [String: String], status: HTTPResponse.Status
  ) {
    #expect(answer(method, path, fields).status == status)
  }

  /// A monitor learns that the server answers, and isn't somebody who uses it.
  @Test func healthIsOneWordAndNoUse() {
    let responder = Self.made()
    var request = HTTPRequest(method: "GET", path: "/healthz")
    request.fields = ["host": ["127.0.0.1:80"]]
    guard case .refuse(let response) = responder.admit(request) else {
      Issue.record("it was taken for a use")
      return
    }
    #expect(response.status == .ok && response["Content-Type"] == "text/plain; charset=utf-8")
    #expect(response.body == Array("ok\n".utf8))
    #expect(responder.idleTime > .zero)
  }

  /// Checks that a client with the right secret is told what else is wrong, and one without it only that.
  @Test(
    arguments: [
      ("POST", "/api/", ["authorization": "Bearer t", "sec-fetch-site": "cross-site"], "wrongOrigin"),
      ("POST", "/api/", ["authorization": "Bearer s", "sec-fetch-site": "cross-site"], "noToken"),
      ("POST", "/api/", [:], "noToken"),
      ("GET", "/t/drop.js", ["sec-fetch-site": "same-site"], "wrongOrigin"),
      ("GET", "/t/drop.js", ["sec-fetch-site": "same-site", "cookie": ""], "noCookie"),
    ] as [(String, String, [String: String], String)])
  func refusalsSayWhatIsWrong(method: String, path: String, fields: [String: String], code: String) {
    let response = answer(method, path, fields)
    #expect(response.status == .forbidden)
    #expect(String(decoding: response.body, as: UTF8.self).contains("\"\(code)\""))
  }

  /// With a token out of a file the printed address hasn't any, so that it is no help to who forgot it.
  @Test(arguments: [("/", "/TOKEN/"), ("/t/drop.js", "/TOKEN/"), ("/api/v1/analyze", "the server's token")])
  func refusalsDontNameThePrintedAddress(path: String, words: String) {
    let body = String(decoding: answer("GET", path, ["cookie": ""]).body, as: UTF8.self)
    #expect(body.contains(words) && !body.contains("printed"))
  }

  /// The language goes along, and nothing else that a client wrote.
  @Test(
    arguments: [
      ([:], "/t/"), (["language": "de"], "/t/?language=de"),
      (["language": "zh-Hans", "page": "x"], "/t/?language=zh-Hans"), (["language": "xx"], "/t/"),
      (["language": "de\r\nA: b"], "/t/"),
    ] as [([String: String], String)])
  func theSlashBehindTheTokenIsAdded(query: [String: String], location: String) {
    #expect(answer("GET", "/t", query: query)["Location"] == location)
  }

  /// RFC 9110, 15.5.6: whoever used another method is told which ones are there.
  @Test(arguments: [
    ("POST", "/t/", "GET, HEAD"), ("GET", "/t/photos", "POST"), ("PUT", "/api/v1/analyze", "POST"),
    ("OPTIONS", "/healthz", "GET, HEAD"),
  ])
  func theMethodIsTold(method: String, path: String, allowed: String) {
    let response = answer(method, path, ["authorization": "Bearer t"])
    #expect(response.status == .methodNotAllowed && response["Allow"] == allowed)
  }

  @Test func aTicketOpensThePageOnce() {
    let path = "/open/" + Self.responder.ticket()
    let response = answer("GET", path, ["cookie": ""])
    #expect(response.status == .seeOther && response["Location"] == "/t/")
    #expect(answer("GET", path).status == .forbidden)
  }

  @Test func aPhotoHasARowAPageAndAPlaceInAllFiles() throws {
    let page = try open()
    let query = ["page": page, "language": "de"]
    let response = answer("POST", "/t/photos", ["x-photo-name": "d%20e/a.jpg"], query: query, body: [1])
    let row = String(decoding: response.body, as: UTF8.self)
    #expect(response.status == .ok && row.contains("a.jpg") && row.contains("d e"))
    let id = try #require(row.split(separator: "data-id=\"").last?.split(separator: "\"").first)
    let exhibit = answer("GET", "/t/exhibit", query: ["page": page, "photo": String(id), "language": "ko"])
    #expect(exhibit.status == .ok && String(decoding: exhibit.body, as: UTF8.self).contains("lang=\"ko\""))
    #expect(exhibit["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
    #expect(answer("GET", "/t/exhibit", query: ["page": page, "photo": "x"]).status == .notFound)
    #expect(answer("GET", "/t/exhibit", query: ["page": "x", "photo": String(id)]).status == .notFound)
    for (name, count) in [("json", 1), ("csv", 1), ("html", 1)] {
      let all = answer("GET", "/t/reports.\(name)", query: query)
      let text = String(decoding: all.body, as: UTF8.self)
      #expect(all.status == .ok && text.split(separator: "d e/a.jpg").count > count, "\(name)")
    }
    // The page comes back with its results in another language.
    let again = String(
      decoding: answer("GET", "/t/", query: ["page": page, "language": "fr"]).body, as: UTF8.self)
    #expect(again.contains("lang=\"fr\"") && again.contains("data-id=\"\(id)\""))
    // Without the cookie, a page's name opens an empty page.
    let other = String(
      decoding: answer("GET", "/t/", ["cookie": ""], query: ["page": page]).body, as: UTF8.self)
    #expect(!other.contains(page) && !other.contains(id))
    #expect(answer("POST", "/t/leave", query: query).status == .noContent)
  }

  /// U+FFFD may be part of a name; a name in which it replaced other bytes is refused.
  @Test(arguments: ["/t/photos", "/api/v1/analyze"], [true, false])
  func aNameOfOtherBytesIsRefused(path: String, isRepaired: Bool) throws {
    var request = HTTPRequest(method: "POST", path: path)
    request.fields = [
      "host": ["127.0.0.1:80"], "cookie": ["metalens-80=s"], "authorization": ["Bearer t"],
    ]
    request.append(isRepaired ? nil : "\u{FFFD}.jpg", to: "x-photo-name", repairedTo: "\u{FFFD}.jpg")
    if path.hasPrefix("/t/") { request.query = ["page": try open()] }
    let response = Self.responder.respond(to: request, body: [1])
    #expect(response.status == (isRepaired ? .badRequest : .ok))
  }

  @Test(arguments: [("a.txt", "1", HTTPResponse.Status.noContent), ("a.jpg", "1", .ok), ("a.txt", "", .ok)])
  func aFoldersOtherFilesArePassedOver(name: String, folder: String, status: HTTPResponse.Status) throws {
    let query = ["page": try open(), "folder": folder]
    #expect(answer("POST", "/t/photos", ["x-photo-name": name], query: query).status == status)
  }

  /// Another name would become part of the markup of everyone who opens the page.
  @Test(arguments: ["", "x", "\"><h1>x</h1>"])
  func aPageHasTheNameThatItWasGiven(name: String) {
    let response = answer("POST", "/t/photos", ["x-photo-name": "a.jpg"], query: ["page": name], body: [1])
    #expect(response.status == .notFound)
    #expect(answer("GET", "/t/reports.json", query: ["page": name]).status == .notFound)
  }

  private func dropped(_ names: [String], on page: String) throws -> [String] {
    try names.map { name in
      let row = answer("POST", "/t/photos", ["x-photo-name": name], query: ["page": page], body: [1])
      return String(
        try #require(
          String(decoding: row.body, as: UTF8.self).split(separator: "data-id=\"").last?.split(
            separator: "\""
          ).first))
    }
  }

  @Test func twoPhotosAreCompared() throws {
    let page = try open()
    let ids = try dropped(["a.jpg", "b.jpg"], on: page)
    var query = ["page": page, "language": "de", "first": ids[0], "second": ids[1], "count": "1"]
    let response = answer("POST", "/t/compare", query: query, body: [1, 2, 3])
    let line = String(decoding: response.body, as: UTF8.self)
    for words in ["a.jpg", "b.jpg", MessageKey.compareOtherBytes.text(in: .german), "Byte 7"] {
      #expect(line.contains(words), "\(words)")
    }
    let id = try #require(line.split(separator: "comparison=").last?.split(separator: "\"").first)
    _ = answer("POST", "/t/details", query: ["page": page], body: Array(#"{"case":"A 1/26"}"#.utf8))
    let found = answer(
      "GET", "/t/comparison", query: ["page": page, "comparison": String(id), "language": "ko"])
    let text = String(decoding: found.body, as: UTF8.self)
    #expect(found.status == .ok && found["Content-Security-Policy"]?.contains("frame-ancestors") == true)
    for words in ["lang=\"ko\"", "A 1/26", "metalens compare --format json -- a.jpg b.jpg", ">1<", ">2<"] {
      #expect(text.contains(words), "\(words)")
    }
    // A returning page shows the comparison in its language.
    let again = String(
      decoding: answer("GET", "/t/", query: ["page": page, "language": "fr"]).body, as: UTF8.self)
    #expect(again.contains(id) && again.contains(MessageKey.compareOtherBytes.text(in: .french)))
    #expect(
      answer("GET", "/t/comparison", query: ["page": "x", "comparison": String(id)]).status == .notFound)
    for (name, value, status) in [
      ("count", "4", .badRequest), ("count", "-1", .badRequest), ("count", "x", .badRequest),
      ("count", "3", .unprocessable), ("second", ids[0], .notFound), ("second", "x", .notFound),
      ("page", "x", .notFound),
    ] as [(String, String, HTTPResponse.Status)] {
      query = ["page": page, "first": ids[0], "second": ids[1], "count": "1"]
      query[name] = value
      #expect(
        answer("POST", "/t/compare", query: query, body: [1, 2, 3]).status == status, "\(name) \(value)")
    }
    query["count"] = "101"
    #expect(
      answer("POST", "/t/compare", query: query, body: Array(repeating: 1, count: 150)).status == .notFound)
    query = ["page": page, "first": ids[0], "second": ids[1], "count": "101"]
    #expect(
      answer("POST", "/t/compare", query: query, body: Array(repeating: 1, count: 150)).status == .badRequest)
  }

  @Test(
    arguments: [
      (#"{"case":"A <1>","notes":"x"}"#, .noContent), ("{", .badRequest),
      ("{\"case\":\"" + String(repeating: "a", count: 201) + "\"}", .unprocessable),
    ] as [(String, HTTPResponse.Status)]) func detailsStandOnEveryPage(
      body: String, status: HTTPResponse.Status
    ) throws
  {
    let page = try open()
    let id = try dropped(["a.jpg"], on: page)[0]
    #expect(answer("POST", "/t/details", query: ["page": page], body: Array(body.utf8)).status == status)
    // A name that the server didn't make opens no page.
    if status == .noContent {
      let made = answer("POST", "/t/details", query: ["page": "made-up"], body: Array(body.utf8))
      #expect(made.status == .notFound)
    }
    for (path, query) in [("/t/exhibit", ["photo": id]), ("/t/reports.html", [:]), ("/t/", [:])] {
      let shown = answer("GET", path, query: query.merging(["page": page]) { $1 })
      #expect(
        String(decoding: shown.body, as: UTF8.self).contains("A &lt;1&gt;") == (status == .noContent),
        "\(path)")
    }
  }
}
