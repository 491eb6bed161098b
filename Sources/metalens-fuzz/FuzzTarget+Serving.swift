import MetaLensFacts
import MetaLensPlatform
import MetaLensRendering

@testable import MetaLensCLI
@testable import MetaLensServing

extension FuzzTarget {
  /// Targets for what clients send to `metalens serve`, besides photos, and for the reply of a process that compared
  /// two photos.
  static let serving: [FuzzTarget] = [
    .checking("serve-request", request),
    .checking("serve-form", form),
    FuzzTarget("serve-details") { bytes in _ = try ExhibitForm.read(bytes) },
    .checking("comparison-reply") { bytes in
      guard let compared = ComparedPhotos(wire: bytes[...]) else { return nil }
      return ComparedPhotos(wire: compared.wire[...]) == compared
        ? nil : "a comparison that isn't read again"
    },
  ]

  private static let fields = [
    "host", "origin", "sec-fetch-site", "cookie", "authorization", "content-type", "accept-language",
    "content-length", "x-photo-name",
  ]

  /// Checks a request, from its path and then one header field per line: only requests with the secrets and under a
  /// known name may pass.
  private static func request(_ bytes: [UInt8]) -> String? {
    // libmicrohttpd passes texts that end with NUL; bytes that aren't UTF-8 are replaced.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    var request = HTTPRequest(method: "POST", path: lines.first ?? "")
    for (name, line) in zip(fields, lines.dropFirst()) where !line.isEmpty { request.fields[name] = [line] }
    for address in ["127.0.0.1", nil] {
      let gate = AccessGate(
        token: "token", secret: "secret", port: 80, address: address, publicOrigin: "https://photos.example")
      if gate.isHere(request), let host = request.field("host")?.lowercased() {
        let isNumber = host.utf8.allSatisfy { "0123456789abcdef.:[]".utf8.contains($0) }
        // The scheme's default port may be left out, and ::1 has many spellings.
        let isKnown =
          ["localhost", "localhost:80", "127.0.0.1", "127.0.0.1:80", "photos.example", "photos.example:443"]
          .contains(host) || host.hasPrefix("[") && host.utf8.allSatisfy { "[]:.018".utf8.contains($0) }
        if !isKnown, address != nil || !isNumber { return "another name is taken for this server's" }
      }
      if gate.isOwnPage(request), let origin = request.fields["origin"]?.first {
        guard origin.lowercased().hasPrefix("http") else { return "another page is taken for this server's" }
      }
      if gate.hasCookie(request), !holds("metalens-80=secret", in: request.field("cookie") ?? "") {
        return "a cookie that isn't there"
      }
      if gate.bearsToken(request), request.field("authorization")?.hasSuffix("token") != true {
        return "a token that isn't there"
      }
      if gate.place(of: request) != nil, !request.path.utf8.starts(with: "/token/".utf8) {
        return "a place without the token"
      }
    }
    _ = AccessGate.ticket(in: request)
    _ = request.bodyCount
    _ = MultipartForm.boundary(in: request)
    _ = request.field("accept-language").flatMap(AcceptedLanguage.best)
    if let name = request.field("x-photo-name").flatMap(PhotoName.read),
      name.bytes.contains(0) || name.bytes.isEmpty
    {
      return "a name that no file has"
    }
    return nil
  }

  private static func holds(_ sought: String, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: sought.utf8) }
  }

  /// Checks a form whose boundary is the first line: the file must lie within it, and end at a boundary.
  private static func form(_ bytes: [UInt8]) -> String? {
    let boundary = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
    let body = Array(bytes.dropFirst(boundary.count + 1))
    guard let file = try? MultipartForm.onlyFile(of: body, boundary: boundary) else { return nil }
    if let path = PhotoName.checked(file.name), path.bytes != file.name { return "another name" }
    guard file.place.lowerBound > boundary.count, file.place.upperBound + boundary.count < body.count else {
      return "more than stood in the form"
    }
    let divider = Array("\r\n--".utf8) + boundary
    let isEnd = body[file.place.upperBound...].starts(with: divider)
    return isEnd ? nil : "a file that doesn't end where the form says"
  }
}
