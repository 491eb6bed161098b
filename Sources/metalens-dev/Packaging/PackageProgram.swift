import MetaLensCLI
import MetaLensPlatform

/// The program as it is packed: with the Swift runtime inside, stripped, and told where its libraries stand.
struct PackageProgram {
  /// Debian's name of the processor, `amd64`.
  let architecture: String
  /// The kernel's name of it, `x86_64`.
  let machine: String

  private let root: SystemPath
  private let work: SystemPath
  private let build: SystemPath
  private let tools: Toolbox

  /// - Parameter build: the folder it is built in; what stands there of a release build with the Swift runtime inside is
  ///   linked anew, and not compiled.
  init(root: SystemPath, work: SystemPath, build: SystemPath? = nil, tools: Toolbox) throws(ToolError) {
    architecture = try tools.answer(of: ["dpkg", "--print-architecture"]).trimmed
    machine = try tools.answer(of: ["uname", "-m"]).trimmed
    self.root = root
    self.work = work
    self.build = build ?? work.appending(Array("build".utf8))
    self.tools = tools
  }

  /// Builds it; gives the stripped file.
  ///
  /// - Parameter libraries: the folder whose libraries it takes before the system's. `$ORIGIN` stands for its own.
  func file(takingLibrariesFrom libraries: String) throws(ToolError) -> String {
    // An inherited path (DT_RPATH) holds for what the libraries need in turn, which DT_RUNPATH doesn't. A build's digest is
    // over the paths that are stripped below.
    let flags = [
      "-c", "release", "--product", "metalens", "--static-swift-stdlib", "--disable-local-rpath",
      "--package-path", root.display, "--scratch-path", build.display,
      "-Xlinker", "-rpath=\(libraries)", "-Xlinker", "--disable-new-dtags", "-Xlinker", "--build-id=none",
    ]
    try tools.run(["swift", "build"] + flags, output: work.appending(Array("build.log".utf8)))
    let folder = try tools.answer(of: ["swift", "build"] + flags + ["--show-bin-path"]).trimmed
    let file = path("metalens")
    // Symbols hold the paths of the folder it was built in, and this section a digest over them, which nobody reads. It is
    // blanked, not removed: removing one costs the program its read-only relocations.
    let section = ".swift_modhash"
    let digest = path("digest")
    try tools.run([
      "objcopy", "--dump-section", "\(section)=\(digest)", "--", folder + "/metalens", "/dev/null",
    ])
    try tools.run(["rm", "-f", "--", path("blank")])
    try tools.run(["truncate", "-r", digest, "--", path("blank")])
    try tools.run([
      "objcopy", "--strip-all", "--update-section", "\(section)=\(path("blank"))", "--", folder + "/metalens",
      file,
    ])
    return file
  }

  /// The libraries that a file is linked to, without those of every system.
  func libraries(of file: String) throws(ToolError) -> [SharedLibrary] {
    try SharedLibrary.read(try tools.answer(of: ["ldd", "--", file]))
  }

  private func path(_ name: String) -> String { work.appending(Array(name.utf8)).display }
}
