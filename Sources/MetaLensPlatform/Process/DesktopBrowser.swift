#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The browser of the person at this machine.
package enum DesktopBrowser {
  /// Whether there is a desktop to open a browser on.
  package static var isThere: Bool {
    #if canImport(Glibc)
      ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(ProcessEnvironment.value(of: $0) ?? "").isEmpty }
    #else
      true
    #endif
  }

  /// Makes the desktop open an address, without waiting for it; returns false if no program could be started.
  package static func open(_ address: String) -> Bool {
    #if canImport(Glibc)
      let program = "xdg-open"
    #else
      let program = "open"
    #endif
    // A browser's messages are discarded.
    let streams = [StandardDescriptor.input, StandardDescriptor.output, StandardDescriptor.error]
    return (try? ToolProcess.start([program, address], streams, to: SystemPath("/dev/null"), O_RDWR)) != nil
  }
}
