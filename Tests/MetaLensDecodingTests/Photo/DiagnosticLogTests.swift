import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct DiagnosticLogTests {
  /// Only the last diagnostic is taken back, and only where it is the one that is named.
  @Test(
    arguments: [(Diagnostic.Code.partTruncated, 9, 1), (.partTruncated, 8, 2), (.partInvalid, 9, 2)]
      as [(Diagnostic.Code, Int, Int)])
  func withdrawsTheLast(code: Diagnostic.Code, offset: Int, left: Int) {
    var log = DiagnosticLog(limit: 10)
    log.add(.partTruncated, at: "box", offset: 8)
    log.add(.partTruncated, at: "box", offset: 9)
    log.withdraw(code, offset: offset)
    #expect(log.diagnostics.count == left)
  }

  /// Text behind a HEIF reads like a box that is cut; it is told once, as what follows the file.
  @Test func textBehindABoxFileIsNoCutBox() throws {
    var builder = HEIFBuilder()
    builder.trailer = Array("hello appended text".utf8)
    let facts = try PhotoDecoder().decode(MemorySource(builder.build()), depth: .structure, hashing: false)
    #expect(facts.trailers?.map(\.byteCount) == [builder.trailer.count])
    // The sample holds no picture that a decoder could read.
    #expect(facts.isComplete && facts.diagnostics.map(\.code) == [.pictureNotDecoded])
  }
}
