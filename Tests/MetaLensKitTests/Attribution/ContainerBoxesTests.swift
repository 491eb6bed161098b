import Testing

@testable import MetaLensKit

@Suite struct ContainerBoxesTests {
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
      // Twice is what another file has too.
      ("ftyp meta mdat mdat", nil),
      // Names that break the reading off or open a parenthesis don't hide themselves.
      ("ftyp meta xxx, iloc mdat", "xxx"), ("ftyp meta( free mdat", "meta("),
      ("ftyp meta() free) mdat", "free)"),
    ] as [(String, String?)])
  func whatNoOtherFileHas(arrangement: String, name: String?) {
    let others = ["ftyp meta mdat", "ftyp meta mdat mdat"].map(ContainerBoxes.init)
    #expect(ContainerBoxes(arrangement).more(than: others) == name)
    #expect(ContainerBoxes(arrangement).more(than: []) == nil)
  }
}
