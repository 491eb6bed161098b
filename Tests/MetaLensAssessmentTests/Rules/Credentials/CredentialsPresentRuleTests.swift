import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsPresentRuleTests {
  @Test func countsManifests() throws {
    var builder = CredentialBuilder.edited()
    builder.label = "urn:c2pa:00000000-0000-4000-8000-000000000009"
    builder.earlier = [.captured()]
    #expect(
      try raised(by: .credentialsPresent, on: .credentials(builder)) == [
        .flag(.credentialsPresent, ["program": "Example Editor 3.1", "manifests": 2, "place": "APP11 JUMBF"])
      ])
  }

  @Test func leavesToOthersWhetherAnythingIsVerified() throws {
    let words: [Language: String] = [
      .english: "weren't checked", .german: "nicht geprüft", .french: "pas été vérifiées",
      .spanish: "No se verificaron",
      .japanese: "検証していません", .korean: "검증하지 않았습니다", .simplifiedChinese: "未验证",
    ]
    let present = OriginalityFlag.FlagDetail.flag(
      .credentialsPresent, ["program": "x", "manifests": 1, "place": "y"])
    let unchecked = OriginalityFlag.FlagDetail.flag(.credentialsUnchecked, ["why": "noLibrary"])
    for (language, word) in words {
      #expect(!present.description(in: language).contains(word))
      #expect(unchecked.description(in: language).contains(word))
    }
  }
}
