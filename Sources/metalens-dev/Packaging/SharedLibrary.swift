/// A library that the program is linked to, as `ldd` names it.
struct SharedLibrary: Hashable {
  /// What the program asks for, `libjpeg.so.62`.
  var name: String
  /// Where this system has it.
  var path: String

  /// Its name without the version, and the version, as Debian's tables of libraries have them: `libjpeg` and `62`.
  var parts: (name: String, version: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let cut = words.firstIndex(of: "so") else { return (name, "") }
    return (words[..<cut].joined(separator: "."), words[(cut + 1)...].joined(separator: "."))
  }

  /// Those that every system with Debian's package manager has: `apt` itself is linked to them.
  private static let everywhere: Set = ["libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6"]

  /// What `ldd` printed, without what is on every system.
  ///
  /// - Throws: where a library isn't on this system.
  static func read(_ text: String) throws(ToolError) -> [SharedLibrary] {
    var libraries: [SharedLibrary] = []
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      // Without an arrow: the kernel's own, and the loader, which is named by its path.
      guard words.count >= 3, words[1] == "=>" else { continue }
      if words[2] == "not" { throw ToolError(reason: "\(words[0]) isn't on this system") }
      if everywhere.contains(String(words[0])) { continue }
      libraries.append(SharedLibrary(name: String(words[0]), path: String(words[2])))
    }
    return libraries.sorted { $0.name < $1.name }
  }

  /// A library that `ldconfig -p` names, of the first kind it names: this system's own.
  static func cached(_ name: String, in text: String) -> SharedLibrary? {
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.first.map(String.init) == name, let path = words.last {
        return SharedLibrary(name: name, path: String(path))
      }
    }
    return nil
  }
}
