#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A library that is loaded while the program runs, and stays loaded until the process ends.
///
/// It is never unloaded: libraries with threads or exit handlers of their own don't survive that.
@safe
package struct DynamicLibrary: Sendable {
  private let handle: Int

  /// Loads the first of these files that there is, by names or paths; nil where none can be loaded.
  package init?(_ names: [String]) {
    for name in names where Self.mayBeLoaded(name) {
      if let found = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        handle = Int(bitPattern: found)
        return
      }
    }
    return nil
  }

  /// Whether a name is one that is searched for, or a path at which something else than a regular file is known not to be.
  ///
  /// The system would wait for the other end of a fifo, and no signal would end that. What isn't there is for the system to
  /// say: macOS keeps its own libraries in no file.
  static func mayBeLoaded(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: "/")) else { return true }
    do throws(SystemError) {
      return try FileStatus.isRegularFile(SystemPath(name))
    } catch {
      return error.kind == .notFound
    }
  }

  /// Where a function begins; nil where the library has none of that name.
  @unsafe package func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    unsafe dlsym(UnsafeMutableRawPointer(bitPattern: handle), name)
  }

  /// A function; nil where the library has none of that name.
  ///
  /// Its type is that of what takes it, a C function type, which is believed: the library's header must say the same.
  @unsafe package func function<Function>(_ name: String) -> Function? {
    guard unsafe MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size,
      let symbol = unsafe symbol(name)
    else { return nil }
    return unsafe unsafeBitCast(symbol, to: Function.self)
  }

  /// A function, as above; what is thrown says that the library has none of that name.
  @unsafe package func function<Function, Failure: Error>(
    _ name: String, or failure: Failure
  ) throws(Failure) -> Function {
    guard let function: Function = unsafe function(name) else { throw failure }
    return function
  }
}
