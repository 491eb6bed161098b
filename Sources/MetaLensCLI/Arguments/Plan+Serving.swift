import MetaLensKit

extension Plan {
  static func serve(_ arguments: LowArguments, _ processorCount: Int) -> ServeCommand {
    var command = ServeCommand()
    command.depth = arguments.chosenDepth
    command.hashing = arguments.chosenHashing
    command.redact = arguments.redact
    command.signatures = arguments.signatures
    command.scoring = arguments.scoring
    command.credentials = arguments.credentials
    command.photoSeconds = arguments.photoSeconds
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
