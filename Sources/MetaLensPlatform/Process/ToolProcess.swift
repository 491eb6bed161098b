#if canImport(Glibc)
  // Whichever module is loaded first has spawn.h.
  import CSystemAttributes
  import Glibc
#else
  import Darwin
#endif

/// A program of the system that is run to its end, with this process's environment and standard error.
package enum ToolProcess {
  /// Runs a program and waits for it.
  ///
  /// - Parameters:
  ///   - words: its name, which is looked for in `PATH`, and its arguments.
  ///   - output: the file that takes its standard output, made anew; nil where that is ours.
  /// - Returns: its exit code; 128 and the signal's number where a signal ended it.
  package static func run(_ words: [String], output: SystemPath? = nil) throws(SystemError) -> Int32 {
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let output {
      let file = try PathResolution(output, operation: "posix_spawn")
      unsafe posix_spawn_file_actions_addopen(
        &actions, StandardDescriptor.output, file.name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    var identifier: pid_t = 0
    let program = words.first ?? ""
    let code = unsafe ChildProcess.withStrings(words) { words in
      unsafe posix_spawnp(&identifier, program, &actions, nil, words, environ)
    }
    guard code == 0 else { throw SystemError(errorNumber: code, operation: "posix_spawnp") }
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) == -1 {
      if errno != EINTR { throw SystemError(errorNumber: errno, operation: "waitpid") }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
