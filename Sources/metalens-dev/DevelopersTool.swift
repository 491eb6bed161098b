import MetaLensPlatform

/// The developers' command, which makes the generated files that are committed.
enum DevelopersTool {
  private static let usage = """
    usage: metalens-dev GENERATOR [--check] [--root DIR]
           metalens-dev quantization FILE...
           metalens-dev package [--output DIR] [--root DIR] [--scratch-path DIR]

    Generators, and what each writes:
    \(Generator.all.map { "  \($0.name)\t\($0.summary)" }.joined(separator: "\n"))
      generate\tall of these

      --check     write nothing; exit 1 if a file would differ
      --root DIR  the package's root (default: the working directory)

    quantization says of each file what its tables are consistent with, one JSON object a line.

    package makes a Debian package and an archive for this processor in .build/package (Docs/Packaging.md); with --scratch-path
    out of what a release build with --static-swift-stdlib left in a folder.

    """

  /// Runs the command; gives its exit code: 0 done, 1 a file differs, can't be made or can't be read, 2 wrong usage.
  static func run(arguments: [String]) -> Int32 {
    if arguments.contains("--help") || arguments.first == "help" {
      say(usage, to: StandardDescriptor.output)
      return 0
    }
    if arguments.first == QuantizationCommand.name {
      guard arguments.count > 1 else { return wrongUsage("quantization: name a file") }
      var areRead = true
      for path in arguments.dropFirst() {
        let (line, isRead) = QuantizationCommand.line(of: path)
        guard say(line, to: StandardDescriptor.output) else { return 1 }
        areRead = areRead && isRead
      }
      return areRead ? 0 : 1
    }
    if arguments.first == PackageCommand.name {
      guard let command = PackageCommand(arguments.dropFirst()) else {
        return wrongUsage("package: a flag that it doesn't have, or one without its directory")
      }
      do throws(ToolError) {
        for path in try command.run() { say(path + "\n", to: StandardDescriptor.output) }
        return 0
      } catch {
        complain(error.reason)
        return 1
      }
    }
    var names: [String] = []
    var checks = false
    var root = SystemPath(".")
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": checks = true
      case "--root":
        guard let directory = rest.popFirst() else { return wrongUsage("--root: name a directory") }
        root = SystemPath(directory)
      default:
        guard !argument.hasPrefix("-") else { return wrongUsage("there is no flag \(argument)") }
        names.append(argument)
      }
    }
    guard names.count == 1, let name = names.first else {
      return wrongUsage(names.isEmpty ? "name a generator" : "name one generator, not \(names.count)")
    }
    let generators = name == "generate" ? Generator.all : Generator.all.filter { $0.name == name }
    guard !generators.isEmpty else { return wrongUsage("there is no generator \(name)") }
    guard (try? FileStatus.isDirectory(root.appending(Array("Sources".utf8)))) == true else {
      complain("\(root.display): not the package's root, which holds Sources; name it with --root")
      return 1
    }

    var isDone = true
    var changesCode = false
    for generator in generators {
      do throws(ToolError) {
        let stale = try run(generator, in: SourceTree(root: root), checks: checks)
        isDone = isDone && (stale.isEmpty || !checks)
        changesCode = changesCode || stale.contains { $0.hasSuffix(".swift") }
      } catch {
        complain(error.reason)
        isDone = false
      }
    }
    if changesCode && !checks {
      // The documents are generated from the code with which this command was built.
      complain("code has changed: build, and run `metalens-dev generate` once more")
    }
    return isDone ? 0 : 1
  }

  /// Writes or checks a generator's files; returns the paths of those that were out of date.
  private static func run(
    _ generator: Generator, in tree: SourceTree, checks: Bool
  ) throws(ToolError) -> [String] {
    let output = try generator.make(tree)
    for warning in output.warnings { complain("warning: \(warning)") }
    let stale = output.files.filter { (try? tree.bytes(of: $0.path)) != $0.bytes }
    for file in stale {
      if checks {
        complain("\(file.path): out of date; run `metalens-dev \(generator.name)`")
      } else {
        try tree.write(file)
        say("wrote \(file.path)\n", to: StandardDescriptor.output)
      }
    }
    return stale.map(\.path)
  }

  private static func wrongUsage(_ reason: String) -> Int32 {
    complain(reason)
    say("\n" + usage, to: StandardDescriptor.error)
    return 2
  }

  private static func complain(_ line: String) {
    say("metalens-dev: \(line)\n", to: StandardDescriptor.error)
  }

  private static func say(_ text: String, to descriptor: Int32) { say(Array(text.utf8), to: descriptor) }

  /// Writes bytes, and returns whether all were written.
  @discardableResult
  private static func say(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    // A failure such as a closed pipe is only reported to the caller.
    (try? DescriptorWriter.write(bytes, to: descriptor)) != nil
  }
}
