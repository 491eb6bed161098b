#if canImport(Glibc)
  import CSystemAttributes
  import Glibc
#endif

/// Tries what a confined process must not be able to do: for the check that it isn't.
package enum ConfinementProbe {
  /// What is tried, and what the system answered: the name of the call, and its errno; 0 where it was done.
  package static func attempts() -> [(call: String, errorNumber: Int32)] {
    #if canImport(Glibc)
      let calls = [
        "fork", "execve", "socket", "connect", "ptrace", "open for writing", "create", "open for reading",
        "unlink", "rename",
        "mkdir", "kill", "mmap for execution", "clone3", "sendmsg", "bpf", "io_uring_setup",
      ]
      return calls.enumerated().map { number, call in
        (call, unsafe metalens_attempt(Int32(number), "metalens-probe"))
      }
    #else
      return []
    #endif
  }
}
