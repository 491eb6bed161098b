import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct FileIncompleteRuleTests {
  @Test(arguments: [1, 2, 3])
  func raisedForACutFile(missing: Int) throws {
    #expect(try raised(by: .fileIncomplete, on: .camera().cut(by: missing)) == [.flag(.fileIncomplete)])
  }

  /// A picture with its end, but with meaningless codes before it.
  @Test func raisedForDamagedData() throws {
    let bytes = CoefficientPicture.shades(columns: 40, rows: 30) { 4 * $0 + 2 * $1 }.build()
    #expect(try raised(by: .fileIncomplete, on: ExamplePhoto(bytes)).isEmpty)
    #expect(
      try raised(by: .fileIncomplete, on: ExamplePhoto(bytes).damaged()) == [
        .flag(.fileIncomplete, ["state": "damaged"])
      ])
  }

  /// A file with its full length, but zeros from the middle on.
  @Test func raisedForAnEndThatWasNeverWritten() throws {
    let bytes = CoefficientPicture.shades(columns: 90, rows: 60) { $0 % 7 * 40 + $1 % 5 * 9 }.build()
    var start = bytes.count / 2
    while bytes[start - 1] == 0 { start -= 1 }
    let photo = ExamplePhoto(bytes[..<start] + [UInt8](repeating: 0, count: 5000))
    #expect(
      try raised(by: .fileIncomplete, on: photo) == [
        .flag(.fileIncomplete, ["state": "unwritten", "from": start])
      ])
  }

  /// A file whose own picture is complete, truncated within the second one that MPF lists.
  @Test func raisedForAFurtherPictureThatIsCut() throws {
    let photo = ExamplePhoto.multiPicture()
    let start = photo.bytes.count - JPEGBuilder().build().count
    #expect(
      try raised(by: .fileIncomplete, on: photo.cut(by: 30)) == [
        .flag(.fileIncomplete, ["state": "furtherPicture", "from": start])
      ])
  }

  /// A file whose own picture is complete, truncated within the film of Samsung's motion photo; nothing else is
  /// reported about its bytes.
  @Test func raisedForAFilmThatIsCut() throws {
    let start = ExamplePhoto.camera().bytes.count
    let film =
      HEIFBuilder.box("ftyp", Array("mp42mp42".utf8))
      + HEIFBuilder.box("mdat", [UInt8](repeating: 9, count: 90))
    var photo = ExamplePhoto.camera()
    photo.bytes += [0, 0, 0x30, 0x0A, 16, 0, 0, 0] + Array("MotionPhoto_Data".utf8) + film.dropLast(20)
    #expect(
      try raised(by: .fileIncomplete, on: photo) == [
        .flag(.fileIncomplete, ["state": "film", "from": start])
      ])
    for rule in [Rule.trailerUnknown, .trailerUnlisted, .trailerMaker] {
      #expect(try raised(by: rule, on: photo).isEmpty)
    }
  }

  @Test func notRaisedForAFurtherPictureThatIsNotThere() throws {
    let photo = ExamplePhoto.multiPicture()
    let taken = photo.cut(by: JPEGBuilder().build().count)
    let elsewhere = ExamplePhoto.multiPicture(shift: 6).cut(by: 30)
    for other in [photo, taken, elsewhere] {
      #expect(try raised(by: .fileIncomplete, on: other).isEmpty)
    }
  }

  @Test(arguments: [4, 5000]) func notRaisedForBytesAfterTheEnd(count: Int) throws {
    var photo = ExamplePhoto.camera()
    photo.bytes += [UInt8](repeating: 0, count: count)
    #expect(try raised(by: .fileIncomplete, on: photo).isEmpty)
  }
}
