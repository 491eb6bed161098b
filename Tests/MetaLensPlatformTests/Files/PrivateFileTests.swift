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

  @Test(arguments: [
    (0o600, true), (0o400, true), (0o640, false), (0o604, false), (0o620, false), (0o602, false),
    (0o644, false),
  ])
  func itIsReadIfNobodyElseCanReadOrChangeIt(mode: Int, isRead: Bool) throws {
    let directory = try TemporaryDirectory()
    let path = directory.at("token")
    try directory.make(file: path, "abc")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path.display)
    #expect(try PrivateFile.read(at: path, count: 2) == (isRead ? Array("ab".utf8) : nil))
  }

  @Test func whatIsNoFileIsNotRead() throws {
    let directory = try TemporaryDirectory()
    #expect(throws: SystemError.self) { _ = try PrivateFile.read(at: directory.at("none"), count: 1) }
    #expect(throws: SystemError.self) { _ = try PrivateFile.read(at: directory.path, count: 1) }
  }

  /// A credential of systemd's is root's, and shows its access control list as its group's rights.
  @Test(
    arguments: [
      (0o100440, 0, 1000, true), (0o100460, 0, 1000, false), (0o100444, 0, 1000, false),
      (0o100440, 0, 0, false), (0o100440, 1000, 1000, false), (0o100600, 0, 0, true),
      // Another user's file is his to read and to change, whatever its permissions are.
      (0o100600, 1000, 1000, true), (0o100600, 1001, 1000, false), (0o100600, 1000, 0, false),
      (0o100400, 0, 1000, true),
    ] as [(mode_t, uid_t, uid_t, Bool)])
  func aGroupMayReadWhatIsRoots(mode: mode_t, owner: uid_t, user: uid_t, isPrivate: Bool) {
    #expect(PrivateFile.isPrivate(mode, owner: owner, user: user) == isPrivate)
  }
}
