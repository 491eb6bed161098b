import MetaLensCLI
import MetaLensPlatform

/// The archive that needs no installation: the program, and the few libraries that a minimal system lacks.
struct PackageArchive {
  var program: PackageProgram
  var version: PackageVersion
  var source: SourceTree
  var tools: Toolbox

  /// The libraries that the program loads while it runs: for the confinement of its readers, the store, and the page's
  /// server.
  ///
  /// The libraries for previews are left to the system: libheif alone needs six more.
  private static let loaded = ["libmicrohttpd.so.12", "libseccomp.so.2", "libsqlite3.so.0"]

  /// Makes the archive and returns its path.
  func make(in output: SystemPath, work: SystemPath) throws(ToolError) -> String {
    let file = try program.file(takingLibrariesFrom: "$ORIGIN/lib")
    let name = "metalens-\(version.debian)-linux-\(program.machine)"
    let tree = try PackageTree(root: work.appending(Array("archive/\(name)".utf8)), tools: tools)
    try tree.install(file, as: "metalens", isProgram: true)
    var sources: Set<String> = []
    let loaded = try loadedLibraries()
    var libraries = try Set(program.libraries(of: file) + loaded)
    for library in loaded { libraries.formUnion(try program.libraries(of: library.path)) }
    for library in libraries.sorted(by: { $0.name < $1.name }) {
      let origin = try LibraryOrigin(of: library, tools: tools)
      try tree.install(library.path, as: "lib/\(library.name)")
      try tree.install(text: origin.copyright, as: "licences/\(origin.package)")
      sources.insert("\(origin.package): source package \(origin.version)")
    }
    try tree.install(text: PackageCopyright.text(libraries: []), as: "licences/metalens")
    try tree.install(text: Self.provenance(of: sources.sorted()), as: "licences/SOURCES")
    try tree.install(source.root.appending(Array("LICENSE".utf8)).display, as: "licences/Apache-2.0")
    for file in try PackageDocuments.all(in: source) {
      try tree.install(source.root.appending(Array(file.utf8)).display, as: file)
    }
    try tree.install(text: ManualPage.text, as: "share/man/man1/metalens.1")
    for shell in Shell.allCases {
      try tree.install(
        text: Completions.script(for: shell), as: "share/completions/metalens.\(shell.rawValue)")
    }
    try tree.settle(at: version)
    let archive = output.appending(Array("\(name).tar".utf8)).display
    try tools.run([
      "tar", "--create", "--file", archive, "--directory", work.appending(Array("archive".utf8)).display,
      "--sort=name", "--mtime=@\(version.moment)", "--owner=0", "--group=0", "--numeric-owner",
      "--format=gnu",
      "--", name,
    ])
    try tools.run(["xz", "--force", "--threads=1", "-6", "--", archive])
    return archive + ".xz"
  }

  /// Returns the libraries of this system that the program loads.
  private func loadedLibraries() throws(ToolError) -> [SharedLibrary] {
    let cache = try tools.answer(of: ["env", "PATH=/usr/sbin:/sbin:/usr/bin:/bin", "ldconfig", "-p"])
    return try Self.loaded.map { (name) throws(ToolError) in
      guard let library = SharedLibrary.cached(name, in: cache) else {
        throw ToolError(reason: "\(name) isn't on this system")
      }
      return library
    }
  }

  private static func provenance(of lines: [String]) -> String {
    """
    The libraries in lib/ are Debian's, unchanged, of the packages below. Their sources are at
    https://snapshot.debian.org/ under the names and versions that stand behind them.

    \(lines.joined(separator: "\n"))

    """
  }
}
