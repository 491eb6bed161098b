import MetaLensKit
package import MetaLensPlatform
import MetaLensRendering

/// The tool as a function from arguments to an exit code, with output through `io`.
package enum MetaLensCLI {
  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the program's name.
  ///   - environment: returns the value of an environment variable, or nil.
  package static func run(
    arguments: [SystemPath], environment: @Sendable (String) -> String?, io: CommandIO,
    fileSystem: FileSystem, service: PhotoReading
  ) async -> ExitCode {
    do throws(UsageError) {
      let exists = { (path: SystemPath) in fileSystem.status(path) != nil }
      var words = try ArgumentParser.parse(arguments, exists: exists)
      if words.credentials.library == nil, let path = environment(CredentialSelection.variable), !path.isEmpty
      {
        words.credentials.library = SystemPath(path)
        words.isLibraryOfVariable = true
      }
      let plan = try Plan(words, processorCount: io.processorCount, exists: exists)
      let choice = LanguageChoice(requested: words.language, environment: environment)
      let isTerminal = words.outputFile == nil && io.isTerminal(.output)
      let limits = words.readLimits
      let isRaised = limits != ReadLimits()
      let context = CommandContext(
        io: io, fileSystem: fileSystem.readingOnce(words.tables),
        service: isRaised ? service.choosing { $0.limits = limits } : service, language: choice.language,
        paint: Paint(choice: words.color, isTerminal: isTerminal, environment: environment), limits: limits)
      if let note = choice.note { context.note(note) }
      if let output = words.outputFile, let relatives = words.relativesOutput {
        if fileSystem.isOne(output, relatives) {
          throw UsageError("“\(output.shown)” and “\(relatives.shown)” are one file", command: words.command)
        }
        for (one, other) in [(output, relatives), (relatives, output)]
        where fileSystem.replacedPaths(by: one).contains(where: { fileSystem.isOne($0, other) }) {
          throw UsageError(
            "“\(other.shown)” keeps what is unfinished of “\(one.shown)”; name another file",
            command: words.command)
        }
      }
      for target in words.outputs
      where context.refusesOutput(target, over: words.flagFiles, redacting: words.redact)
        || context.refusesDatabase(target, redacting: words.redact)
      {
        return .notAnalyzed
      }
      return await carryOut(plan, in: context)
    } catch {
      let hint = error.command.map { "help " + $0.rawValue } ?? "--help"
      try? io.write(
        Array("metalens: \(error.message)\nTry 'metalens \(hint)'.\n".utf8), .error)
      return .usage
    }
  }

  private static func carryOut(_ plan: Plan, in context: CommandContext) async -> ExitCode {
    switch plan {
    case .run(let command): return await command.run(in: context)
    case .usage:
      try? context.io.write(Array(HelpText.usage(in: context.language).utf8), .error)
      return .usage
    case .help(let command):
      return context.show(
        command.map { HelpText.of($0, in: context.language) } ?? HelpText.overview(in: context.language))
    case .show(let text): return context.show(text)
    }
  }
}
