import MetaLensBytes
import MetaLensCLI
import MetaLensPlatform

/// The program as it is packaged: with the Swift runtime inside, stripped, and with a path to its libraries.
struct PackageProgram {
  /// Debian's name of the processor, such as `amd64`.
  let architecture: String
  /// The kernel's name of the processor, such as `x86_64`.
  let machine: String

  private let root: SystemPath
  private let work: SystemPath
  private let build: SystemPath
  private let tools: Toolbox

  /// - Parameter build: the folder in which the program is built; if it has a release build with the Swift runtime
  ///   inside, that is only linked again, not compiled.
  init(root: SystemPath, work: SystemPath, build: SystemPath? = nil, tools: Toolbox) throws(ToolError) {
    architecture = try tools.answer(of: ["dpkg", "--print-architecture"]).trimmed()
    machine = try tools.answer(of: ["uname", "-m"]).trimmed()
    self.root = root
    self.work = work
    self.build = build ?? work.appending(Array("build".utf8))
    self.tools = tools
  }

  /// Builds the program and returns the path of the stripped file.
  ///
  /// - Parameter libraries: the folder that is searched for libraries before the system's; `$ORIGIN` is the program's
  ///   own.
  func file(takingLibrariesFrom libraries: String) throws(ToolError) -> String {
    // An inherited path (DT_RPATH) also applies to what the libraries need in turn; DT_RUNPATH doesn't. A build ID
    // would be a digest over the paths that are stripped below.
    let flags = [
      "-c", "release", "--product", "metalens", "--static-swift-stdlib", "--disable-local-rpath",
      "--package-path", root.display, "--scratch-path", build.display,
      "-Xlinker", "-rpath=\(libraries)", "-Xlinker", "--disable-new-dtags", "-Xlinker", "--build-id=none",
    ]
    try tools.run(["swift", "build"] + flags, output: work.appending(Array("build.log".utf8)))
    let folder = try tools.answer(of: ["swift", "build"] + flags + ["--show-bin-path"]).trimmed()
    let file = path("metalens")
    // Symbols contain the paths of the build folder, and this section a digest over them, which nothing reads. It is
    // blanked, not removed: removing a section would cost the program its read-only relocations.
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

  /// Returns the libraries to which a file is linked, without those that every system has.
  func libraries(of file: String) throws(ToolError) -> [SharedLibrary] {
    try SharedLibrary.read(try tools.answer(of: ["ldd", "--", file]))
  }

  private func path(_ name: String) -> String { work.appending(Array(name.utf8)).display }
}
