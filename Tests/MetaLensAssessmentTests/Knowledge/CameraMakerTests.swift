import Testing

@testable import MetaLensAssessment

struct CameraMakerTests {
  @Test(arguments: [
    ("NIKON D90", "Nikon"), ("iPhone 14 Pro", "Apple"), ("HERO5 Black", "GoPro"), ("Box 1", nil), ("", nil),
    ("HERO12 Black", "GoPro"), ("HERO200", nil),
  ])
  func maker(model: String, name: String?) { #expect(CameraMaker.maker(ofModel: model)?.name == name) }

  @Test func prefixesAreLowerCaseAndOfOneMaker() {
    var seen: Set<String> = []
    for bytes in CameraMaker.all.flatMap(\.modelPrefixes) {
      let prefix = String(decoding: bytes, as: UTF8.self)
      #expect(prefix == prefix.lowercased())
      #expect(seen.insert(prefix).inserted)
    }
  }
}
