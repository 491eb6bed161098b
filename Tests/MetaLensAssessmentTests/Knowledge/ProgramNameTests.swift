import MetaLensKit
import Testing

struct ProgramNameTests {
  @Test(
    arguments: [
      ("GIMP 2.10 ada@example.org", "GIMP 2.10"), ("Adobe Photoshop CC 2019 (Ada)", "Adobe Photoshop 2019"),
      ("Ada's Adobe Photoshop 25.1", "Adobe Photoshop 25.1"), ("Zelda's tool 7", nil), ("", nil),
      ("Adobe Photoshop Ada 5551234567", "Adobe Photoshop"),
      ("Adobe Photoshop 555.123.4567", "Adobe Photoshop"),
      ("Adobe Photoshop 2023.1", "Adobe Photoshop 2023.1"), ("GIMP 2.10.36", "GIMP 2.10.36"),
      ("GIMP .5", "GIMP"),
    ] as [(String, String?)])
  func onlyWhatIsKnownIsKept(text: String, expected: String?) {
    #expect(ProgramName.known(in: text) == expected)
  }

  /// A version of a known form, with `…` for any part that can be free text.
  @Test(
    arguments: [
      ("Ver.1.01", "Ver.1.01"), ("17.5.1", "17.5.1"), ("X-T3 Ver3.01", "X-T3 Ver3.01"),
      ("Digital Camera X-T3 Ver3.01", "Digital Camera X-T3 Ver3.01"),
      ("Digital Camera Ada Ver3.01", "Digital Camera … Ver3.01"), ("Firmware of Ada", "Firmware …"),
      ("build of ada release-keys", "… release-keys"), ("GIMP 2.10", nil), ("Ada", nil), ("", nil),
      ("Version 1-ada@example.org", nil), ("Firmware Version 4+491701234567", nil), ("48.858222", nil),
      ("Ver.A1,Ada,52.52N,13.4E", nil), ("4917012345678.0", nil), ("Ver1AdaLovelace", nil),
      ("G930VVRS4BRA1", "G930VVRS4BRA1"), ("SM-G930F", "SM-G930F"),
      ("Windows 10.0.19041", "Windows 10.0.19041"),
    ] as [(String, String?)])
  func ofVersionsTheOpenPartIsHidden(text: String, expected: String?) {
    #expect(ProgramName.version(in: text, model: "X-T3", hiding: "…") == expected)
  }
}
