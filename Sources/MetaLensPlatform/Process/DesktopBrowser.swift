#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The browser of whoever sits at this machine.
package enum DesktopBrowser {
  /// Whether there is a desktop to open one on.
  package static var isThere: Bool {
    #if canImport(Glibc)
      ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(ProcessEnvironment.value(of: $0) ?? "").isEmpty }
    #else
      true
    #endif
  }

  /// Has the desktop open an address, and doesn't wait for it; false where no program could be started.
  package static func open(_ address: String) -> Bool {
    #if canImport(Glibc)
      let program = "xdg-open"
    #else
      let program = "open"
    #endif
    // What a browser says is nobody's output here.
    let streams = [StandardDescriptor.input, StandardDescriptor.output, StandardDescriptor.error]
    return (try? ToolProcess.start([program, address], streams, to: SystemPath("/dev/null"), O_RDWR)) != nil
  }
}
