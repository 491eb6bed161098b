import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensServing
import Synchronization

/// Answers the requests of browsers and programs: checks first whether the client may send them, then what they ask
/// for.
final class ServeResponder: HTTPResponder {
  let gate: AccessGate
  let desk: UploadAnalyzer
  let results: ServedResults
  let pages: ServedPages
  /// The maximum size of a photo, in bytes.
  let maximumBytes: Int
  private let began = ContinuousClock.now
  private let use = Mutex(Use())
  private let tickets = Mutex<Set<String>>([])

  init(gate: AccessGate, desk: UploadAnalyzer, results: ServedResults, pages: ServedPages, maximumBytes: Int)
  {
    self.gate = gate
    self.desk = desk
    self.results = results
    self.pages = pages
    self.maximumBytes = maximumBytes
  }

  var age: Duration { ContinuousClock.now - began }

  /// The use by permitted clients: the time of the last request, and the number of requests in progress.
  private struct Use {
    var last = Duration.zero
    var underWay = 0
  }

  /// The time since the last permitted request; zero while one is in progress, however long it takes.
  var idleTime: Duration { use.withLock { $0.underWay > 0 ? .zero : age - $0.last } }

  /// Returns a ticket that opens the page once.
  func ticket() -> String {
    let ticket = AccessGate.randomSecret()
    tickets.withLock { _ = $0.insert(ticket) }
    return ticket
  }

  /// The target of a request.
  private enum Route: Sendable, Equatable {
    case page, pageWithoutSlash, style, script([UInt8]), photos, exhibit, enter, leave, compare, comparison,
      details
    case ticket(String)
    case reports(OutputFormat)
    case analyze, health

    /// The methods that it takes.
    ///
    /// Who may ask for something may ask for its header alone (RFC 9110, 9.1), which libmicrohttpd then sends
    /// without the body.
    var methods: [String] {
      switch self {
      case .photos, .enter, .leave, .analyze, .compare, .details: ["POST"]
      default: ["GET", "HEAD"]
      }
    }
  }

  private static let routes: [String: Route] = [
    "": .page, "style.css": .style, "list.js": .script(Array(BatchPageScript.text.utf8)),
    "drop.js": .script(PackageResources.drop_js), "compare.js": .script(PackageResources.compare_js),
    "details.js": .script(PackageResources.details_js), "photos": .photos, "exhibit": .exhibit,
    "compare": .compare, "comparison": .comparison, "details": .details,
    "enter": .enter, "leave": .leave, "reports.json": .reports(.json), "reports.csv": .reports(.csv),
    "reports.html": .reports(.html),
  ]

  func admit(_ request: HTTPRequest) -> HTTPAdmission {
    switch route(of: request) {
    case .failure(let refusal): return .refuse(refusal.response)
    // Answered at once, and no use of the server: a monitor that asks would keep it from ever being idle.
    case .success(.health): return .refuse(Self.healthy)
    case .success(let route):
      let admission = admission(of: request, to: route)
      let now = age
      use.withLock {
        $0.last = now
        if case .take = admission { $0.underWay += 1 }
      }
      return admission
    }
  }

  func finished(_ request: HTTPRequest) {
    let now = age
    use.withLock {
      $0.last = now
      $0.underWay -= 1
    }
  }

  private func admission(of request: HTTPRequest, to route: Route) -> HTTPAdmission {
    let maximum: Int
    switch route {
    case .photos: maximum = maximumBytes
    case .analyze:
      maximum = maximumBytes + (MultipartForm.boundary(in: request) == nil ? 0 : MultipartForm.maximumFrame)
    case .compare: maximum = 2 * maximumBytes
    case .details: return .take(maximum: ExhibitForm.maximumBytes)
    default: return .take(maximum: 1 << 12)
    }
    if let count = request.bodyCount, count > maximum {
      return .refuse(HTTPRefusal.tooLarge(maximum: maximum))
    }
    return desk.isBusy ? .refuse(HTTPRefusal.busy) : .take(maximum: maximum)
  }

  func respond(to request: HTTPRequest, body: [UInt8]) -> HTTPResponse {
    switch route(of: request) {
    case .failure(let refusal): refusal.response
    case .success(let route): answer(route, request, body)
    }
  }

