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

  /// A Make, a camera's name elsewhere, and whether that is another maker's name.
  @Test(
    arguments: [
      ("Leica Camera AG", "Canon EOS 350D", true), ("Canon", "Canon EOS DIGITAL REBEL XT", false),
      ("Canon", "EOS 350D", false), ("Canon", "DSC-RX100", true), ("Apple", "iPhone12,3 back camera", false),
      ("RICOH IMAGING COMPANY, LTD.", "PENTAX K-1", false), ("OM Digital Solutions", "Olympus E-M1", false),
      ("LGE", "Nexus 5X-LGE-google", false), ("Google", "Pixel 7-Google-google", false),
      ("Panasonic", "Leica D-LUX 4", false), ("SONY", "Hasselblad Stellar", false),
      ("DJI", "Hasselblad L2D-20c", false), ("Phase One", "Canon EOS 5D", false), ("Canon", "IQ180", false),
      ("", "Canon EOS 5D", false), ("Canon", "", false),
    ])
  func aNameContradictsAnotherMaker(make: String, name: String, isOther: Bool) {
    #expect(StatedMaker(make).isContradicted(byCamera: name) == isOther)
  }

  @Test(arguments: [("Sony", true), ("Sony Mobile", true), ("SONY", false), ("Canon", false)])
  func camerasOfSonyAreNoXperias(make: String, isXperia: Bool) {
    #expect(StatedMaker(make).isXperia == isXperia)
  }

  @Test(arguments: [
    ("samsung", true, true), ("SAMSUNG", true, false), ("Samsung Techwin", true, false),
    ("Apple", true, true), ("Google", true, true), ("Canon", false, false), ("SONY", false, false),
    ("", false, false),
  ])
  func phonesOfSamsungStateItsNameInLowerCase(make: String, makesPhones: Bool, isOfPhonesAlone: Bool) {
    #expect(StatedMaker(make).makesPhones == makesPhones)
    #expect(StatedMaker(make).isOfPhonesAlone == isOfPhonesAlone)
  }

  @Test func nobodyNamesNoMaker() {
    let maker: StatedMaker? = StatedMaker("Apple")
    #expect(maker.names(.apple) && !maker.names(.nokia) && !maker.names(nil))
    let nobody: StatedMaker? = nil
    #expect(!nobody.names(.apple) && !nobody.names(nil))
  }
}
