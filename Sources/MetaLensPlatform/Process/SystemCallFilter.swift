#if canImport(Glibc)
  import CSystemAttributes
  import Glibc

  // All unsafe code for libseccomp is in this file. The types and numbers are those of its seccomp.h, 2.5.

  /// A filter of the system calls that a process may make once it is loaded: those of a program that reads from
  /// descriptors that it has, allocates memory, and writes its answer.
  ///
  /// The filter lists what is allowed, so that calls of later kernels are refused too. Other calls fail with EPERM and
  /// don't end the process: if another version of a C library makes a harmless call, it continues without it, and an
  /// attacker who took over the process gains nothing either way.
  enum SystemCallFilter {
    private typealias Begin = @convention(c) (UInt32) -> OpaquePointer?
    private typealias Set = @convention(c) (OpaquePointer?, UInt32, UInt32) -> Int32
    private typealias Resolve = @convention(c) (UnsafePointer<CChar>?) -> Int32
    private typealias Add =
      @convention(c) (
        OpaquePointer?, UInt32, Int32, UInt32, UnsafePointer<metalens_argument_condition>?
      ) -> Int32
    private typealias Load = @convention(c) (OpaquePointer?) -> Int32
    private typealias Release = @convention(c) (OpaquePointer?) -> Void

    private static let allow: UInt32 = 0x7FFF_0000
    private static let refuse = UInt32(0x0005_0000) | UInt32(EPERM)
    private static let deny = UInt32(0x0005_0000) | UInt32(ENOSYS)
    /// SCMP_FLTATR_CTL_TSYNC: the filter applies to all threads.
    private static let allThreads: UInt32 = 4
    private static let isEqual: Int32 = 4
    private static let isMasked: Int32 = 7

    /// The calls that are allowed with any arguments; a name that a kernel or a processor doesn't have is skipped.
    private static let names = [
      // Descriptors that it has: the photo, and the channel to its parent. Nothing can be opened, or passed on.
      "read", "pread64", "readv", "preadv", "lseek", "fstat", "recvmsg", "recvfrom", "write", "writev",
      "close", "poll",
      "ppoll",
      // Memory; the conditions below prevent it from being executable.
      "munmap", "mremap", "brk", "madvise", "membarrier",
      // Waiting, clocks, random numbers.
      "futex", "nanosleep", "clock_nanosleep", "sched_yield", "clock_gettime", "clock_getres", "gettimeofday",
      "time",
      "getrandom", "restart_syscall",
      // The process itself.
      "getpid", "gettid", "getrusage", "times", "getrlimit", "setrlimit", "sched_getaffinity", "rseq",
      "set_robust_list",
      "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigreturn", "sigaltstack", "exit", "exit_group",
    ]

    /// Loads the filter; returns false if the library or the kernel can't.
    ///
    /// - Parameters:
    ///   - allowsThreads: Whether this process may start threads, to which the filter applies too.
    ///   - giveUp: Called after the filter is made and before it is loaded; also called if the filter can't be made.
    static func load(allowsThreads: Bool, after giveUp: () -> Void) -> Bool {
      let made = unsafe Self.made(allowsThreads: allowsThreads)
      giveUp()
      guard let (filter, load, release) = unsafe made else { return false }
      defer { unsafe release(filter) }
      return unsafe load(filter) == 0
    }

    private static func made(
      allowsThreads: Bool
    ) -> (filter: OpaquePointer, load: Load, release: Release)? {
      guard let library = DynamicLibrary(["libseccomp.so.2"]),
        let begin: Begin = unsafe library.function("seccomp_init"),
        let set: Set = unsafe library.function("seccomp_attr_set"),
        let resolve: Resolve = unsafe library.function("seccomp_syscall_resolve_name"),
        let add: Add = unsafe library.function("seccomp_rule_add_array"),
        let load: Load = unsafe library.function("seccomp_load"),
        let release: Release = unsafe library.function("seccomp_release"),
        let filter = unsafe begin(refuse)
      else { return nil }
      var isMade = false
      defer { if !isMade { unsafe release(filter) } }
      guard unsafe set(filter, allThreads, 1) == 0 else { return nil }
      var rules = names.map { (allow, $0, [metalens_argument_condition]()) }
      rules += conditional.map { (allow, $0.0, $0.1) }
      if allowsThreads { rules += threads }
      for (action, name, conditions) in rules {
        let number = unsafe resolve(name)
        // Negative numbers are calls of other processors.
        guard number >= 0 else { continue }
        let code = unsafe conditions.withUnsafeBufferPointer {
          unsafe add(filter, action, number, UInt32($0.count), $0.baseAddress)
        }
        guard code == 0 else { return nil }
      }
      isMade = true
      return unsafe (filter, load, release)
    }

    /// The rules that allow threads in this process and its namespaces, but no processes.
    ///
    /// clone3's arguments are in memory, which a filter can't read: if clone3 fails with ENOSYS, glibc uses clone.
    private static var threads: [(UInt32, String, [metalens_argument_condition])] {
      let thread: UInt64 = 0x1_0000
      // CLONE_NEWNS, and CLONE_NEWCGROUP to CLONE_NEWNET, of linux/sched.h.
      let namespaces: UInt64 = 0x2_0000 | 0x7E00_0000
      let isThread = metalens_argument_condition(
        argument: 0, comparison: isMasked, first: thread | namespaces, second: thread)
      return [(allow, "clone", [isThread]), (deny, "clone3", [])]
    }

    /// The calls that are allowed only with these arguments.
    private static var conditional: [(String, [metalens_argument_condition])] {
      let isNoProgram = metalens_argument_condition(
        argument: 2, comparison: isMasked, first: UInt64(PROT_EXEC), second: 0)
      let own = UInt64(bitPattern: Int64(getpid()))
      return [
        ("mmap", [isNoProgram]), ("mprotect", [isNoProgram]),
        // The status of a descriptor: AT_EMPTY_PATH, with which C libraries implement fstat.
        (
          "newfstatat",
          [.init(argument: 3, comparison: isMasked, first: 0x1000, second: 0x1000)]
        ),
        // Its own limits, and signals to itself.
        ("prlimit64", [.init(argument: 0, comparison: isEqual, first: 0, second: 0)]),
        ("tgkill", [.init(argument: 0, comparison: isEqual, first: own, second: 0)]),
        // Whether a descriptor is open, and how.
        ("fcntl", [.init(argument: 1, comparison: isEqual, first: UInt64(F_GETFD), second: 0)]),
        ("fcntl", [.init(argument: 1, comparison: isEqual, first: UInt64(F_GETFL), second: 0)]),
      ]
    }
  }
#endif