  /// The one address that needs no token: it says that the server answers, to monitors, and nothing else.
  private static let healthPath = "/healthz"
  private static let healthy = HTTPResponse(.ok, type: "text/plain; charset=utf-8", Array("ok\n".utf8))

  /// Why a request is refused.
  private struct Refusal: Error {
    var response: HTTPResponse
  }

  private func route(of request: HTTPRequest) -> Result<Route, Refusal> {
    func refuse(_ status: HTTPResponse.Status, _ code: String, _ words: String) -> Result<Route, Refusal> {
      .failure(Refusal(response: HTTPRefusal.error(status, code, words)))
    }
    guard gate.isHere(request) else {
      return refuse(.misdirected, "wrongHost", "This server isn't known under the name in Host.")
    }
    func refuseOtherSite() -> Result<Route, Refusal> {
      refuse(.forbidden, "wrongOrigin", "A page of another site may not ask.")
    }
    guard gate.isOwnPage(request) else { return refuseOtherSite() }
    let route: Route
    if request.path == Self.healthPath {
      guard !gate.isCrossSite(request) else { return refuseOtherSite() }
      route = .health
    } else if request.path.hasPrefix("/api/") {
      guard gate.bearsToken(request) else {
        return refuse(
          .forbidden, "noToken", "Send Authorization: Bearer and the server's token.")
      }
      guard !gate.isCrossSite(request) else { return refuseOtherSite() }
      guard request.path == "/api/v1/analyze" else {
        return refuse(.notFound, "notFound", "Nothing is at this address. Photos go to /api/v1/analyze.")
      }
      route = .analyze
    } else if let ticket = AccessGate.ticket(in: request) {
      guard tickets.withLock({ $0.contains(ticket) }) else {
        return .failure(Refusal(response: HTTPRefusal.closed("noToken")))
      }
      route = .ticket(ticket)
    } else if gate.lacksSlash(request) {
      route = .pageWithoutSlash
    } else {
      guard let place = gate.place(of: request) else {
        return .failure(Refusal(response: HTTPRefusal.closed("noToken")))
      }
      guard let found = Self.routes[place] else {
        return refuse(.notFound, "notFound", "There is no such page.")
      }
      // A link on another site may lead to the page itself, which then opens anew and in no frame.
      if found != .page {
        guard gate.hasCookie(request) else {
          return .failure(Refusal(response: HTTPRefusal.closed("noCookie")))
        }
        guard !gate.isCrossSite(request) else { return refuseOtherSite() }
      }
      route = found
    }
    guard route.methods.contains(request.method) else {
      let words = "Use \(route.methods.joined(separator: " or "))."
      var response = HTTPRefusal.error(.methodNotAllowed, "wrongMethod", words)
      response.fields.append(("Allow", route.methods.joined(separator: ", ")))
      return .failure(Refusal(response: response))
    }
    guard request.hasPlainBody else { return .failure(Refusal(response: HTTPRefusal.encoded)) }
    if route == .analyze, let refusal = Self.refusal(ofQuery: request) {
      return .failure(Refusal(response: refusal))
    }
    return .success(route)
  }

  private func answer(_ route: Route, _ request: HTTPRequest, _ body: [UInt8]) -> HTTPResponse {
    let language = pages.language(of: request)
    switch route {
    case .page: return page(request, language)
    case .pageWithoutSlash:
      // The page's own links, and its cookie, begin behind the slash.
      // Of the query, only what is known goes into the field.
      let chosen = request.query["language"].flatMap(Language.init(rawValue:))
      var response = HTTPResponse(.permanentRedirect)
      let query = chosen.map { "?language=\($0.rawValue)" } ?? ""
      response.fields.append(("Location", "/\(gate.token)/\(query)"))
      return response
    case .ticket(let ticket):
      guard tickets.withLock({ $0.remove(ticket) }) != nil else {
        return HTTPRefusal.closed("noToken")
      }
      var response = HTTPResponse(.seeOther)
      response.fields.append(("Location", "/\(gate.token)/"))
      return response
    case .style: return HTTPResponse(.ok, type: "text/css; charset=utf-8", pages.style)
    case .script(let text): return HTTPResponse(.ok, type: "text/javascript; charset=utf-8", text)
    case .analyze: return analyzed(request, body, language)
    case .health: return Self.healthy
    case .photos: return photo(request, body, language)
    case .compare: return compared(request, body, language)
    case .comparison:
      let page = request.page
      guard
        let comparison = results.comparisons(on: page).first(where: { $0.id == request.query["comparison"] })
      else { return pages.forgotten(language) }
      return pages.page(of: comparison, results.exhibit(on: page), in: language)
    case .details: return details(request, body)
    case .enter:
      results.show(request.page, load: request.load)
      return HTTPResponse(.noContent)
    case .leave:
      results.leave(request.page, load: request.load, at: age)
      return HTTPResponse(.noContent)
    case .reports(let format):
      let page = request.page
      guard let photos = results.photos(on: page) else { return pages.forgotten(language) }
      return pages.reports(of: photos, as: format, results.exhibit(on: page), in: language)
    case .exhibit:
      let page = request.page
      guard let photo = self.photo("photo", of: request) else { return pages.forgotten(language) }
      return pages.exhibit(of: photo, results.exhibit(on: page), in: language)
    }
  }

