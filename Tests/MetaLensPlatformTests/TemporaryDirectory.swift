import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory for one test, removed with everything in it.
final class TemporaryDirectory: Sendable {
  let path: SystemPath

  init() throws {
    let base = ProcessEnvironment.value(of: "TMPDIR") ?? "/tmp"
    var template = PathResolution.terminated("\(base)/metalens-test-XXXXXX".utf8)
    try #require(unsafe mkdtemp(&template) != nil)
    path = SystemPath(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
  }

  func at(_ name: String) -> SystemPath { path.appending(Array(name.utf8)) }

  func make(file path: SystemPath, _ text: String = "") throws {
    let descriptor = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644)
    try DescriptorWriter.write(Array(text.utf8), to: descriptor.number)
  }

  func make(directory path: SystemPath) throws {
    try #require(unsafe mkdir(PathResolution.terminated(path.bytes), 0o755) == 0)
  }

  func make(link path: SystemPath, to target: String) throws {
    try #require(unsafe symlink(target, PathResolution.terminated(path.bytes)) == 0)
  }

  func make(fifo path: SystemPath) throws {
    try #require(unsafe mkfifo(PathResolution.terminated(path.bytes), 0o644) == 0)
  }

  func contents(of path: SystemPath) throws -> String {
    let file = try RandomAccessFile(opening: path)
    return String(decoding: try file.read(at: 0, count: file.identity.byteCount), as: UTF8.self)
  }

  /// Returns the names under the directory, in the walk's order.
  func names(followLinks: Bool = false) -> [String] {
    items(followLinks: followLinks).map { item in
      switch item {
      case .file(let path): name(path)
      case .failure(let path, let error): "\(name(path)): \(error.kind)"
      }
    }
  }

  func items(followLinks: Bool = false) -> [DirectoryWalk.Item] {
    var walk = DirectoryWalk(root: path, followLinks: followLinks)
    var items: [DirectoryWalk.Item] = []
    while let item = walk.next() { items.append(item) }
    return items
  }

  private func name(_ path: SystemPath) -> String {
    String(path.display.dropFirst(self.path.bytes.count + 1))
  }

  deinit {
    // rm also removes trees that are deeper than a path can name.
    _ = unsafe system("chmod -R u+rwx '\(path.display)' && rm -rf '\(path.display)'")
  }
}

/// Returns the kind of error that a call throws; nil if it throws none.
func failure<Result: ~Copyable>(_ body: () throws(SystemError) -> Result) -> SystemError.Kind? {
  do throws(SystemError) {
    _ = try body()
    return nil
  } catch {
    return error.kind
  }
}

/// Whether the tests run as root, who may read files whatever their permissions are.
let isRoot = geteuid() == 0
