import MetaLensBytes
import MetaLensCLI
import MetaLensPlatform

/// The package for Debian and its derivatives, such as `metalens_0.1.0_amd64.deb`.
struct DebianPackage {
  var program: PackageProgram
  var version: PackageVersion
  var maintainer: String
  var source: SourceTree
  var tools: Toolbox

  /// The libraries that are packaged with the program, since other systems have them under another name: Ubuntu's
  /// libjpeg is `libjpeg.so.8`.
  private static let own: Set = ["libjpeg.so.62"]
  private static let folder = "usr/lib/metalens"

  /// Makes the package and returns its path.
  func make(in output: SystemPath, work: SystemPath) throws(ToolError) -> String {
    let file = try program.file(takingLibrariesFrom: "/" + Self.folder)
    let sourcePackage = try PackageTree(root: work.appending(Array("source".utf8)), tools: tools)
    let tree = try PackageTree(root: SystemPath(sourcePackage.path("debian/metalens")), tools: tools)
    try tree.install(file, as: "usr/bin/metalens", isProgram: true)
    let libraries = try program.libraries(of: file).filter { Self.own.contains($0.name) }
    let origins = try libraries.map { (library) throws(ToolError) in
      try LibraryOrigin(of: library, tools: tools)
    }
    for library in libraries { try tree.install(library.path, as: "\(Self.folder)/\(library.name)") }
    try installDocuments(in: tree, licences: origins.map { ($0.package, $0.copyright) })
    try tree.settle(at: version)
    let control = DebianTexts.Control(
      version: version.debian, architecture: program.architecture, maintainer: maintainer,
      kilobytes: String(
        try tools.answer(of: ["du", "-sk", "--apparent-size", "--", tree.root.display]).prefix { $0.isNumber }
      ),
      depends: try dependencies(of: tree, libraries: libraries, origins: origins, in: sourcePackage))
    // Both are computed before the folder `DEBIAN` for them exists.
    let sums = try tools.answer(of: [
      "env", "-C", tree.root.display, "LC_ALL=C", "sh", "-c",
      "find usr -type f | sort | xargs -d '\\n' md5sum",
    ])
    try tree.install(text: control.text, as: "DEBIAN/control")
    try tree.install(text: sums, as: "DEBIAN/md5sums")
    try tree.settle(at: version)
    let package = output.appending(Array("metalens_\(version.debian)_\(program.architecture).deb".utf8))
      .display
    // One thread only, since the number of threads determines where xz starts new blocks.
    try tools.run(
      [
        "env", "SOURCE_DATE_EPOCH=\(version.moment)", "dpkg-deb", "--root-owner-group", "-Zxz",
        "--threads-max=1",
        "--build", tree.root.display, package,
      ], output: work.appending(Array("dpkg-deb.log".utf8)))
    return package
  }

  private func installDocuments(
    in tree: PackageTree, licences: [(package: String, text: String)]
  ) throws(ToolError) {
    let documents = "usr/share/doc/metalens"
    try tree.install(text: PackageCopyright.text(libraries: licences), as: documents + "/copyright")
    let date = try tools.answer(of: ["date", "-u", "-R", "-d", "@\(version.moment)"]).trimmed()
    try tree.install(
      compressed: DebianTexts.changelog(version.debian, maintainer: maintainer, date: date),
      as: documents + "/changelog")
    for file in try PackageDocuments.all(in: source) {
      try tree.install(source.root.appending(Array(file.utf8)).display, as: "\(documents)/\(file)")
    }
    try tree.install(compressed: ManualPage.text, as: "usr/share/man/man1/metalens.1")
    try tree.install(
      text: Completions.script(for: .bash), as: "usr/share/bash-completion/completions/metalens")
    try tree.install(text: Completions.script(for: .zsh), as: "usr/share/zsh/vendor-completions/_metalens")
    try tree.install(
      text: Completions.script(for: .fish), as: "usr/share/fish/vendor_completions.d/metalens.fish")
    try tree.install(text: DesktopEntry.text, as: "usr/share/applications/metalens.desktop")
    try tree.install(
      text: DesktopEntry.description(of: version), as: "usr/share/metainfo/org.metalens.MetaLens.metainfo.xml"
    )
    try tree.install(text: DebianTexts.overrides, as: "usr/share/lintian/overrides/metalens")
    try tree.install(text: DesktopEntry.icon, as: "usr/share/icons/hicolor/scalable/apps/metalens.svg")
  }

  /// Returns the dependencies that `dpkg-shlibdeps` finds, with their versions.
  private func dependencies(
    of tree: PackageTree, libraries: [SharedLibrary], origins: [LibraryOrigin], in sourcePackage: PackageTree
  ) throws(ToolError) -> String {
    // `dpkg-shlibdeps` needs the folder of a source package, in whose `debian/` it looks for the package's own
    // libraries.
    try sourcePackage.install(
      text: "Source: metalens\n\nPackage: metalens\nArchitecture: any\n", as: "debian/control")
    var known = ""
    for (library, origin) in zip(libraries, origins) {
      known += "\(library.parts.name) \(library.parts.version) \(origin.package)\n"
    }
    try sourcePackage.install(text: known, as: "debian/shlibs.local")
    // By this folder it recognizes the folder of a package to be built.
    try tools.run(["mkdir", "-p", "--", tree.path("DEBIAN")])
    let files = ["usr/bin/metalens"] + libraries.map { "\(Self.folder)/\($0.name)" }
    let text = try tools.answer(
      of: [
        "env", "-C", sourcePackage.root.display, "dpkg-shlibdeps", "-O", "-ldebian/metalens/" + Self.folder,
      ]
        + origins.map { "-x" + $0.package } + files.map { "-edebian/metalens/" + $0 })
    let prefix = "shlibs:Depends="
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(prefix) }) else {
      throw ToolError(reason: "dpkg-shlibdeps names no dependencies")
    }
    return String(line.dropFirst(prefix.count))
  }
}
