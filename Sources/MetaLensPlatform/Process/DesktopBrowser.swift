#if canImport(Glibc)
  // Whichever module is loaded first has spawn.h.
  import CSystemAttributes
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
      var actions = unsafe posix_spawn_file_actions_t()
    #else
      let program = "open"
      var actions: posix_spawn_file_actions_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // What a browser says is nobody's output here.
    for target in [StandardDescriptor.input, StandardDescriptor.output, StandardDescriptor.error] {
      unsafe posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
    }
    var identifier: pid_t = 0
    return unsafe ChildProcess.withStrings([program, address]) { words in
      unsafe posix_spawnp(&identifier, program, &actions, nil, words, environ) == 0
    }
  }
}
