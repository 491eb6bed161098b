import Testing

@testable import MetaLensCLI

struct FlagTests {
  @Test(arguments: CommandName.allCases)
  func namesStandOnceInACommand(command: CommandName) {
    let flags = Flag.of(command)
    #expect(Set(flags.map(\.name)).count == flags.count)
    let shorts = flags.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test func oneNameTakesOneKindOfValueInEveryCommand() {
    for flag in Flag.all {
      let same = Flag.all.filter { $0.name == flag.name }
      #expect(Set(same.map { $0.value == .none }).count == 1, "\(flag.name)")
      #expect(Set(same.map(\.short)).count == 1, "\(flag.name)")
    }
  }

  /// `history` reads no photos and creates no store.
  @Test func historySaysOnlyWhatItDoes() {
    let help = Flag.of(.history).map(\.help).joined()
    #expect(!help.contains("are analysed") && !help.contains("FILE is made"))
  }

  /// What is kept of an interrupted command, by command; nil if its help says nothing of an interruption.
  @Test(
    arguments: [
      (.analyze, true), (.batch, true), (.inspect, true), (.history, true), (.compare, false),
      (.evaluate, false), (.extract, nil), (.signatures, nil),
    ] as [(CommandName, Bool?)])
  func helpOfOutputFitsTheCommand(command: CommandName, isKept: Bool?) throws {
    let help = try #require(Flag.of(command).first { $0.name == "output" }).help
    #expect(help.contains("FILE.partial") == (isKept == true))
    #expect(help.contains("If it is interrupted") == (isKept == false))
  }

  /// `inspect` has no `--depth`, and `flags` takes no files.
  @Test func helpNamesNoOtherCommandsFlags() throws {
    let library = try #require(Flag.of(.inspect).first { $0.name == "credentials-library" })
    #expect(!library.help.contains("Needs depth"))
    let format = try #require(Flag.of(.flags).first { $0.name == "format" })
    #expect(!format.help.contains("inspect") && !format.help.contains("array"))
  }

  @Test func everyFlagIsExplained() {
    for flag in Flag.all {
      #expect(!flag.summary.isEmpty && !flag.summary.hasSuffix("."), "\(flag.name)")
      #expect(flag.details.isEmpty || flag.details.hasSuffix("."), "\(flag.name)")
      #expect(!flag.commands.isEmpty)
    }
  }
}
