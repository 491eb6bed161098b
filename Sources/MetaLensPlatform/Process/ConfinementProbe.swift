#if canImport(Glibc)
  import CSystemAttributes
  import Glibc
#endif

/// Tries what a confined process must not be able to do, to check that it isn't able to.
package enum ConfinementProbe {
  /// Tries the calls; returns each call's name and its errno, or 0 if it succeeded.
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
