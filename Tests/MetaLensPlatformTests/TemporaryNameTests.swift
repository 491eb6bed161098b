import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct TemporaryNameTests {
  /// Checks that nobody else can open the file between its creation and a later change of its permissions.
  @Test func isPrivateFromItsFirstMoment() throws {
    let directory = try TemporaryDirectory()
    let name = try TemporaryName(beside: directory.at("out"))
    let file = try name.create()
    let status = try file.status()
    #expect(status.st_mode & 0o077 == 0)
  }

  @Test func tellsThePermissionsOfNewFilesAndLeavesNone() throws {
    let directory = try TemporaryDirectory()
    try directory.make(file: directory.at("plain"))
    let plain = try FileStatus.status(of: directory.at("plain"))
    let name = try TemporaryName(beside: directory.at("out"))
    let mode = try name.usualMode()
    #expect(mode & 0o044 == plain.st_mode & 0o044)
    #expect(mode & 0o111 == 0)
    #expect(directory.names() == ["plain"])
  }
}
