#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Has what was written on the disk, all files at once.
package enum FileSystemSync {
  #if canImport(Glibc)
    /// Of glibc's unistd.h, which Swift doesn't show.
    private typealias Sync = @convention(c) (Int32) -> Int32
  #endif

  /// Waits until all that was written to a directory's file system is on the disk.
  ///
  /// Many files cost one wait so, and not one each. Where the system doesn't know which file system, it is all of them.
  package static func wait(for directory: SystemPath) throws(SystemError) {
    #if canImport(Glibc)
      let opened = try Descriptor(opening: directory, flags: O_RDONLY | O_DIRECTORY)
      if let library = DynamicLibrary(["libc.so.6"]),
        let syncfs: Sync = unsafe library.function("syncfs")
      {
        return try opened.wait(by: syncfs)
      }
    #endif
    sync()
  }
}

#if canImport(Glibc)
  extension Descriptor {
    /// It stays open until the call returns, since it is borrowed.
    fileprivate borrowing func wait(by syncfs: (Int32) -> Int32) throws(SystemError) {
      let number = number
      _ = try SystemError.check("syncfs") { syncfs(number) }
    }
  }
#endif
