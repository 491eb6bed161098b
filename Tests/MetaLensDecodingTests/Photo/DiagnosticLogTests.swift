import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct DiagnosticLogTests {
  /// Checks that only the last diagnostic is withdrawn, and only if it is the one named.
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

  @Test func countsWhatItDropsToo() {
    var log = DiagnosticLog(limit: 2)
    for offset in 0..<5 { log.add(.partTruncated, at: "box", offset: offset) }
    #expect(log.count == 5 && log.diagnostics.count == 2)
  }

  /// Checks that text after a HEIF, which reads like a cut box, is reported only once, as what follows the file.
  @Test func textBehindABoxFileIsNoCutBox() throws {
    var builder = HEIFBuilder()
    builder.trailer = Array("hello appended text".utf8)
    let facts = try PhotoDecoder().decode(MemorySource(builder.build()), depth: .structure, hashing: false)
    #expect(facts.trailers?.map(\.byteCount) == [builder.trailer.count])
    // The sample has no picture that a decoder could read.
    #expect(facts.isComplete && facts.diagnostics.map(\.code) == [.pictureNotDecoded])
  }
}
