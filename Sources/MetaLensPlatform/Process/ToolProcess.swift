#if canImport(Glibc)
  // The module that is imported first determines spawn.h.
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
  ///   - words: The program's name, which is looked up in `PATH`, and its arguments.
  ///   - output: The file for its standard output, which is overwritten; nil to use this process's own.
  /// - Returns: Its exit code, or 128 plus the signal's number if a signal ended it.
  package static func run(_ words: [String], output: SystemPath? = nil) throws(SystemError) -> Int32 {
    let identifier = try start(
      words, [StandardDescriptor.output], to: output, O_WRONLY | O_CREAT | O_TRUNC)
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) == -1 {
      if errno != EINTR { throw SystemError(errorNumber: errno, operation: "waitpid") }
    }
    let end = ChildProcess.end(of: status)
    return end.signal == 0 ? end.code : 128 + end.signal
  }

  /// Starts a program that is looked up in `PATH`, without waiting for it.
  ///
  /// - Parameters:
  ///   - streams: The standard descriptors that are redirected to the file, which is opened with these flags; if the
  ///     file is nil, they stay this process's own.
  static func start(
    _ words: [String], _ streams: [Int32], to file: SystemPath?, _ flags: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let file {
      let path = try PathResolution(file, operation: "posix_spawn")
      for stream in streams {
        unsafe posix_spawn_file_actions_addopen(&actions, stream, path.name, flags, 0o644)
      }
    }
    var identifier: pid_t = 0
    let program = words.first ?? ""
    let code = unsafe ChildProcess.withStrings(words) { words in
      unsafe posix_spawnp(&identifier, program, &actions, nil, words, environ)
    }
    guard code == 0 else { throw SystemError(errorNumber: code, operation: "posix_spawnp") }
    return identifier
  }
}
