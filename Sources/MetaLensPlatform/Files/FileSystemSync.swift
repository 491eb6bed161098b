#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Makes sure that written data is on the disk, for all files at once.
package enum FileSystemSync {
  #if canImport(Glibc)
    /// The type of syncfs, which glibc's unistd.h declares but Swift doesn't import.
    private typealias Sync = @convention(c) (Int32) -> Int32
  #endif

  /// Waits until everything written to a directory's file system is on the disk.
  ///
  /// For many files this takes one wait instead of one for each. Without syncfs, it waits for all file systems. On macOS
  /// a file system that can't be waited for is only told to write.
  package static func wait(for directory: SystemPath) throws(SystemError) {
    let opened = try Descriptor(opening: directory, flags: O_RDONLY | O_DIRECTORY)
    #if canImport(Glibc)
      if let library = DynamicLibrary(["libc.so.6"]),
        let syncfs: Sync = unsafe library.function("syncfs")
      {
        return try opened.wait(by: syncfs)
      }
    #else
      if opened.volumeIsOnDisk() { return }
    #endif
    sync()
  }
}

#if canImport(Glibc)
  extension Descriptor {
    /// The descriptor stays open until the call returns, since it is borrowed.
    fileprivate borrowing func wait(by syncfs: (Int32) -> Int32) throws(SystemError) {
      let number = number
      _ = try SystemError.check("syncfs") { syncfs(number) }
    }
  }
#else
  extension Descriptor {
    /// Waits until everything written to the file system is on the disk; returns whether the file system can do that.
    fileprivate borrowing func volumeIsOnDisk() -> Bool {
      fsync_volume_np(number, SYNC_VOLUME_FULLSYNC | SYNC_VOLUME_WAIT) == 0
    }
  }
#endif
