#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A library that is loaded at run time and stays loaded until the process ends.
///
/// It is never unloaded: libraries with threads or exit handlers of their own don't survive unloading.
@safe
package struct DynamicLibrary: Sendable {
  private let handle: Int

  /// Loads the first of these files, given by names or paths, that exists; nil if none can be loaded.
  package init?(_ names: [String]) {
    for name in Self.candidates(for: names, in: Self.folders) where Self.mayBeLoaded(name) {
      if let found = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        handle = Int(bitPattern: found)
        return
      }
    }
    return nil
  }

  /// The folders in which a name without a slash is looked for: Homebrew's two and the system's; nil where that is left
  /// to the system.
  ///
  /// macOS would look in the current directory too, which may be a folder of somebody's photos.
  private static var folders: [String]? {
    #if canImport(Glibc)
      nil
    #else
      ["/opt/homebrew/lib", "/usr/local/lib", "/usr/lib"]
    #endif
  }

  /// Returns what is tried for these names and paths, in this order.
  ///
  /// - Parameter folders: The folders in which a name without a slash is looked for, and nowhere else; nil to leave the
  ///   names to the system.
  static func candidates(for names: [String], in folders: [String]?) -> [String] {
    guard let folders else { return names }
    return names.flatMap { name in
      name.utf8.contains(UInt8(ascii: "/")) ? [name] : folders.map { "\($0)/\(name)" }
    }
  }

  /// Whether a library may be loaded by this name: it has no slash, or is the path of a regular file or of nothing.
  ///
  /// Loading a FIFO would wait for its other end, and no signal would end that. A path at which nothing is found is
  /// left to the system, since macOS' own libraries aren't files.
  static func mayBeLoaded(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: "/")) else { return true }
    do throws(SystemError) {
      return try FileStatus.isRegularFile(SystemPath(name))
    } catch {
      return error.kind == .notFound
    }
  }

  /// Returns a function's address; nil if the library has no function of that name.
  @unsafe package func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    unsafe dlsym(UnsafeMutableRawPointer(bitPattern: handle), name)
  }

  /// Returns a function; nil if the library has no function of that name.
  ///
  /// Its type, a C function type, comes from the context and isn't checked: it must match the library's header.
  @unsafe package func function<Function>(_ name: String) -> Function? {
    guard unsafe MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size,
      let symbol = unsafe symbol(name)
    else { return nil }
    return unsafe unsafeBitCast(symbol, to: Function.self)
  }

  /// Returns a function as above; throws `failure` if the library has no function of that name.
  @unsafe package func function<Function, Failure: Error>(
    _ name: String, or failure: Failure
  ) throws(Failure) -> Function {
    guard let function: Function = unsafe function(name) else { throw failure }
    return function
  }
}
