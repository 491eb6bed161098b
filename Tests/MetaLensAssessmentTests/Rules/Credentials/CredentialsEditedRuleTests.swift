import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsEditedRuleTests {
  @Test(arguments: [
    "c2pa.edited", "c2pa.color_adjustments", "c2pa.cropped", "c2pa.filtered", "c2pa.drawing", "c2pa.placed",
    "c2pa.removed", "c2pa.converted", "c2pa.transcoded", "c2pa.resized", "c2pa.orientation",
  ])
  func raisedFor(action: String) throws {
    var builder = CredentialBuilder.edited()
    builder.actions[1].name = action
    #expect(
      try raised(by: .credentialsEdited, on: .credentials(builder)) == [
        .flag(
          .credentialsEdited,
          ["action": action, "program": "Example Editor 3.1", "when": "2026-03-26T00:14:26Z"])
      ])
  }

  @Test(arguments: ["c2pa.opened", "c2pa.published", "c2pa.watermarked", "org.example.anything"])
  func notRaisedFor(action: String) throws {
    var builder = CredentialBuilder.edited()
    builder.actions[1].name = action
    #expect(try raised(by: .credentialsEdited, on: .credentials(builder)).isEmpty)
  }

  @Test func aCamerasOwnDevelopmentIsNone() throws {
    let photo = ExamplePhoto.credentials(.captured(then: ["c2pa.color_adjustments", "c2pa.orientation"]))
    #expect(try raised(by: .credentialsEdited, on: photo).isEmpty)
    #expect(try raised(by: .credentialsCapture, on: photo).count == 1)
  }

  @Test func anotherProgramsIsOne() throws {
    var builder = CredentialBuilder.captured(then: ["c2pa.color_adjustments"])
    builder.actions[1].softwareAgent = .init(name: "Example Editor")
    #expect(try raised(by: .credentialsEdited, on: .credentials(builder)).count == 1)
    #expect(try raised(by: .credentialsCapture, on: .credentials(builder)).isEmpty)
  }

  @Test func tenAtMost() throws {
    let actions = (0..<40).map { index -> CredentialManifest.Action in
      var action = CredentialManifest.Action(name: "c2pa.edited", offset: nil)
      action.when = "2026-01-01T00:00:\(index)Z"
      return action
    }
    let builder = CredentialBuilder(generators: [.init(name: "x")], actions: actions)
    #expect(try raised(by: .credentialsEdited, on: .credentials(builder)).count == 10)
  }
}
