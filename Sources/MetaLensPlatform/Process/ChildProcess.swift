#if canImport(Glibc)
  import CSystemAttributes
  import Glibc
#else
  import Darwin
#endif

/// A program that was started to answer a question; it is killed and waited for when its owner ends, if not earlier.
///
/// Its standard input and output are one socket, and its standard error is discarded. It inherits no other descriptor
/// of this process and, of the environment, only the variables that say where libraries are. Signals from the terminal
/// don't reach it, and no signal that asks a process to stop ends it: its owner does, and a service manager often sends
/// them to all processes of a service.
package struct ChildProcess: ~Copyable {
  /// How an exchange ended.
  package enum Ending: Sendable, Equatable {
    /// It closed its output. The value is its exit code; nil if that isn't known.
    case exited(Int32?)
    case signalled(Int32)
    case timedOut
    /// It wrote more than was allowed.
    case overflowed
    /// The caller cancelled the exchange.
    case cancelled
  }

  /// The signal sent when `ResourceLimits.processorSeconds` have passed.
  package static let processorTimeSignal = SIGXCPU
  /// The signal sent when `ResourceLimits.seconds` have passed.
  package static let alarmSignal = SIGALRM

  private let identifier: pid_t
  let channel: Descriptor
  /// Whether it was waited for, so that its number may already belong to another process.
  private var isOver = false
  /// Whether it ended before it had read all of the last message, which then can't be the cause.
  ///
  /// Linux always tells; elsewhere it may be false.
  package internal(set) var missedMessage = false

  /// Starts a program.
  package init(_ executable: SystemPath, arguments: [String]) throws(SystemError) {
    var pair: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    _ = try SystemError.check("socketpair") { unsafe socketpair(AF_UNIX, type, 0, &pair) }
    let own = Descriptor(owning: pair[0])
    let other = Descriptor(owning: pair[1])
    #if !canImport(Glibc)
      var on: Int32 = 1
      unsafe setsockopt(pair[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      for number in pair { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    #endif
    identifier = try Self.spawned(executable, arguments, on: other.number)
    channel = own
  }

  deinit {
    guard !isOver else { return }
    _ = kill(identifier, SIGKILL)
    while waitpid(identifier, nil, 0) == -1, errno == EINTR {}
  }

  /// Sends the program its input, piece by piece, and receives its answer.
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of bytes of the answer.
  ///   - seconds: The maximum time for the whole exchange.
  ///   - isCancelled: Called ten times a second.
  ///   - next: Returns the next piece of the input; nil at its end.
  /// - Returns: The bytes received until the exchange ended, and how it ended.
  package consuming func exchange<Failure: Error>(
    maximum: Int, seconds: Double, isCancelled: () -> Bool = { false }, next: () throws(Failure) -> [UInt8]?
  ) throws(Failure) -> (answer: [UInt8], ending: Ending) {
    let deadline = Self.now + seconds
    var answer: [UInt8] = []
    var piece: [UInt8] = []
    var sent = 0
    var isInputOver = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if isCancelled() { return (answer, .cancelled) }
      let left = deadline - Self.now
      if left <= 0 { return (answer, .timedOut) }
      if !isInputOver, sent == piece.count {
        if let bytes = try next() {
          (piece, sent) = (bytes, 0)
          if bytes.isEmpty { continue }
        } else {
          isInputOver = true
          _ = shutdown(channel.number, Int32(SHUT_WR))
        }
      }
      let events = Int16(POLLIN) | (isInputOver ? 0 : Int16(POLLOUT))
      var request = pollfd(fd: channel.number, events: events, revents: 0)
      guard unsafe poll(&request, 1, Int32(min(left, 0.1) * 1000) + 1) > 0 else { continue }
      if request.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
        let count = unsafe recv(channel.number, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count > 0 {
          guard count <= maximum - answer.count else { return (answer, .overflowed) }
          answer += buffer[..<count]
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
          return (answer, ending(by: deadline))
        }
      }
      if !isInputOver, request.revents & Int16(POLLOUT) != 0 {
        let count = unsafe piece.withUnsafeBytes { bytes in
          let start = unsafe bytes.baseAddress.map { unsafe $0 + sent }
          return unsafe send(channel.number, start, bytes.count - sent, Self.sendingFlags)
        }
        if count >= 0 {
          sent += count
        } else if errno != EAGAIN && errno != EINTR {
          // The program doesn't read any more, but may still send its answer.
          isInputOver = true
        }
      }
    }
  }

  /// Waits for the end of a program that has closed its output.
  mutating func ending(by deadline: Double) -> Ending {
    while true {
      var status: Int32 = 0
      let found = unsafe waitpid(identifier, &status, WNOHANG)
      if found == identifier {
        isOver = true
        let end = Self.end(of: status)
        return end.signal == 0 ? .exited(end.code) : .signalled(end.signal)
      }
      // If SIGCHLD is ignored, there is no process to wait for.
      if found == -1, errno != EINTR {
        isOver = true
        return .exited(nil)
      }
      if Self.now >= deadline { return .timedOut }
      _ = poll(nil, 0, 5)
    }
  }

  /// Returns what a status of waitpid states: the exit code, or the signal that ended the process, otherwise 0.
  static func end(of status: Int32) -> (code: Int32, signal: Int32) { (status >> 8 & 0xFF, status & 0x7F) }

  private static func spawned(
    _ executable: SystemPath, _ arguments: [String], on descriptor: Int32
  ) throws(SystemError) -> pid_t {
    let name = try PathResolution(executable, operation: "posix_spawn")
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for target in [StandardDescriptor.input, StandardDescriptor.output] {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, StandardDescriptor.error, "/dev/null", O_WRONLY, 0)
    // A process group of its own, so that the parent handles an interrupt from the terminal. Descriptors that are open
    // here aren't open there. Signals have their initial state: threads of a pool block those that end a process at its
    // limits. Only what asks a process to stop is blocked, from its first instruction on.
    var blocked = sigset_t()
    unsafe sigemptyset(&blocked)
    for signal in Interruption.signals { unsafe sigaddset(&blocked, signal) }
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = Int(POSIX_SPAWN_SETPGROUP) | Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Glibc)
      unsafe posix_spawn_file_actions_addclosefrom_np(&actions, StandardDescriptor.error + 1)
    #else
      flags |= Int(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let variables = passedVariables.compactMap { name in
      ProcessEnvironment.value(of: name).map { name + "=" + $0 }
    }
    var identifier: pid_t = 0
    let code = unsafe withStrings(["metalens"] + arguments) { words in
      unsafe withStrings(variables) { variables in
        unsafe posix_spawn(&identifier, name.name, &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else { throw SystemError(errorNumber: code, operation: "posix_spawn") }
    return identifier
  }

  /// The variables for places of libraries other than the system's, for example a build's own runtime.
  private static let passedVariables = [
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH",
  ]

  /// Passes texts to a closure as C represents a program's arguments.
  static func withStrings<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe texts.map { text in unsafe strdup(text) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      unsafe body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }

  private static var sendingFlags: Int32 {
    #if canImport(Glibc)
      Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #else
      // SO_NOSIGPIPE is set on the socket.
      Int32(MSG_DONTWAIT)
    #endif
  }

  static var now: Double {
    var time = timespec()
    unsafe _ = clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
