import MetaLensKit
import Testing

@testable import MetaLensCLI

@Suite struct FlagsCommandTests {
  @Test func listsForPeople() throws {
    let flag = try #require(FlagCatalogue.all.first { $0.id == .softwareEdited })
    let text = FlagsCommand.text([flag, flag], in: .english, paint: Paint(isEnabled: false))
    let head = "softwareEdited  edited\n  " + flag.example.description(in: .english) + "\n"
    let block = head + "  Raised when    " + flag.trigger + "\n  Harmless when  " + flag.innocent + "\n"
    #expect(text == block + "\n" + block)
  }

  @Test func listsAsJSON() throws {
    let flag = try #require(FlagCatalogue.all.first)
    let value = FlagsCommand.json([flag], in: .korean)
    #expect(value["schema"]?.stringValue == "metalens.flags/1")
    #expect(value["language"]?.stringValue == "ko")
    guard case .object(let members)? = value["flags"]?.arrayValue?.first else {
      Issue.record("no flag")
      return
    }
    #expect(
      members.keys.sorted() == [
        "color", "concern", "description", "id", "innocent", "rationale", "source", "symbolName", "trigger",
        "type",
      ])
    #expect(members["description"]?.stringValue == flag.example.description(in: .korean))
  }

  @Test func isACommand() async {
    #expect(await CannedRun().run("flags") == .success)
    let run = CannedRun()
    #expect(await run.run("flags", "--format", "json") == .success)
    #expect(run.outputText.contains("\"metalens.flags/1\""))
    #expect(await CannedRun().run("flags", "extra") == .usage)
  }
}
