import Foundation
import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import CSystemAttributes
  import Glibc
#else
  import Darwin
#endif

struct FileAttributesTests {
  let directory: TemporaryDirectory
  private let name = "user.xdg.origin.url"

  init() throws { directory = try TemporaryDirectory() }

  /// Sets an extended attribute of a file and returns whether the file system accepted it.
  private func set(_ value: [UInt8], as name: String, of path: SystemPath) throws -> Bool {
    let descriptor = try Descriptor(opening: path, flags: O_RDONLY)
    #if canImport(Glibc)
      return unsafe fsetxattr(descriptor.number, name, value, value.count, 0) == 0
    #else
      return unsafe fsetxattr(descriptor.number, name, value, value.count, 0, 0) == 0
    #endif
  }

  private func attributes(of path: SystemPath) throws -> FileAttributes {
    let file = try RandomAccessFile(opening: path)
    return try file.attributes()
  }

  @Test func tellsTimes() throws {
    try directory.make(file: directory.at("before"), "x")
    let path = directory.at("new")
    try directory.make(file: path, "x")
    try directory.make(file: directory.at("after"), "x")
    let made = try attributes(of: path)
    let before = try FileStatus.identity(of: directory.at("before")).modifiedSeconds
    let after = try FileStatus.identity(of: directory.at("after")).modifiedSeconds
    for time in [made.modified, made.statusChanged, made.born].compactMap(\.self) {
      #expect(before <= time.seconds && time.seconds <= after)
      #expect((0..<1_000_000_000).contains(time.nanoseconds))
    }
    // A second before 1970, with the nanoseconds counted forward.
    let times = [timespec(tv_sec: -1, tv_nsec: 5), timespec(tv_sec: -1, tv_nsec: 5)]
    let changed = unsafe utimensat(AT_FDCWD, path.display, times, 0)
    #expect(changed == 0)
    let old = try attributes(of: path)
    #expect(old.modified == .init(seconds: -1, nanoseconds: 5))
    #expect(old.statusChanged.seconds >= made.statusChanged.seconds)
    #expect(old.born == made.born)
  }

  @Test func readsValues() throws {
    let path = directory.at("download")
    try directory.make(file: path)
    let url = Array("https://example.org/a.jpg".utf8)
    guard try set(url, as: name, of: path) else { return }
    #expect(try set([], as: "user.empty", of: path))
    // Another file has the name now, but the open file is asked.
    let file = try RandomAccessFile(opening: path)
    let moved = unsafe rename(path.display, directory.at("elsewhere").display)
    #expect(moved == 0)
    try directory.make(file: path)
    let extended = try #require(try file.attributes().extended).filter { $0.name.starts(with: "user.".utf8) }
    #expect(
      Set(extended) == [
        .init(name: Array(name.utf8), byteCount: url.count, value: url),
        .init(name: Array("user.empty".utf8), byteCount: 0, value: []),
      ])
  }

  @Test func aLongValueHasItsSizeAlone() throws {
    let path = directory.at("long")
    try directory.make(file: path)
    let count = FileAttributes.maximumValueBytes + 1
    // The ext4 file system takes one block of 4096 bytes at most.
    guard try set(Array(repeating: 1, count: count), as: name, of: path) else { return }
    let extended = try #require(try attributes(of: path).extended).first { $0.name == Array(name.utf8) }
    #expect(extended == .init(name: Array(name.utf8), byteCount: count, value: nil))
  }

  @Test func manyAreBounded() throws {
    let path = directory.at("many")
    try directory.make(file: path)
    var set = 0
    for number in 0..<(FileAttributes.maximumAttributes + 20) {
      guard try self.set([1], as: "user.n\(number)", of: path) else { break }
      set += 1
    }
    let count = try attributes(of: path).extended?.count ?? 0
    #expect(count <= FileAttributes.maximumAttributes && count >= min(set, FileAttributes.maximumAttributes))
  }

  /// Checks that a file system without attributes is no failure.
  @Test(.enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/status")))
  func whereThereAreNone() throws {
    let attributes = try attributes(of: SystemPath("/proc/self/status"))
    #expect(attributes.extended?.isEmpty ?? true)
  }
}
