#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Limits on what a process may still use of the machine; a process can't remove its own limits.
package struct ResourceLimits: Sendable {
  /// The maximum number of bytes of address space.
  package var memoryBytes: Int
  /// The maximum processor time in seconds, for all threads together; nil if it isn't limited once for all.
  package var processorSeconds: Int?
  /// The number of seconds until the process is ended, whatever it does; nil if it may stay.
  package var seconds: Int?
  package var descriptors: Int

  package init(memoryBytes: Int, processorSeconds: Int?, seconds: Int?, descriptors: Int) {
    self.memoryBytes = memoryBytes
    self.processorSeconds = processorSeconds
    self.seconds = seconds
    self.descriptors = descriptors
  }

  /// Applies the limits to this process, which also can't write a core or any byte to a file any more.
  ///
  /// - Returns: Whether all limits are in force.
  package func apply() -> Bool {
    // Darwin ignores RLIMIT_AS below the amount that is already mapped; the other limits are in force.
    let isMemoryBound = Self.bind(RLIMIT_AS, memoryBytes)
    let others: [(Resource, Int)] = [
      (RLIMIT_CORE, 0), (RLIMIT_FSIZE, 0), (RLIMIT_NOFILE, descriptors),
    ]
    var isBound = processorSeconds.map { Self.bind(RLIMIT_CPU, $0) } ?? true
    isBound = isBound && others.allSatisfy { Self.bind($0, $1) }
    #if canImport(Glibc)
      isBound = isBound && isMemoryBound
    #else
      _ = isMemoryBound
    #endif
    if let seconds { _ = alarm(UInt32(clamping: max(1, seconds))) }
    return isBound
  }

  /// The number of bytes of address space that this process may use; nil if there is no limit.
  package static var allowedMemory: Int? {
    let number = Self.number(RLIMIT_AS)
    var limit = rlimit()
    guard unsafe getrlimit(number, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
    return Int(limit.rlim_cur)
  }

  /// Lets this process use this many seconds of processor time from now on, within its hard limit.
  package static func allowProcessorTime(seconds: Int) {
    let number = Self.number(RLIMIT_CPU)
    // POSIX requires clock to count microseconds.
    let used = Int(clock()) / 1_000_000
    var limit = rlimit()
    guard unsafe getrlimit(number, &limit) == 0 else { return }
    let maximum = rlim_t(max(0, used) + max(1, seconds) + 1)
    limit.rlim_cur = min(limit.rlim_max, maximum)
    unsafe _ = setrlimit(number, &limit)
  }

  /// Lets this process have this many descriptors, within its hard limit, if it may have fewer so far.
  ///
  /// - Returns: The number of descriptors that it may have now, which can be more.
  package static func allowDescriptors(_ count: Int) -> Int {
    let number = Self.number(RLIMIT_NOFILE)
    var limit = rlimit()
    guard unsafe getrlimit(number, &limit) == 0 else { return count }
    let before = limit.rlim_cur
    let wanted = rlim_t(max(0, count))
    if before < wanted {
      limit.rlim_cur = min(limit.rlim_max, wanted)
      if unsafe setrlimit(number, &limit) != 0 { limit.rlim_cur = before }
    }
    return Int(clamping: limit.rlim_cur)
  }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource
    private static func number(_ resource: Resource) -> __rlimit_resource_t { .init(resource.rawValue) }
  #else
    private typealias Resource = Int32
    private static func number(_ resource: Resource) -> Int32 { resource }
  #endif

  private static func bind(_ resource: Resource, _ maximum: Int) -> Bool {
    let number = Self.number(resource)
    var limit = rlimit()
    guard unsafe getrlimit(number, &limit) == 0 else { return false }
    let wanted = rlim_t(max(0, maximum))
    // A stricter existing limit stays.
    limit.rlim_cur = min(limit.rlim_cur, limit.rlim_max, wanted)
    // One second more of processor time for the hard limit, at which the kernel kills the process without saying why.
    limit.rlim_max = min(limit.rlim_max, resource == RLIMIT_CPU ? wanted + 1 : wanted)
    return unsafe setrlimit(number, &limit) == 0
  }
}
