import Testing

@testable import MetaLensAssessment

struct StatedMakerTests {
  @Test(
    arguments: [
      ("Apple", [.apple]), ("NIKON CORPORATION", [.nikon]), ("EASTMAN KODAK COMPANY", [.eastman, .kodak]),
      ("PENTAX RICOH IMAGING", [.pentax, .ricoh]), ("Hewlett-Packard", [.hewlett]), ("HP", [.hp]),
      ("FUJI PHOTO FILM CO., LTD.", [.fuji]), ("OM Digital Solutions", [.om]), ("Applesauce", []), ("", []),
    ] as [(String, [Maker])])
  func aMakeNamesMakersByWholeWords(make: String, makers: [Maker]) {
    #expect(StatedMaker(make).makers == makers)
  }

  @Test func oneOfSeveralIsEnough() {
    let maker = StatedMaker("KONICA MINOLTA CAMERA, Inc.")
    #expect(maker.isOne(of: [.sony, .minolta]))
    #expect(!maker.isOne(of: [.sony]))
    #expect(!maker.isOne(of: []))
  }

  @Test func nobodyNamesNoMaker() {
    let maker: StatedMaker? = StatedMaker("Apple")
    #expect(maker.names(.apple) && !maker.names(.nokia) && !maker.names(nil))
    let nobody: StatedMaker? = nil
    #expect(!nobody.names(.apple) && !nobody.names(nil))
  }
}
