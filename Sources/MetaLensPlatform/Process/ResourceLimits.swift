#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a process may still take of the machine; it can't take its own limits back.
package struct ResourceLimits: Sendable {
  /// Bytes of address space.
  package var memoryBytes: Int
  /// Seconds of processor time, all threads together; nil where that isn't limited once for all.
  package var processorSeconds: Int?
  /// Seconds until the process is ended, whatever it does; nil where it may stay.
  package var seconds: Int?
  /// Descriptors.
  package var descriptors: Int

  /// Makes limits.
  package init(memoryBytes: Int, processorSeconds: Int?, seconds: Int?, descriptors: Int) {
    self.memoryBytes = memoryBytes
    self.processorSeconds = processorSeconds
    self.seconds = seconds
    self.descriptors = descriptors
  }

  /// Binds this process to the limits; it leaves no core and writes no byte to a file any more.
  ///
  /// - Returns: whether all of them hold.
  package func apply() -> Bool {
    // Darwin takes no notice of RLIMIT_AS below what is mapped already; the others hold.
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

  /// Bytes of address space that this process may take; nil where nothing limits them.
  package static var allowedMemory: Int? {
    let number = Self.number(RLIMIT_AS)
    var limit = rlimit()
    guard unsafe getrlimit(number, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
    return Int(limit.rlim_cur)
  }

  /// Lets this process take so many seconds of processor time from now on, within what it may take at all.
  package static func allowProcessorTime(seconds: Int) {
    let number = Self.number(RLIMIT_CPU)
    // clock counts microseconds wherever POSIX holds.
    let used = Int(clock()) / 1_000_000
    var limit = rlimit()
    guard unsafe getrlimit(number, &limit) == 0 else { return }
    let maximum = rlim_t(max(0, used) + max(1, seconds) + 1)
    limit.rlim_cur = min(limit.rlim_max, maximum)
    unsafe _ = setrlimit(number, &limit)
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
    // What is bound more tightly already stays so.
    limit.rlim_cur = min(limit.rlim_cur, limit.rlim_max, wanted)
    // A second more of processor time: at the hard limit the kernel kills without saying why.
    limit.rlim_max = min(limit.rlim_max, resource == RLIMIT_CPU ? wanted + 1 : wanted)
    return unsafe setrlimit(number, &limit) == 0
  }
}