  private func page(_ request: HTTPRequest, _ language: Language) -> HTTPResponse {
    // A returning page sends its name; if the server has forgotten it, the page begins anew.
    var id = request.page
    if results.photos(on: id) == nil || !gate.hasCookie(request) { id = AccessGate.randomSecret() }
    guard let load = results.load(id, at: age) else { return HTTPRefusal.busy }
    var response = pages.page(
      id, load: load, results.photos(on: id) ?? [], results.comparisons(on: id), results.exhibit(on: id),
      maximumBytes: maximumBytes, compares: desk.compare != nil, in: language)
    response.fields.append(("Set-Cookie", gate.cookie))
    return response
  }

  private func photo(_ request: HTTPRequest, _ body: [UInt8], _ language: Language) -> HTTPResponse {
    let page = request.page
    guard let name = name(in: request) else { return HTTPRefusal.invalidName }
    // A page's name must be one that the server made, since it becomes part of the markup.
    guard AccessGate.isSecret(page) else { return pages.forgotten(language) }
    guard results.open(page, at: age), !results.isFull else { return HTTPRefusal.full }
    guard let photo = desk.photo(body, named: name, id: AccessGate.randomSecret()) else {
      return HTTPRefusal.busy
    }
    // Files of a folder that aren't photos are skipped, as in `batch`.
    if request.query["folder"] == "1", let error = photo.file.error,
      [.notAPhoto, .emptyFile].contains(error.code), !PhotoExtension.isIn(name)
    {
      return HTTPResponse(.noContent)
    }
    guard results.keep(photo, on: page) else { return HTTPRefusal.full }
    return pages.row(of: photo, in: language)
  }

  /// Returns the photo of a page that the named item of the query identifies.
  func photo(_ name: String, of request: HTTPRequest) -> ServedPhoto? {
    results.photos(on: request.page)?.first { $0.id == request.query[name] }
  }

  /// Returns the photo's name; nil if the name that was sent is invalid.
  func name(in request: HTTPRequest) -> SystemPath? {
    guard request.fields["x-photo-name"] != nil else { return PhotoName.unnamed }
    // Names that aren't UTF-8 are refused, whether sent raw or percent-encoded.
    guard !request.repaired.contains("x-photo-name") else { return nil }
    return request.field("x-photo-name").flatMap(PhotoName.read)
  }
}

extension HTTPRequest {
  /// The name of the page that sends the request; empty if there is none.
  var page: String { query["page"] ?? "" }

  /// The number of the page's load that sends the request; nil if it names none.
  var load: Int? { query["load"].flatMap { Int($0) } }
}

extension HTTPRefusal {
  static let full = error(.full, "full", "There is no room for further results.")
  static let invalidName = error(
    .badRequest, "invalidName",
    "The photo's name isn't UTF-8 of 4096 bytes at most, percent-encoded in X-Photo-Name and filename*.")

  static let encoded: HTTPResponse = {
    var response = error(
      .unsupportedMediaType, "contentEncoding",
      "The body has a Content-Encoding. Send the photo's bytes as they are.")
    response.fields.append(("Accept-Encoding", "identity"))
    return response
  }()

  /// Returns the refusal for a client that didn't use the address with the token.
  static func closed(_ code: String) -> HTTPResponse {
    error(
      .forbidden, code, "Open the server's address with its token and a slash at the end: http://…/TOKEN/")
  }
}
