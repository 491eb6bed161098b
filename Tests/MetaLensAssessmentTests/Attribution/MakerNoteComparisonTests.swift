import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct MakerNoteComparisonTests {
  private func note(_ maker: String, _ name: String, _ text: String) -> MakerNoteFacts {
    MakerNoteFacts(
      maker: maker, offset: nil, byteCount: 9,
      values: [.init(.model, tag: 6, name: name, text: text, offset: nil)])
  }

  @Test(arguments: [
    ("Canon", "CanonImageType", "IMG:PowerShot A40 JPEG", "powershot a40"),
    ("Canon", "CanonImageType", "Canon EOS 40D", "eos 40d"),
    ("Canon", "CanonImageType", "CRW:EOS DIGITAL REBEL CMOS RAW", "eos digital rebel"),
    ("Fujifilm", "FujiModel", "X-T4_0100", "x t4"),
    ("Canon", "CanonImageType", "IMG:JPEG file", nil), ("Canon", "CanonImageType", "", nil),
    ("Canon", "CanonImageType", "CRW:High definition CCD image", nil),
    ("Canon", "CanonModelID", "0x80000190", nil), ("Olympus", "CameraType", "D4034", nil),
  ])
  func modelName(maker: String, name: String, text: String, expected: String?) {
    #expect(note(maker, name, text).modelName?.name.words.joined(separator: " ") == expected)
  }
}
