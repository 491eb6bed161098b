import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsCaptureRuleTests {
  @Test func isWorthNothing() throws {
    let found = try findings(by: .credentialsCapture, on: .credentials(.captured()))
    #expect(found.map(\.detail.type) == [.information])
    #expect(ScoreModel.shipped.flagWeights[.credentialsCapture]?.weights == ScoreModel.DepthValues())
  }

  @Test(arguments: ["c2pa.cropped", "c2pa.edited", "c2pa.drawing"]) func notRaisedAfter(action: String) throws
  {
    let photo = ExamplePhoto.credentials(.captured(then: [action]))
    #expect(try raised(by: .credentialsCapture, on: photo).isEmpty)
    #expect(try raised(by: .credentialsEdited, on: photo).count == 1)
  }

  @Test func notRaisedForAFileMadeOfAnother() throws {
    var builder = CredentialBuilder.captured()
    builder.ingredients = CredentialBuilder.derived().ingredients
    #expect(try raised(by: .credentialsCapture, on: .credentials(builder)).isEmpty)
  }
}
