import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

/// Tests requests as clients write them, wrong by mistake or on purpose.
struct RequestReaderTests {
  private static let maximumPhotoBytes = 100
  private static let next = "{\"id\":\"n\",\"path\":\"b\"}\n"

  /// Returns everything in a stream, which is read in pieces of a size.
  private func steps(of bytes: [UInt8], pieces: Int) -> [String] {
    var rest = bytes[...]
    var reader = RequestReader(maximumPhotoBytes: Self.maximumPhotoBytes) { maximum in
      let piece = rest.prefix(min(maximum, pieces))
      rest = rest.dropFirst(piece.count)
      return .success(Array(piece))
    }
    var steps: [String] = []
    // Each request has at least one byte, so reading ends.
    while steps.count <= bytes.count + 1 {
      let step = reader.read()
      steps.append(text(of: step))
      if case .request = step { continue }
      if case .refusal(let refusal) = step, !refusal.reason.losesStep { continue }
      return steps
    }
    return steps + ["without an end"]
  }

  private func text(of step: RequestReader.Step) -> String {
    switch step {
    case .end: return "end"
    case .interrupted: return "interrupted"
    case .refusal(let refusal):
      return [refusal.id, String(refusal.number), refusal.reason.code].compactMap(\.self).joined(
        separator: " ")
    case .request(let request):
      let name = request.path.isUTF8 ? request.path.display : Hexadecimal.text(request.path.bytes)
      let content =
        switch request.content {
        case .file: "file"
        case .bytes(let bytes): "bytes " + String(decoding: bytes, as: UTF8.self)
        case .tooLarge(let limit): "over \(limit)"
        }
      return [request.id, name, content].compactMap(\.self).joined(separator: " ")
    }
  }

