#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension SystemPath {
  /// The directory that relative paths begin at; nil where it has no name any more.
  package static var current: SystemPath? {
    guard let name = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(name) }
    return unsafe SystemPath(bytes: Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
  }

  /// The path from the root on, as far as that takes no look at the disk: `.` and doubled slashes are left out, `..`
  /// stays, since a link may stand before it.
  ///
  /// - Parameter directory: where a relative path begins.
  package func absolute(in directory: SystemPath?) -> SystemPath {
    let slash = UInt8(ascii: "/")
    let whole = bytes.first == slash ? bytes : (directory.map { $0.bytes + [slash] } ?? []) + bytes
    var path: [UInt8] = []
    for part in whole.split(separator: slash) where !part.elementsEqual([UInt8(ascii: ".")]) {
      path.append(slash)
      path.append(contentsOf: part)
    }
    return SystemPath(bytes: path.isEmpty ? [slash] : path)
  }
}
