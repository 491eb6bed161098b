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

  @Test func everyFlagIsExplained() {
    for flag in Flag.all {
      #expect(!flag.summary.isEmpty && !flag.summary.hasSuffix("."), "\(flag.name)")
      #expect(flag.details.isEmpty || flag.details.hasSuffix("."), "\(flag.name)")
      #expect(!flag.commands.isEmpty)
    }
  }
}