  private func expect(_ bytes: [UInt8], _ expected: [String]) {
    for pieces in [1, 7, 1 << 16] { #expect(steps(of: bytes, pieces: pieces) == expected) }
  }

  /// A stream and its expected contents.
  struct Stream: Sendable {
    var lines: [String]
    var expected: [String]
    init(_ lines: String..., expecting expected: String...) {
      self.lines = lines
      self.expected = expected
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
  private static let blanks = repeated(" ", 1 << 16)

  static let whole: [Stream] = [
    Stream("", expecting: "end"),
    Stream(#"{"id":"n","path":"b"}"#, "", expecting: "n b file", "end"),
    Stream("{\"path\":\"a\"}\r", #"{"path":"b"}"#, "", expecting: "a file", "b file", "end"),
    Stream(
      #"3 {"id":"7","name":"a"}"#, "xyz", #"{"path":"b"}"#, "", expecting: "7 a bytes xyz", "b file", "end"),
    Stream(#"0 {"name":"a"}"#, "", #"{"path":"b"}"#, "", expecting: "a bytes ", "b file", "end"),
    Stream(#"{"id":"🙂","path":"ä\/b"}"#, "", expecting: "🙂 ä/b file", "end"),
    Stream(#"{"path":"shown","pathBytes":"61Ff"}"#, "", expecting: "61ff file", "end"),
    // Bytes that look like a request belong to a photo.
    Stream(
      #"13 {"name":"a"}"#, #"{"path":"x"}"#, "", #"{"path":"b"}"#, "",
      expecting: "a bytes {\"path\":\"x\"}\n", "b file", "end"),
  ]

  @Test(arguments: whole) func readsRequests(stream: Stream) {
    expect(Array(stream.lines.joined(separator: "\n").utf8), stream.expected)
  }

  static let mistakes: [Stream] = [
    Stream("{", expecting: "1 notJSON"), Stream(#"{"path":"a""#, expecting: "1 notJSON"),
    Stream(#"{"path":"a"} x"#, expecting: "1 notJSON"),
    Stream(#"{"path":"a"}{"path":"b"}"#, expecting: "1 notJSON"),
    Stream("{\"path\":\"a\"}\0", expecting: "1 notJSON"),
    Stream("{\"path\":" + repeated("[", 5000), expecting: "1 notJSON"),
    Stream("{\"path\":" + repeated("{\"a\":", 5000), expecting: "1 notJSON"),
    Stream("{\"path\":[" + repeated("1,", 30_000) + "1]}", expecting: "1 notJSON"),
    Stream(#"{"id":7,"path":"a"}"#, expecting: "1 invalidValue"),
    Stream(#"{"id":null,"path":"a"}"#, expecting: "1 invalidValue"),
    Stream("{\"id\":\"" + repeated("7", 257) + "\",\"path\":\"a\"}", expecting: "1 invalidValue"),
    Stream(#"{"id":"7","path":"a","depth":"pixels"}"#, expecting: "7 1 unknownKey"),
    Stream(#"{"id":"7","name":"a"}"#, expecting: "7 1 unknownKey"),
    Stream(#"{"id":"7","bytes":3}"#, expecting: "7 1 unknownKey"),
    Stream(#"{"id":"7"}"#, expecting: "7 1 missingKey"), Stream("{}", expecting: "1 missingKey"),
    Stream(#"{"path":""}"#, expecting: "1 invalidValue"), Stream(#"{"path":7}"#, expecting: "1 invalidValue"),
    Stream(#"{"path":"a\u0000b"}"#, expecting: "1 invalidValue"),
    Stream(#"{"pathBytes":"6100"}"#, expecting: "1 invalidValue"),
    Stream(#"{"pathBytes":"6"}"#, expecting: "1 invalidValue"),
    Stream(#"{"pathBytes":"xy"}"#, expecting: "1 invalidValue"),
    Stream(#"{"pathBytes":""}"#, expecting: "1 invalidValue"),
    Stream(#"{"id":"7","path":"\udc80"}"#, expecting: "7 1 notText"),
    Stream("{\"path\":\"\u{FFFD}\"}", expecting: "1 notText"),
    Stream("{" + blanks + "}", expecting: "1 lineTooLong"),
    // With bytes after them, which are skipped.
    Stream("3 {", "abc", expecting: "1 notJSON"),
    Stream(#"3 {"path":"a"}"#, "abc", expecting: "1 unknownKey"),
    Stream("1 {}", "a", expecting: "1 missingKey"),
    Stream(#"3 {"id":"7","nameBytes":"6"}"#, "a", "c", expecting: "7 1 invalidValue"),
    Stream("3 {" + blanks + "}", "abc", expecting: "1 lineTooLong"),
    Stream(#"101 {"id":"7","name":"a"}"#, repeated("\n", 101), expecting: "7 a over 100"),
    Stream(#"0000000101 {"name":"a"}"#, repeated("{", 101), expecting: "a over 100"),
  ]

  /// A mistake in one request costs no other request its answer.
  @Test(arguments: mistakes) func goesOnBehindAMistake(stream: Stream) {
    let text = stream.lines.joined(separator: "\n") + "\n" + Self.next
    expect(Array(text.utf8), stream.expected + ["n b file", "end"])
  }

  static let losses: [Stream] = [
    Stream("", "", expecting: "1 notARequest"), Stream("hello", "", expecting: "1 notARequest"),
    Stream("[]", "", expecting: "1 notARequest"), Stream(#" {"path":"a"}"#, "", expecting: "1 notARequest"),
    Stream("\u{FEFF}{\"path\":\"a\"}", "", expecting: "1 notARequest"),
    Stream(#"-3 {"name":"a"}"#, "abc", "", expecting: "1 notARequest"),
    Stream(#"+3 {"name":"a"}"#, "abc", "", expecting: "1 notARequest"),
    Stream(#"0x3 {"name":"a"}"#, "abc", "", expecting: "1 notARequest"),
    Stream(#"3.0 {"name":"a"}"#, "abc", "", expecting: "1 notARequest"),
    Stream(#"3{"name":"a"}"#, "abc", "", expecting: "1 notARequest"),
    Stream(#"3  {"name":"a"}"#, "abc", "", expecting: "1 notARequest"),
    Stream(#"9223372036854775808 {"name":"a"}"#, "abc", "", expecting: "1 notARequest"),
    Stream(#"0000000000000000003 {"name":"a"}"#, "abc", "", expecting: "1 notARequest"),
    Stream(#"2 {"id":"7","name":"a"}"#, "abc", "", expecting: "7 1 noLineBreak"),
    Stream(#"5 {"id":"7","name":"a"}"#, "abc", "{}", "", expecting: "7 1 noLineBreak"),
    Stream(#"101 {"id":"7","name":"a"}"#, repeated("a", 103), "", expecting: "7 1 noLineBreak"),
    Stream(#"{"path":"a"}"#, expecting: "1 cut"), Stream("3", expecting: "1 cut"),
    Stream(#"3 {"id":"7","name":"a"}"#, "ab", expecting: "7 1 cut"),
    Stream(#"3 {"id":"7","name":"a"}"#, "abc", expecting: "7 1 cut"), Stream("3 {", "ab", expecting: "1 cut"),
    Stream(#"999999999999999999 {"id":"7","name":"a"}"#, "abc", "", expecting: "7 1 cut"),
  ]

  /// The beginning of the next request can't be determined, so nothing that follows is taken for one.
  @Test(arguments: losses) func endsWhereItIsLost(stream: Stream) {
    let isCut = stream.expected.contains { $0.hasSuffix("cut") }
    expect(Array((stream.lines.joined(separator: "\n") + (isCut ? "" : Self.next)).utf8), stream.expected)
  }

  @Test func refusesWhatIsNotUTF8() {
    expect(
      Array(#"{"path":"a"#.utf8) + [0xFF] + Array("\"}\n\(Self.next)".utf8), ["1 notJSON", "n b file", "end"])
    expect([0xFF, 0xD8, 0xFF, 0xE0], ["1 cut"])
  }

  /// A line without an end isn't read for ever, and no more of it is kept than of any line.
  @Test(arguments: ["x", "3 {", "{", "7"]) func endlessLinesEnd(beginning: String) {
    var taken = 0
    var reader = RequestReader(maximumPhotoBytes: 100) { maximum in
      let piece = taken == 0 ? Array(beginning.utf8) : [UInt8](repeating: 0x37, count: maximum)
      taken += piece.count
      return .success(piece)
    }
    #expect(text(of: reader.read()) == "1 notARequest")
    #expect(taken < 2 * RequestReader.maximumLineBytes)
  }

  @Test func tellsWhatCannotBeRead() {
    for (code, expected) in [(MetaLensError.Code.cancelled, "interrupted"), (.readFailed, "1 unreadable")] {
      var reader = RequestReader(maximumPhotoBytes: 100) { _ in .failure(MetaLensError(code)) }
      #expect(text(of: reader.read()) == expected)
    }
  }

  /// Whichever byte is lost, doubled or changed, reading ends, and no request after a loss is made of a photo's bytes.
  @Test func everyChangedByteEnds() {
    let photo = #"{"path":"never"}"#
    let stream = Array("18 {\"id\":\"7\",\"name\":\"a\"}\n\(photo)\n\n\n\(Self.next)".utf8)
    for index in stream.indices {
      for change in 0..<4 {
        var bytes = stream
        switch change {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(bytes[index], at: index)
        case 2: bytes[index] ^= 0x01
        default: bytes.removeLast(bytes.count - index)
        }
        let steps = steps(of: bytes, pieces: 7)
        #expect(steps.last != "without an end")
        #expect(!steps.contains { $0.hasPrefix("never") }, "\(index) \(change)")
      }
    }
  }
}
