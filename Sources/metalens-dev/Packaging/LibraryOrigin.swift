import MetaLensBytes
import MetaLensPlatform

/// The Debian package to which a library of this system belongs, and the package's licenses.
struct LibraryOrigin: Hashable {
  var package: String
  var version: String
  /// The text of the package's `copyright` file.
  var copyright: String

  init(of library: SharedLibrary, tools: Toolbox) throws(ToolError) {
    let file = try tools.answer(of: ["readlink", "-f", "--", library.path]).trimmed()
    // The search is by the file's name only: if `/lib` is a link to `/usr/lib`, packages may name either.
    let name = file.split(separator: "/").last ?? ""
    guard let found = Self.package(in: try tools.answer(of: ["dpkg-query", "-S", "*/\(name)"])) else {
      throw ToolError(reason: "no package has \(file)")
    }
    package = found
    version = try tools.answer(of: ["dpkg-query", "-W", "-f", "${source:Package} ${Version}", package])
    copyright = try tools.text(of: SystemPath("/usr/share/doc/\(package)/copyright"))
  }

  /// Returns the first package in the output of `dpkg-query -S`, such as `zlib1g:amd64: /lib/…`.
  static func package(in text: String) -> String? {
    text.split(separator: "\n").first?.split(separator: ":").first.map(String.init)
  }
}
