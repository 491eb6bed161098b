#if canImport(Glibc)
  import CMetaLensShims
  import Glibc
#else
  import Darwin
#endif

/// The arguments that the process was started with.
package enum ProcessArguments {
  /// The arguments without the program's own name, byte for byte.
  ///
  /// `CommandLine.arguments` repairs bytes that aren't UTF-8, and a repaired name doesn't name the file any more. On
  /// Linux, `CommandLine` also loses them, or ends the process, where `/proc` isn't mounted.
  package static var all: [SystemPath] {
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      guard let argument = unsafe argument(index) else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(start: argument, count: strlen(argument))
      return SystemPath(bytes: unsafe Array(bytes))
    }
  }

  #if canImport(Glibc)
    private static var count: Int { Int(metalens_argument_count()) }

    private static func argument(_ index: Int) -> UnsafePointer<CChar>? {
      unsafe metalens_argument(Int32(index))
    }
  #else
    private static var count: Int { Int(CommandLine.argc) }

    private static func argument(_ index: Int) -> UnsafePointer<CChar>? {
      unsafe CommandLine.unsafeArgv[index].map { unsafe UnsafePointer($0) }
    }
  #endif
}
