import MetaLensKit
import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct FlagsCommandTests {
  @Test(arguments: [
    (Language.english, "edited", "Raised when     ", "Harmless cases  "),
    (.german, "bearbeitet", "Ausgelöst, wenn     ", "Unbedenklich, wenn  "),
  ]) func listsForPeople(language: Language, type: String, trigger: String, innocent: String) throws {
    let rule = try #require(Rule.all.first { $0.id == .softwareEdited })
    let text = FlagsCommand.text([rule, rule], in: language, paint: Paint(isEnabled: false))
    let head = "softwareEdited  \(type)\n  " + rule.exampleDetail.description(in: language) + "\n"
    let block =
      head + "  \(trigger)" + rule.text(.trigger, in: language) + "\n  \(innocent)"
      + rule.text(.innocent, in: language) + "\n"
    #expect(text == block + "\n" + block)
  }

  @Test func listsAsJSON() throws {
    let rule = try #require(Rule.all.first)
    let value = FlagsCommand.json([rule], in: .korean)
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
    #expect(members["description"]?.stringValue == rule.exampleDetail.description(in: .korean))
    #expect(members["innocent"]?.stringValue == rule.text(.innocent, in: .korean))
  }

  @Test func isACommand() async {
    #expect(await CannedRun().run("flags") == .success)
    let run = CannedRun()
    #expect(await run.run("flags", "--format", "json") == .success)
    #expect(run.outputText.contains("\"metalens.flags/1\""))
    #expect(await CannedRun().run("flags", "extra") == .usage)
  }
}
