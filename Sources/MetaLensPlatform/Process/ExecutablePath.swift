#if canImport(Glibc)
  import Glibc
#else
  import MachO
#endif

/// The program that this process runs.
package enum ExecutablePath {
  /// A path that starts the same program again; nil if the system doesn't report it.
  package static var own: SystemPath? {
    #if canImport(Glibc)
      // The kernel's own link, which stays valid even if the file was replaced or renamed meanwhile. Without /proc
      // there is no such link.
      let link = "/proc/self/exe"
      return unsafe access(link, X_OK) == 0 ? SystemPath(link) : nil
    #else
      var count: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &count)
      var path = [CChar](repeating: 0, count: Int(count) + 1)
      guard unsafe _NSGetExecutablePath(&path, &count) == 0 else { return nil }
      return SystemPath(bytes: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    #endif
  }
}
