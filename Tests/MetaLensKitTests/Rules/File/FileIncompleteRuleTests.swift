import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct FileIncompleteRuleTests {
  @Test(arguments: [1, 2, 3])
  func raisedForACutFile(missing: Int) throws {
    #expect(try raised(by: .fileIncomplete, on: .camera().cut(by: missing)) == [.flag(.fileIncomplete)])
  }

  @Test func notRaisedForBytesAfterTheEnd() throws {
    var photo = ExamplePhoto.camera()
    photo.bytes += [0, 0, 0, 0]
    #expect(try raised(by: .fileIncomplete, on: photo).isEmpty)
  }
}
