import MetaLensPlatform

/// The package's files.
struct SourceTree: Sendable {
  /// The directory with `Package.swift`.
  var root: SystemPath

  /// Returns a file's text; `path` is from the root.
  func text(of path: String) throws(ToolError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// Returns a file's bytes; `path` is from the root.
  func bytes(of path: String) throws(ToolError) -> [UInt8] {
    do throws(SystemError) {
      let file = try RandomAccessFile(opening: systemPath(path))
      return try file.read(at: 0, count: file.identity.byteCount)
    } catch {
      throw ToolError(path: path, reason: error.reason)
    }
  }

  /// Returns the files under a folder, in the order of the bytes of their paths from the root.
  func files(under folder: String) throws(ToolError) -> [String] {
    let top = systemPath(folder).bytes.count - folder.utf8.count
    var walk = DirectoryWalk(root: systemPath(folder), followLinks: false)
    var files: [String] = []
    while let item = walk.next() {
      switch item {
      case .file(let path): files.append(String(decoding: path.bytes.dropFirst(top), as: UTF8.self))
      case .failure(let path, let error):
        throw ToolError(path: String(decoding: path.bytes, as: UTF8.self), reason: error.reason)
      }
    }
    return files
  }

  /// Writes a file completely or not at all.
  func write(_ file: GeneratedFile) throws(ToolError) {
    do throws(SystemError) {
      let replacing = try ReplacingFile(target: systemPath(file.path))
      try replacing.write(file.bytes)
      try replacing.commit()
    } catch {
      throw ToolError(path: file.path, reason: error.reason)
    }
  }

  private func systemPath(_ path: String) -> SystemPath { root.appending(Array(path.utf8)) }
}
