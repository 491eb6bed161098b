import MetaLensPlatform

extension Flag {
  static let general: [Flag] = [
    Flag(
      "help", short: "h", category: .general, commands: CommandName.allCases,
      summary: "show help, also for a command"
    ) { _, arguments throws(UsageError) in arguments.help = true },
    Flag(
      "version", short: "V", category: .general, commands: CommandName.allCases, summary: "show the version"
    ) { _, arguments throws(UsageError) in arguments.version = true },
  ]
}
