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

  @Test(arguments: [
    (".metalens-2qp8qetmiquvf.tmp", true), (".metalens-0.tmp", true), ("d/.metalens-3w5e11264sgsf.tmp", true),
    (".metalens-3w5e11264sgsg.tmp", false), (".metalens-zzzzzzzzzzzzz.tmp", false),
    (".metalens-00.tmp", false), (".metalens-02qp8.tmp", false), (".metalens-+1.tmp", false),
    (".metalens--1.tmp", false), (".metalens-.tmp", false), (".metalens-2QP8.tmp", false),
    (".metalens-a b.tmp", false),
    (".metalens-3w5e11264sgsf0.tmp", false), (".metalens-2qp8", false), (".metalens-2qp8.tmp.jpg", false),
    ("metalens-2qp8.tmp", false), ("x.metalens-2qp8.tmp", false), (".metalens-2qp8.tmp/a.jpg", false),
    (".tmp", false), ("", false),
  ])
  func isKnownByItsForm(path: String, isOne: Bool) {
    #expect(TemporaryName.isOne(SystemPath(path)) == isOne)
  }

  @Test func makesNamesOfItsForm() throws {
    let directory = try TemporaryDirectory()
    let name = try TemporaryName(beside: directory.at("out"))
    _ = try name.create()
    let made = directory.names()
    #expect(made.count == 1 && made.allSatisfy { TemporaryName.isOne(SystemPath($0)) }, "\(made)")
    #expect(try name.status().st_size == 0)
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
