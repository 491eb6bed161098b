import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct FileIncompleteRuleTests {
  @Test(arguments: [1, 2, 3])
  func raisedForACutFile(missing: Int) throws {
    #expect(try raised(by: .fileIncomplete, on: .camera().cut(by: missing)) == [.flag(.fileIncomplete)])
  }

  /// A picture that has its end and codes that mean nothing before it.
  @Test func raisedForDamagedData() throws {
    let bytes = CoefficientPicture.shades(columns: 40, rows: 30) { 4 * $0 + 2 * $1 }.build()
    #expect(try raised(by: .fileIncomplete, on: ExamplePhoto(bytes)).isEmpty)
    #expect(
      try raised(by: .fileIncomplete, on: ExamplePhoto(bytes).damaged()) == [
        .flag(.fileIncomplete, ["state": "damaged"])
      ])
  }

  @Test func notRaisedForBytesAfterTheEnd() throws {
    var photo = ExamplePhoto.camera()
    photo.bytes += [0, 0, 0, 0]
    #expect(try raised(by: .fileIncomplete, on: photo).isEmpty)
  }
}
