import Foundation
import Testing

@testable import MetaLensPlatform

struct PrivateFileTests {
  @Test func itIsMadeOnceAndItsOwnersAlone() throws {
    let directory = try TemporaryDirectory()
    let path = directory.at("private")
    #expect(try PrivateFile.make(at: path))
    #expect(try !PrivateFile.make(at: path))
    let mode = try FileManager.default.attributesOfItem(atPath: path.display)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(throws: SystemError.self) {
      _ = try PrivateFile.make(at: directory.at("no/where"))
    }
  }
}
