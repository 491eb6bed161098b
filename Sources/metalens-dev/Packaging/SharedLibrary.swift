/// A library to which the program is linked, as `ldd` lists it.
struct SharedLibrary: Hashable {
  /// The name for which the program asks the loader, such as `libjpeg.so.62`.
  var name: String
  /// The path on this system.
  var path: String

  /// The name without the version, and the version, as in Debian's tables of libraries: `libjpeg` and `62`.
  var parts: (name: String, version: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let cut = words.firstIndex(of: "so") else { return (name, "") }
    return (words[..<cut].joined(separator: "."), words[(cut + 1)...].joined(separator: "."))
  }

  /// The libraries that every system with Debian's package manager has, since `apt` itself is linked to them.
  private static let everywhere: Set = ["libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6"]

  /// Parses the output of `ldd`, without the libraries that every system has.
  ///
  /// - Throws: `ToolError` if a library isn't on this system.
  static func read(_ text: String) throws(ToolError) -> [SharedLibrary] {
    var libraries: [SharedLibrary] = []
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      // Lines without an arrow are the kernel's own library, and the loader, which is named by its path.
      guard words.count >= 3, words[1] == "=>" else { continue }
      if words[2] == "not" { throw ToolError(reason: "\(words[0]) isn't on this system") }
      if everywhere.contains(String(words[0])) { continue }
      libraries.append(SharedLibrary(name: String(words[0]), path: String(words[2])))
    }
    return libraries.sorted { $0.name < $1.name }
  }

  /// Returns the first library of a name in the output of `ldconfig -p`, which is that of this system's architecture;
  /// nil if there is none.
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
