import MetaLensKit
import MetaLensRendering
import MetaLensServing

extension ServeResponder {
  /// Compares two photos of a page; their bytes are sent again, since the server keeps none.
  func compared(_ request: HTTPRequest, _ body: [UInt8], _ language: Language) -> HTTPResponse {
    let page = request.page
    guard let compare = desk.compare else {
      return HTTPRefusal.error(.forbidden, "redacted", "A comparison would show what is withheld.")
    }
    guard let first = photo("first", of: request), let second = photo("second", of: request),
      first.id != second.id
    else { return pages.forgotten(language) }
    guard let count = request.query["count"].flatMap({ Int($0) }), count >= 0, count <= body.count,
      count <= maximumBytes, body.count - count <= maximumBytes
    else {
      return HTTPRefusal.error(.badRequest, "invalidCount", "count isn't the first photo's number of bytes.")
    }
    guard results.open(page, at: age), !results.isFull else { return HTTPRefusal.full }
    guard let outcome = desk.comparison(of: body, endingFirstAt: count, by: compare) else {
      return HTTPRefusal.busy
    }
    switch outcome {
    case .failure(let error): return pages.failed(error, in: language)
    case .success(let (compared, pair)):
      let comparison = ServedComparison(
        id: AccessGate.randomSecret(), first: first.file.label, second: second.file.label,
        compared: compared, pair: pair)
      guard results.keep(comparison, on: page) else { return HTTPRefusal.full }
      return pages.line(of: comparison, on: page, in: language)
    }
  }

  /// Stores the case, examiner, exhibit and notes of a page.
  func details(_ request: HTTPRequest, _ body: [UInt8]) -> HTTPResponse {
    let page = request.page
    do throws(ExhibitForm.Refusal) {
      let details = try ExhibitForm.read(body)
      guard AccessGate.isSecret(page) else { return pages.forgotten(.english) }
      guard results.open(page, at: age) else { return HTTPRefusal.busy }
      results.note(details, on: page)
      return HTTPResponse(.noContent)
    } catch {
      switch error {
      case .notAForm:
        return HTTPRefusal.error(.badRequest, "invalidForm", "The body isn't an object of texts.")
      case .details:
        return HTTPRefusal.error(
          .unprocessable, "tooLong", "A field or a note is too long, or there are too many notes.")
      }
    }
  }
}
