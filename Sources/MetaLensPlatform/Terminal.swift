#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Questions about a terminal.
package enum Terminal {
  /// Whether a descriptor leads to one.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Its width in columns, or nil where it doesn't say.
  package static func width(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
