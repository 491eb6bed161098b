import MetaLensKit
import MetaLensRendering

extension Plan {
  static func serve(_ arguments: ParsedArguments, _ processorCount: Int) -> ServeCommand {
    ServeCommand(
      reading: ReadingChoice(arguments), store: arguments.store, exhibit: arguments.exhibit,
      jobs: arguments.jobs ?? max(1, processorCount), address: arguments.listen ?? ServeCommand.loopback,
      port: arguments.port ?? 0, origin: arguments.origin, opensBrowser: arguments.opensBrowser,
      idleMinutes: arguments.idleMinutes, isLanguageFixed: arguments.language != nil,
      maximumBytes: min(arguments.maximumBytes ?? ServeCommand.usualBytes, arguments.readLimits.memoryBytes))
  }
}
