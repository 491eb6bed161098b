import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct ExhibitFormTests {
  private func read(_ text: String) -> Result<ExhibitDetails, ExhibitForm.Refusal> {
    do throws(ExhibitForm.Refusal) { return .success(try ExhibitForm.read(Array(text.utf8))) } catch {
      return .failure(error)
    }
  }

  @Test func fieldsAreRead() {
    var details = ExhibitDetails()
    details.caseNumber = "A 1/26"
    details.evidence = "é <b>"
    details.notes = ["one", " two"]
    let text = #"{"case":"A 1/26","examiner":" ","evidence":"é <b>","notes":"one\n\n \r\n two\n","else":1}"#
    #expect(read(text) == .success(details))
    #expect(read("{}") == .success(ExhibitDetails()))
  }

  @Test(arguments: [
    "", "[]", "x", "{\"case\":1}", "{\"notes\":[\"a\"]}", "{\"case\":\"a\"", "{} {}",
    "{\"case\":\"" + String(repeating: "a", count: ExhibitForm.maximumBytes) + "\"}",
  ])
  func whatIsNoFormIsRefused(text: String) { #expect(read(text) == .failure(.notAForm)) }

  @Test(
    arguments: [
      ("{\"case\":\"" + String(repeating: "é", count: 201) + "\"}", .tooLong(maximum: 200, count: 201)),
      ("{\"notes\":\"" + String(repeating: "a", count: 2001) + "\"}", .tooLong(maximum: 2000, count: 2001)),
      ("{\"notes\":\"" + String(repeating: "a\\n", count: 21) + "\"}", .tooManyNotes),
    ] as [(String, ExhibitDetails.Refusal)]) func whatIsTooLongIsRefused(
      text: String, refusal: ExhibitDetails.Refusal
    )
  {
    #expect(read(text) == .failure(.details(refusal)))
  }

  @Test func allThatIsAllowedFits() {
    let field = String(repeating: "\\u00e9", count: 200)
    let notes = Array(repeating: String(repeating: "\\ud83d\\ude00", count: 2000), count: 20).joined(
      separator: "\\n")
    let text =
      "{\"case\":\"\(field)\",\"examiner\":\"\(field)\",\"evidence\":\"\(field)\",\"notes\":\"\(notes)\"}"
    #expect((try? read(text).get())?.notes.count == 20)
  }
}
