#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits for a descriptor to have something, or to take something.
enum DescriptorReadiness {
  /// Returns once one of the poll events, or an error the next call will tell, is there.
  static func wait(for events: Int16, on descriptor: Int32) throws(SystemError) {
    _ = try isReady(for: events, on: descriptor, within: -1)
  }

  /// The same, or returns when somebody asks the process to stop; whether nobody did.
  static func waitUnlessStopped(for events: Int16, on descriptor: Int32) throws(SystemError) -> Bool {
    while !Interruption.isRequested {
      // A handler may do no more than set a flag, so that is looked at as often as `InterruptionWatch` does.
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
