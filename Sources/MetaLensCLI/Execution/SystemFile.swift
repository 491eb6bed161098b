import MetaLensPlatform

/// A file that isn't a photo: a list of names, a table, or reports.
enum SystemFile {
  static func bytes(of path: SystemPath, limit: Int) throws(SystemError) -> [UInt8]? {
    if let descriptor = descriptor(of: path) {
      return try DescriptorReader.readAll(from: descriptor, limit: limit)
    }
    let file = try RandomAccessFile(opening: path)
    let count = file.identity.byteCount
    return count > limit ? nil : try file.read(at: 0, count: count)
  }

  /// Returns the descriptor that a path names: a pipe that a shell passes by name for `<(find ...)`, or standard input;
  /// nil for other paths.
  static func descriptor(of path: SystemPath) -> Int32? {
    let name = path.display
    if name == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where name.hasPrefix(folder) {
      return Int32(name.dropFirst(folder.count))
    }
    return nil
  }
}
