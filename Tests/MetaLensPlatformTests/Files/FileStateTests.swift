import Foundation
import Testing

@testable import MetaLensPlatform

struct FileStateTests {
  /// Checks that setting back a file's modification time is noticed, as its time of status change is still now.
  @Test func whatIsDatedBackIsTold() throws {
    let directory = try TemporaryDirectory()
    try directory.make(file: directory.at("f"), "12345")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 86_400)], ofItemAtPath: directory.at("f").display)
    try directory.make(link: directory.at("to-f"), to: "f")
    let file = try FileStatus.state(of: directory.at("f"))
    #expect(try file.identity == FileStatus.identity(of: directory.at("f")))
    #expect(file.identity.modifiedSeconds == 86_400 && file.changedSeconds > 86_400)
    #expect(try FileStatus.state(of: directory.at("to-f")) == file)
    let gone = directory.at("gone")
    #expect(failure { () throws(SystemError) in try FileStatus.state(of: gone) } == .notFound)
  }

  @Test(arguments: [(9, true), (10, false), (11, false)] as [(Int64, Bool)])
  func equalSecondsCountAsChanged(changed: Int64, isUnchanged: Bool) {
    let identity = FileIdentity(
      device: 1, inode: 2, byteCount: 3, modifiedSeconds: 4, modifiedNanoseconds: 5)
    #expect(FileState(identity: identity, changedSeconds: changed).isUnchanged(since: 10) == isUnchanged)
  }
}
