#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The arguments that the process was started with.
package enum ProcessArguments {
  /// The arguments without the program's own name, byte for byte.
  ///
  /// `CommandLine.arguments` repairs bytes that aren't UTF-8, and a repaired name doesn't name the file any more.
  package static var all: [SystemPath] {
    let count = Int(CommandLine.argc)
    let arguments = unsafe CommandLine.unsafeArgv
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      guard let argument = unsafe arguments[index] else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: strlen(argument))
      return SystemPath(bytes: unsafe Array(bytes))
    }
  }
}
