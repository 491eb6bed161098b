import MetaLensPlatform

/// The Debian package that a library of this system is of, and what it says of its licences.
struct LibraryOrigin: Hashable {
  var package: String
  var version: String
  /// The package's `copyright`.
  var copyright: String

  init(of library: SharedLibrary, tools: Toolbox) throws(ToolError) {
    let file = try tools.answer(of: ["readlink", "-f", "--", library.path]).trimmed
    // By its last name: where `/lib` is a link to `/usr/lib`, packages may name either.
    let name = file.split(separator: "/").last ?? ""
    guard let found = Self.package(in: try tools.answer(of: ["dpkg-query", "-S", "*/\(name)"])) else {
      throw ToolError(reason: "no package has \(file)")
    }
    package = found
    version = try tools.answer(of: ["dpkg-query", "-W", "-f", "${source:Package} ${Version}", package])
    copyright = try tools.text(of: SystemPath("/usr/share/doc/\(package)/copyright"))
  }

  /// The first package that `dpkg-query -S` names: `zlib1g:amd64: /lib/…`.
  static func package(in text: String) -> String? {
    text.split(separator: "\n").first?.split(separator: ":").first.map(String.init)
  }
}
