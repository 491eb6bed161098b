import MetaLensPlatform

/// `metalens-dev package`: makes a Debian package and an archive that needs no installation, for this system's
/// processor.
struct PackageCommand {
  static let name = "package"

  var root = SystemPath(".")
  /// The folder for the two files.
  var output = SystemPath(".build/package")
  /// The folder in which the program is built; nil for a separate one.
  var build: SystemPath?
  /// The maintainer of the Debian package: `NAME <ADDRESS>`.
  var maintainer: String

  /// Parses the flags; nil if they are wrong.
  init?(_ arguments: some Sequence<String>, environment: (String) -> String? = ProcessEnvironment.value) {
    // The project has no address; whoever makes a package for others sets the variables that Debian's tools use.
    maintainer =
      "\(environment("DEBFULLNAME") ?? "MetaLens") <\(environment("DEBEMAIL") ?? "metalens@localhost.invalid")>"
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard let directory = rest.popFirst(), !directory.isEmpty else { return nil }
      switch argument {
      case "--root": root = SystemPath(directory)
      case "--output", "-o": output = SystemPath(directory)
      case "--scratch-path": build = SystemPath(directory)
      default: return nil
      }
    }
  }

  /// Makes both files and returns their paths.
  func run() throws(ToolError) -> [String] {
    let work = output.appending(Array("work".utf8))
    let tools = Toolbox(scratch: work)
    try tools.run(["mkdir", "-p", "--", work.display])
    let source = SourceTree(root: root)
    let moment: String
    if let given = ProcessEnvironment.value(of: "SOURCE_DATE_EPOCH") {
      moment = given
    } else {
      moment = try tools.answer(of: ["git", "-C", root.display, "log", "-1", "--format=%ct"])
    }
    let version = try PackageVersion(moment: moment, changelog: try source.text(of: "CHANGELOG.md"))
    let program = try PackageProgram(root: root, work: work, build: build, tools: tools)
    let debian = DebianPackage(
      program: program, version: version, maintainer: maintainer, source: source, tools: tools)
    let archive = PackageArchive(program: program, version: version, source: source, tools: tools)
    return [try debian.make(in: output, work: work), try archive.make(in: output, work: work)]
  }
}
