import Testing

@testable import MetaLensServing

struct MultipartFormTests {
  private static let head = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.jpg\"\r\n\r\n"

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
    ] as [(String, [String])]) func theFileIsTakenOut(body: String, parts: [String])
  {
    #expect(read(body) == .success(parts))
  }

  @Test(
    arguments: [
      "", "--b", "--b\r\n", "--b\r\n\r\n", "x" + head + "1\r\n--b--", head + "1", head + "1\r\n--b",
      head + "1\r\n--b-",
      head + "1\r\n--b--x", head + "1\r\n--b--\r\nx", head + "1\r\n--bc--", "--b\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: attachment; name=\"file\"\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=file\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"file\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"file\"; name=\"file\"\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"file\" x; a=\"\"\r\n\r\n1\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"language\"\r\n\r\nde\r\n--b--",
      "--b\r\nX: " + String(repeating: "a", count: 9000) + "\r\n\r\n1\r\n--b--",
    ]) func whatIsNoFormIsRefused(body: String)
  {
    #expect(read(body) == .failure(.invalid))
  }

  @Test(
    arguments: [
      head + "1\r\n" + head + "2\r\n--b--",
      head + "1\r\n--b\r\nContent-Disposition: form-data; name=\"language\"\r\n\r\nde\r\n--b--",
    ]) func severalPartsAreRefused(body: String)
  {
    #expect(read(body) == .failure(.severalParts))
  }

  @Test func withoutABoundaryNothingIsRead() {
    #expect(read(Self.head + "1\r\n--b--", boundary: "") == .failure(.invalid))
  }
}
