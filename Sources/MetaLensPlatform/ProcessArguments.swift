#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line as the system gave it.
package enum ProcessArguments {
  /// The arguments after the command's own name, as bytes: `CommandLine.arguments` repairs what isn't UTF-8.
  package static var all: [SystemPath] {
    let arguments = unsafe CommandLine.unsafeArgv
    return (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      guard let argument = unsafe arguments[index] else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: strlen(argument))
      return unsafe SystemPath(bytes: Array(bytes))
    }
  }
}

/// The environment as the system gave it.
package enum ProcessEnvironment {
  /// A variable's value, or nil where it isn't set.
  package static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}

/// The machine's processors.
package enum Processor {
  /// How many this process may use, at least 1.
  package static var count: Int {
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
