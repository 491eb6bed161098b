import MetaLensKit
import Testing

struct ProgramNameTests {
  @Test(
    arguments: [
      ("GIMP 2.10 ada@example.org", "GIMP 2.10"), ("Adobe Photoshop CC 2019 (Ada)", "Adobe Photoshop 2019"),
      ("Ada's Adobe Photoshop 25.1", "Adobe Photoshop 25.1"), ("Zelda's tool 7", nil), ("", nil),
    ] as [(String, String?)])
  func onlyWhatIsKnownIsKept(text: String, expected: String?) {
    #expect(ProgramName.known(in: text) == expected)
  }
}
