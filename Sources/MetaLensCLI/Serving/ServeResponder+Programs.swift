import MetaLensKit
import MetaLensRendering
import MetaLensServing

extension ServeResponder {
  /// The maximum number of unknown parameters that a refusal names.
  private static let maximumNamed = 8

  /// Returns why a program's query is refused; nil if all that it asks for is known, and asked for once.
  ///
  /// A program that asks for redaction, say, mustn't take the answer for a redacted one.
  static func refusal(ofQuery request: HTTPRequest) -> HTTPResponse? {
    let unknown = request.query.keys.filter { $0 != "language" }.sorted()
    guard unknown.isEmpty else {
      let names = unknown.prefix(maximumNamed).map { "“\(SafeText.shown($0, columns: 40))”" }
      return HTTPRefusal.error(
        .badRequest, "unknownParameter",
        "The query has a parameter that isn't known: \(names.joined(separator: ", ")). "
          + "There is only language; other choices are flags of metalens serve.")
    }
    guard !request.repeatedParameters.contains("language") else {
      return HTTPRefusal.error(
        .badRequest, "repeatedParameter", "The query names language more than once.")
    }
    guard let language = request.query["language"], Language(rawValue: language) == nil else { return nil }
    let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
    return HTTPRefusal.error(
      .badRequest, "unknownLanguage",
      "The language “\(SafeText.shown(language, columns: 40))” isn't one of \(known).")
  }

  /// Answers a program's photo with what `analyze --format json` writes.
  func analyzed(_ request: HTTPRequest, _ body: [UInt8], _ language: Language) -> HTTPResponse {
    guard var name = name(in: request) else { return HTTPRefusal.invalidName }
    var part: Range<Int>?
    if let boundary = MultipartForm.boundary(in: request) {
      do throws(MultipartForm.Refusal) {
        let file = try MultipartForm.onlyFile(of: body, boundary: boundary)
        guard file.place.count <= maximumBytes else { return HTTPRefusal.tooLarge(maximum: maximumBytes) }
        part = file.place
        // If both are there, the header's name is used, since a form can't state a path.
        if request.fields["x-photo-name"] == nil, !file.name.isEmpty {
          guard let stated = PhotoName.checked(file.name) else { throw .invalidName }
          name = stated
        }
      } catch {
        return refused(error)
      }
    }
    guard let file = desk.file(body, in: part, named: name) else { return HTTPRefusal.busy }
    // The server is ending and the photo isn't at fault, so this isn't the photo's answer.
    guard file.error?.code != .cancelled else { return HTTPRefusal.busy }
    return pages.json(of: file, in: language)
  }

  private func refused(_ refusal: MultipartForm.Refusal) -> HTTPResponse {
    switch refusal {
    case .invalid:
      HTTPRefusal.error(
        .badRequest, "invalidForm", "The body isn't a form with one part, a file in the field named file.")
    case .severalParts:
      HTTPRefusal.error(
        .badRequest, "severalFiles", "Send one file a request, in the field file, and no other field.")
    case .invalidName: HTTPRefusal.invalidName
    }
  }
}
