import MetaLensKit
import MetaLensRendering
import MetaLensServing

extension ServeResponder {
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
          guard let stated = PhotoName.checked(file.name) else { throw .invalid }
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
    }
  }
}
