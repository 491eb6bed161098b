import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct CredentialsPresentRuleTests {
  @Test func countsManifests() throws {
    var builder = CredentialBuilder.edited()
    builder.label = "urn:c2pa:00000000-0000-4000-8000-000000000009"
    builder.earlier = [.captured()]
    #expect(
      try raised(by: .credentialsPresent, on: .credentials(builder)) == [
        .flag(.credentialsPresent, ["program": "Example Editor 3.1", "manifests": 2, "place": "APP11 JUMBF"])
      ])
  }

  @Test func saysInEachLanguageThatNothingIsVerified() throws {
    let words: [Language: String] = [
      .english: "didn't verify", .german: "nicht geprüft", .french: "avons pas vérifié",
      .spanish: "No verificamos",
      .japanese: "検証していません", .korean: "검증하지 않았습니다", .simplifiedChinese: "未验证",
    ]
    let detail = OriginalityFlag.FlagDetail.flag(
      .credentialsPresent, ["program": "x", "manifests": 1, "place": "y"])
    for (language, word) in words { #expect(detail.description(in: language).contains(word)) }
  }
}
