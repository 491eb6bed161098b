import Testing

@testable import MetaLensServing

struct MultipartFormTests {
  private static let head = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.jpg\"\r\n\r\n"

  private static let long = String(repeating: "a", count: 17_000)
  private static let blanks = String(repeating: " ", count: 17_000)
  private static let usual = "form-data; name=\"file\"; filename=\"a.jpg\""

  private static func form(
    _ disposition: String = MultipartFormTests.usual, before: String = "", padding: String = "",
    after: String = ""
  ) -> String {
    "\(before)--b\(padding)\r\nContent-Disposition: \(disposition)\r\n\r\n1\r\n--b--\(after)"
  }

  private func read(_ text: String, boundary: String = "b") -> Result<[String], MultipartForm.Refusal> {
    let body = Array(text.utf8)
    do throws(MultipartForm.Refusal) {
      let file = try MultipartForm.onlyFile(of: body, boundary: Array(boundary.utf8))
      return .success([file.name, Array(body[file.place])].map { String(decoding: $0, as: UTF8.self) })
    } catch {
      return .failure(error)
    }
  }

  @Test(
    arguments: [
      ("multipart/form-data; boundary=b", "b"), ("Multipart/Form-Data;BOUNDARY=\"a b\"", ""),
      ("multipart/form-data; boundary=\"a:b\"", "a:b"), ("multipart/form-data", ""),
      ("multipart/form-data; boundary=", ""), ("multipart/form-data; boundary=a; boundary=b", ""),
      ("multipart/form-data; boundary=" + String(repeating: "a", count: 71), ""),
      ("multipart/form-data; charset=x; boundary=----WebKit1", "----WebKit1"),
      ("multipart/form-data; boundary=é", ""), ("application/octet-stream", nil), ("", nil), (";", nil),
    ] as [(String, String?)]) func boundaryIsRead(field: String, boundary: String?)
  {
    var request = HTTPRequest(method: "POST", path: "/")
    request.fields["content-type"] = [field]
    #expect(MultipartForm.boundary(in: request) == boundary.map { Array($0.utf8) })
    request.fields["content-type"] = [field, field]
    #expect(MultipartForm.boundary(in: request) == [])
  }

  @Test(
    arguments: [
      (head + "xyz\r\n--b--\r\n", ["a.jpg", "xyz"]), (head + "xyz\r\n--b--", ["a.jpg", "xyz"]),
      (head + "\r\n--b--\r\n", ["a.jpg", ""]),
      (head + "a\r\n\r\n--c\r\n-\r\n--b--", ["a.jpg", "a\r\n\r\n--c\r\n-"]),
      (head + "--b--\r\n--b--", ["a.jpg", "--b--"]),
      (
        "--b\r\nContent-Type: image/jpeg\r\ncontent-disposition:form-data;name=\"file\";filename=\"x\\\"y\\\\%22.jpg\"\r\n\r\n1\r\n--b--",
        ["x\"y\\\".jpg", "1"]
      ), ("--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n1\r\n--b--", ["", "1"]),
      // A preamble, blanks after boundaries, and an epilogue.
      (form(before: "\r\n"), ["a.jpg", "1"]), (form(before: "x\r\n--\r\n"), ["a.jpg", "1"]),
      (form(after: "\r\nx\r\ny"), ["a.jpg", "1"]), (form(padding: " ", after: " \t\r\n"), ["a.jpg", "1"]),
      (form("Form-Data; name=file; filename=x.jpg"), ["x.jpg", "1"]),
      (form("form-data ;\tNAME=file;filename=\"x y\" ; size=1"), ["x y", "1"]),
      (form("form-data; name=file; filename=\"u\"; filename*=utf-8''%C3%BC%2F%22.jpg"), ["ü/\".jpg", "1"]),
      (form("form-data; filename*=UTF-8'de'u.jpg; name=file"), ["u.jpg", "1"]),
      (form("form-data; name=file; filename=u; filename*=iso-8859-1''%FC"), ["u", "1"]),
    ] as [(String, [String])]) func theFileIsTakenOut(body: String, parts: [String])
  {
    #expect(read(body) == .success(parts))
  }

  @Test(
    arguments: [
      "", "--b", "--b\r\n", "--b\r\n\r\n", "x" + head + "1\r\n--b--", head + "1", head + "1\r\n--b",
      head + "1\r\n--b-",
      head + "1\r\n--b--x", head + "1\r\n--b--\r", head + "1\r\n--bc--", "--b\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: attachment; name=\"file\"\r\n\r\n1\r\n--b--",
      form(before: "\n"), form(before: "--b\r\n--b--\r\n"), form(before: "--b\r\nX: y\r\n"),
      form(before: long + "\r\n"), form(after: "\r\n" + long), form(after: blanks),
      form("form-data; name="), form("form-data; name=fi le"),
      form("form-data; name=file; filename=a(1).jpg"), form("form-data; name=file; filename=a/b"),
      form("form-data; name=file; filename*=u.jpg"), form("form-data; name=file; filename*=\"utf-8''u\""),
      form("form-data; name=file; filename=é"), form("form-data"), form("form-datax; name=file"),
      "--b\r\nContent-Disposition: form-data; name=\"file\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"file\"; name=\"file\"\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"file\" x; a=\"\"\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"language\"\r\n\r\nde\r\n--b--",
      form("form-data; name=file\r\nX: \(long)"),
    ] as [String]) func whatIsNoFormIsRefused(body: String)
  {
    #expect(read(body) == .failure(.invalid))
  }

  @Test(
    arguments: [
      head + "1\r\n" + head + "2\r\n--b--",
      head + "1\r\n--b\r\nContent-Disposition: form-data; name=\"language\"\r\n\r\nde\r\n--b--",
      head + "1\r\n--b \r\n\r\n2\r\n--b--", form(after: "\r\n" + form()),
    ] as [String]) func severalPartsAreRefused(body: String)
  {
    #expect(read(body) == .failure(.severalParts))
  }

  @Test(arguments: ["%", "%4", "%zz.jpg"]) func aNameThatIsNotPercentEncodedIsRefused(name: String) {
    let body = Self.form("form-data; name=file; filename=u; filename*=utf-8''\(name)")
    #expect(read(body) == .failure(.invalidName))
  }

  /// What such a name may be is for others to say.
  @Test func aNameNeedNotBeText() throws {
    let text = Self.form("form-data; name=file; filename=\"@\"")
    let body: [UInt8] = text.utf8.map { $0 == UInt8(ascii: "@") ? 0xFC : $0 }
    let file = try MultipartForm.onlyFile(of: body, boundary: Array("b".utf8))
    #expect(file.name == [0xFC])
  }

  @Test func withoutABoundaryNothingIsRead() {
    #expect(read(Self.head + "1\r\n--b--", boundary: "") == .failure(.invalid))
  }
}
