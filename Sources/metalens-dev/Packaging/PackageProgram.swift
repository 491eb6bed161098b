import MetaLensCLI
import MetaLensPlatform

/// The program as it is packed: with the Swift runtime inside, stripped, and told where its libraries stand.
struct PackageProgram {
  /// Debian's name of the processor, `amd64`.
  let architecture: String
  /// The kernel's name of it, `x86_64`.
  let machine: String

  /// Sections that no program needs to run, and that differ where it was built in another folder.
  private static let keyedToThePlace = [".swift_modhash", ".note.gnu.build-id"]

  private let root: SystemPath
  private let work: SystemPath
  private let tools: Toolbox

  init(root: SystemPath, work: SystemPath, tools: Toolbox) throws(PackageError) {
    architecture = try tools.answer(of: ["dpkg", "--print-architecture"]).trimmed
    machine = try tools.answer(of: ["uname", "-m"]).trimmed
    self.root = root
    self.work = work
    self.tools = tools
  }

  /// Builds it; gives the stripped file.
  ///
  /// - Parameter libraries: the folder whose libraries it takes before the system's. `$ORIGIN` stands for its own.
  func file(takingLibrariesFrom libraries: String) throws(PackageError) -> String {
    // An inherited path (DT_RPATH) holds for what the libraries need in turn, which DT_RUNPATH doesn't.
    let flags = [
      "-c", "release", "--product", "metalens", "--static-swift-stdlib", "--disable-local-rpath",
      "-debug-info-format", "none", "--package-path", root.display, "--scratch-path", path("build"),
      "-Xlinker", "-rpath=\(libraries)", "-Xlinker", "--disable-new-dtags",
    ]
    try tools.run(["swift", "build"] + flags, output: work.appending(Array("build.log".utf8)))
    let folder = try tools.answer(of: ["swift", "build"] + flags + ["--show-bin-path"]).trimmed
    let file = path("metalens")
    // Symbols hold the paths of the folder it was built in, and two sections a digest over them.
    try tools.run(
      ["strip", "--strip-all"] + Self.keyedToThePlace.flatMap { ["--remove-section", $0] } + [
        "-o", file, "--", folder + "/metalens",
      ])
    return file
  }

  /// The libraries that a file is linked to, without those of every system.
  func libraries(of file: String) throws(PackageError) -> [SharedLibrary] {
    try SharedLibrary.read(try tools.answer(of: ["ldd", "--", file]))
  }

  private func path(_ name: String) -> String { work.appending(Array(name.utf8)).display }
}
