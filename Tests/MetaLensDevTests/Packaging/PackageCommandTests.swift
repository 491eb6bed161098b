import MetaLensPlatform
import Testing

@testable import metalens_dev

struct PackageCommandTests {
  @Test(arguments: [
    ["--output"], ["--output", ""], ["--root"], ["--scratch-path"], ["extra"], ["--outputs", "x"],
  ])
  func aWrongFlagIsRefused(arguments: [String]) {
    #expect(PackageCommand(arguments) { _ in nil } == nil)
  }

  @Test func itsFoldersAndMakerAreTaken() throws {
    let given = ["DEBFULLNAME": "A Maker", "DEBEMAIL": "a@example.org"]
    let command = try #require(
      PackageCommand(["-o", "out", "--root", "source", "--scratch-path", "built"]) { given[$0] })
    #expect(command.output.display == "out")
    #expect(command.root.display == "source")
    #expect(command.build?.display == "built")
    #expect(command.maintainer == "A Maker <a@example.org>")
  }
}
