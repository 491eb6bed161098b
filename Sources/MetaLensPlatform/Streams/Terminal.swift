#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Queries whether a descriptor is a terminal, and its width.
package enum Terminal {
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Returns the terminal's width in columns; nil if the descriptor isn't a terminal, or the width isn't known.
  package static func width(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
