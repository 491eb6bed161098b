#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension SystemPath {
  /// The current directory, at which relative paths begin; nil if it doesn't have a name any more.
  package static var current: SystemPath? {
    guard let name = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(name) }
    return unsafe SystemPath(bytes: Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
  }

  /// Returns the path from the root on, without `.` and doubled slashes.
  ///
  /// If it contains `..`, the part up to the last `..` is resolved on disk, since a link may precede it; a part that
  /// doesn't exist stays as it is written.
  ///
  /// - Parameter directory: The directory at which a relative path begins; nil if it has no name any more: then the
  ///   path stays as it is, since from the root on it would lead elsewhere.
  package func absolute(in directory: SystemPath?) -> SystemPath {
    let slash = UInt8(ascii: "/")
    if !isAbsolute, directory == nil { return self }
    let whole = isAbsolute ? bytes : (directory.map { $0.bytes + [slash] } ?? []) + bytes
    let parts = whole.split(separator: slash).filter { !$0.elementsEqual([UInt8(ascii: ".")]) }
    func joined(_ parts: ArraySlice<ArraySlice<UInt8>>) -> [UInt8] { parts.flatMap { [slash] + $0 } }
    let dots = [UInt8](repeating: UInt8(ascii: "."), count: 2)
    var path = joined(parts[...])
    if let last = parts.lastIndex(where: { $0.elementsEqual(dots) }),
      let resolved = Self.resolved(joined(parts[...last]))
    {
      path = (resolved == [slash] ? [] : resolved) + joined(parts[(last + 1)...])
    }
    return SystemPath(bytes: path.isEmpty ? [slash] : path)
  }

  /// The path without links and `..` that leads to the same file; nil if nothing exists there.
  package var real: SystemPath? { Self.resolved(bytes).map { SystemPath(bytes: $0) } }

  /// Returns the path that a path leads to, following every link; nil if nothing exists there.
  private static func resolved(_ path: [UInt8]) -> [UInt8]? {
    // A NUL would end the path early, so that it would lead elsewhere.
    if path.contains(0) { return nil }
    let name = (path + [0]).map { CChar(bitPattern: $0) }
    guard let found = unsafe realpath(name, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe Array(UnsafeRawBufferPointer(start: found, count: strlen(found)))
  }
}
