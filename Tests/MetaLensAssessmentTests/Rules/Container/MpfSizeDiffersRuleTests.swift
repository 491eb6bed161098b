import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MpfSizeDiffersRuleTests {
  /// How many bytes more the index states than the first picture has, how many stand between the pictures, and whose it is.
  @Test(
    arguments: [
      (0, 0, "SONY", "ILCE-7M4", false), (-457, 0, "SONY", "ILCE-7M4", true),
      (-1, 0, "SONY", "DSC-TX5", true),
      (-91, 0, "Sony", "XQ-DQ72", false), (-23, 0, "SAMSUNG", "NX1000", false),
      (-533, 0, "samsung", "Galaxy S24 Ultra", true),
      (-91, 0, "Google", "Pixel 8", false), (-8192, 0, "DJI", "FC220", false), (7, 0, "DJI", "FC220", true),
      (1, 0, "Google", "Pixel 8", true), (7, 7, "Canon", "Canon EOS 40D", false),
      (8, 7, "Canon", "Canon EOS 40D", true),
      (-5, 7, "SONY", "ILCE-7M4", true), (0, 7, "SONY", "ILCE-7M4", false),
    ] as [(Int, Int, String, String, Bool)])
  func isRaised(more: Int, gap: Int, make: String, model: String, expected: Bool) throws {
    let photo = ExamplePhoto.multiPicture(gap: gap, more: more, make: make, model: model)
    let found = try findings(by: .mpfSizeDiffers, on: photo)
    #expect(found.isEmpty == !expected)
    guard expected, let values = found.first?.values.json else { return }
    let (stated, real) = (
      values["statedByteCount"]?.integerValue ?? 0, values["byteCount"]?.integerValue ?? 0
    )
    #expect(stated - real == more)
  }

  /// Google's camera program counts first and inserts metadata then, whoever made the phone.
  @Test func isNotRaisedForGooglesProgram() throws {
    let photo = ExamplePhoto.multiPicture(more: -91, make: "samsung", model: "SM-S911B")
    #expect(try findings(by: .mpfSizeDiffers, on: photo).count == 1)
    let details = try raisedOnly(by: .mpfSizeDiffers, on: photo) { facts in
      facts.hdrPlus = HDRPlusNote(container: "APP1 XMP", offset: 7, byteCount: 9, captured: 1_685_429_761)
    }
    #expect(details.isEmpty)
  }

  /// An index that points elsewhere has a flag of its own, and what was cut off is no size that differs.
  @Test func isNotRaisedForABrokenIndex() throws {
    #expect(try raised(by: .mpfSizeDiffers, on: .multiPicture(shift: 6, more: 7)).isEmpty)
    #expect(try raised(by: .mpfSizeDiffers, on: .multiPicture(more: 7).cut(by: 30)).isEmpty)
    #expect(try raised(by: .mpfSizeDiffers, on: .coded()).isEmpty)
  }
}
