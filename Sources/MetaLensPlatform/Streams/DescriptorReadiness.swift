#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits until a descriptor can be read or written.
enum DescriptorReadiness {
  /// Waits for one of the poll events, or for an error, which the next call will report.
  static func wait(for events: Int16, on descriptor: Int32) throws(SystemError) {
    _ = try isReady(for: events, on: descriptor, within: -1)
  }

  /// Waits in the same way, but also returns when somebody asks the process to stop; returns whether nobody did.
  static func waitUnlessStopped(for events: Int16, on descriptor: Int32) throws(SystemError) -> Bool {
    while !Interruption.isRequested {
      // A handler may do no more than set a flag, so the flag is checked as often as `InterruptionWatch` checks it.
      if try isReady(for: events, on: descriptor, within: 50) { return !Interruption.isRequested }
    }
    return false
  }

  private static func isReady(
    for events: Int16, on descriptor: Int32, within milliseconds: Int32
  ) throws(SystemError) -> Bool {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    return try SystemError.check("poll") { unsafe poll(&request, 1, milliseconds) } > 0
  }
}
