import MetaLensPlatform

/// A folder that becomes a package; every file in it is installed at its place with its mode.
struct PackageTree {
  /// The folder, which is created anew.
  var root: SystemPath
  var tools: Toolbox

  init(root: SystemPath, tools: Toolbox) throws(ToolError) {
    self.root = root
    self.tools = tools
    try tools.run(["rm", "-rf", "--", root.display])
    try tools.run(["mkdir", "-p", "--", root.display])
  }

  func path(_ name: String) -> String { root.appending(Array(name.utf8)).display }

  func install(text: String, as name: String) throws(ToolError) {
    try install(try tools.file(holding: text).display, as: name)
  }

  /// Installs a copy of a file.
  func install(_ source: String, as name: String, isProgram: Bool = false) throws(ToolError) {
    try tools.run(["install", "-D", "-m", isProgram ? "755" : "644", "--", source, path(name)])
  }

  /// Installs a text as a file, compressed with `gzip` without name and time.
  func install(compressed text: String, as name: String) throws(ToolError) {
    try install(text: text, as: name)
    try tools.run(["gzip", "-9", "-n", "-f", "--", path(name)])
  }

  /// Gives every file and folder the same time, and modes that don't depend on the user's settings.
  func settle(at version: PackageVersion) throws(ToolError) {
    try tools.run(["chmod", "-R", "u=rwX,go=rX", "--", root.display])
    try tools.run([
      "find", root.display, "-exec", "touch", "-h", "-d", "@\(version.moment)", "--", "{}", "+",
    ])
  }
}
