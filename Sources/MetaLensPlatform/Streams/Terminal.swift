#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks whether somebody is watching.
package enum Terminal {
  /// Whether the descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The terminal's width in columns, nil where it is none or doesn't say.
  package static func width(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
