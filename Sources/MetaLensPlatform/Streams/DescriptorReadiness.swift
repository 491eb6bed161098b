#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits for a descriptor somebody else made non-blocking.
enum DescriptorReadiness {
  /// Returns once one of the poll events, or an error the next call will tell, is there.
  static func wait(for events: Int16, on descriptor: Int32) throws(SystemError) {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    _ = try SystemError.check("poll") { unsafe poll(&request, 1, -1) }
  }
}
