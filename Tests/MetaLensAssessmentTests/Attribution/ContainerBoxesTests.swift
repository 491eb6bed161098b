import Testing

@testable import MetaLensAssessment

struct ContainerBoxesTests {
  @Test(
    arguments: [
      ("-", []), ("ftyp meta(hdlr dinf iloc) mdat, iloc 1 4400, mdat 16", ["ftyp", "meta", "mdat"]),
      ("ftyp mdat meta(pitm) free free, iloc 0 4400", ["ftyp", "mdat", "meta", "free", "free"]),
      ("ftyp meta mdat", ["ftyp", "meta", "mdat"]), ("", []),
    ] as [(String, [String])])
  func namesOfTheFilesOwn(arrangement: String, names: [String]) {
    #expect(ContainerBoxes(arrangement).names == names)
  }

  @Test(
    arguments: [
      ("ftyp meta mdat", nil), ("ftyp meta free mdat", "free"), ("ftyp meta mdat mdat mdat", "mdat"),
      // Another file has it twice too.
      ("ftyp meta mdat mdat", nil),
      // Names of blanks and punctuation are escaped, so that they are visible.
      ("ftyp meta \\x20\\x20\\x20\\x20 mdat", "\\x20\\x20\\x20\\x20"),
      ("ftyp meta xxx\\x2c iloc mdat", "xxx\\x2c"),
    ] as [(String, String?)])
  func whatNoOtherFileHas(arrangement: String, name: String?) {
    let others = ["ftyp meta mdat", "ftyp meta mdat mdat"].map(ContainerBoxes.init)
    #expect(ContainerBoxes(arrangement).more(than: others) == name)
    #expect(ContainerBoxes(arrangement).more(than: []) == nil)
  }
}
