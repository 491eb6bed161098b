import Foundation
import Testing

@testable import MetaLensPlatform

struct FileStatusTests {
  @Test func followsLinks() throws {
    let directory = try TemporaryDirectory()
    try directory.make(directory: directory.at("d"))
    try directory.make(file: directory.at("f"), "12345")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 86_400)], ofItemAtPath: directory.at("f").display)
    try directory.make(link: directory.at("to-d"), to: "d")
    try directory.make(link: directory.at("to-f"), to: "f")
    #expect(try FileStatus.isDirectory(directory.at("d")))
    #expect(try FileStatus.isDirectory(directory.at("to-d")))
    #expect(try !FileStatus.isDirectory(directory.at("to-f")))
    let file = try FileStatus.identity(of: directory.at("f"))
    #expect(file.byteCount == 5)
    #expect(try FileStatus.identity(of: directory.at("to-f")) == file)
    #expect(try FileStatus.identity(of: directory.at("d")).place != file.place)
    #expect(file.modifiedSeconds == 86_400)
    for (name, isDirectory) in [("d", true), ("to-d", true), ("f", false), ("to-f", false)] {
      let named = try FileStatus.named(by: directory.at(name))
      #expect(named.isDirectory == isDirectory)
      #expect(try named.identity == FileStatus.identity(of: directory.at(name)))
    }
    let gone = directory.at("gone")
    #expect(failure { () throws(SystemError) in try FileStatus.isDirectory(gone) } == .notFound)
    let inside = directory.at("f/x")
    #expect(failure { () throws(SystemError) in try FileStatus.identity(of: inside) } == .notFound)
  }
}
