import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct BoxOrderTests {
  @Test(
    arguments: [
      ("mdat", "mdat"), ("xml ", "xml\\x20"), ("    ", "\\x20\\x20\\x20\\x20"), ("a,b(", "a\\x2cb\\x28"),
      ("", ""),
    ])
  func namesHoldNothingThatSeparatesThem(name: String, word: String) {
    #expect(BoxOrder.word(name) == word)
  }

  @Test func theFilesOwnAndThoseInMetaAreToldApart() {
    let parts = [
      ContainerPart("ftyp", offset: 0, byteCount: 8), ContainerPart("meta", offset: 8, byteCount: 8),
      ContainerPart("pitm", offset: 16, byteCount: 8, level: 1),
      ContainerPart("a b,", offset: 24, byteCount: 8),
    ]
    #expect(BoxOrder(of: parts).text == "ftyp meta(pitm) a b,")
    #expect(BoxOrder(of: parts).escaped.text == "ftyp meta(pitm) a\\x20b\\x2c")
  }
}
