import MetaLensKit

extension Plan {
  static func serve(_ arguments: LowArguments, _ processorCount: Int) -> ServeCommand {
    var command = ServeCommand()
    command.reading = ReadingChoice(arguments)
    command.store = arguments.store
    command.exhibit = arguments.exhibit
    command.jobs = arguments.jobs ?? max(1, processorCount)
    command.address = arguments.listen ?? ServeCommand.loopback
    command.port = arguments.port ?? 0
    command.origin = arguments.origin
    command.opensBrowser = arguments.opensBrowser
    command.idleMinutes = arguments.idleMinutes
    command.isLanguageFixed = arguments.language != nil
    command.mostBytes = min(arguments.mostBytes ?? ServeCommand.usualBytes, arguments.readLimits.memoryBytes)
    return command
  }
}
