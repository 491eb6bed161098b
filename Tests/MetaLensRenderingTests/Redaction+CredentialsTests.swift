import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct RedactionCredentialsTests {
  @Test func namesAndTitlesAreTakenOut() throws {
    var validation = CredentialValidation.signedByCamera()
    let secret = "Jane Doe"
    validation.signature?.organization = secret
    validation.signature?.commonName = secret
    validation.signature?.authority = secret
    validation.signature?.serialNumber = secret
    validation.statuses.append(.init("x", .informational, url: secret, explanation: secret))
    validation.ingredientStatuses = [.init("y", .failure, url: secret, explanation: secret)]
    validation.exclusions = ["12 bytes at 34", "/\(secret)", "\(secret) bytes at 1"]
    validation.manifests[0].title = secret
    validation.manifests[0].label = secret
    validation.manifests[0].signer = secret
    validation.manifests[0].program = secret
    validation.manifests[0].assertions = [secret]
    validation.manifests[0].actions += [.init(secret, program: secret, when: secret, sourceType: secret)]
    validation.manifests[0].ingredients = [.init(title: secret, relationship: secret, manifest: secret)]
    guard case .checked(let kept) = Redaction.redacted(.checked(validation)) else {
      Issue.record("not checked any more")
      return
    }
    #expect(!"\(kept)".contains(secret))
    #expect(kept.state == validation.state && kept.library == validation.library)
    #expect(kept.statuses.map(\.code) == validation.statuses.map(\.code))
    #expect(kept.exclusions.count == 3 && kept.exclusions.first == "12 bytes at 34")
    #expect(kept.manifests.first?.actions.first?.name == "c2pa.created")
    // A removed value isn't shown as absent, and IPTC's terms aren't personal data.
    #expect(kept.signature?.signer == "…" && kept.signature?.authority == "…")
    #expect(kept.manifests.first?.signer == "…" && kept.manifests.first?.ingredients.first?.title == "…")
    #expect(
      kept.manifests.first?.actions.first?.sourceType == validation.manifests.first?.actions.first?.sourceType
    )
    #expect(kept.manifests.first?.actions.last?.sourceType == "…")
    #expect(kept.signature?.time == validation.signature?.time)
  }

  @Test func aReasonIsKeptWithoutItsDetail() {
    #expect(
      Redaction.redacted(.notChecked(.failed, detail: "/home/jane")) == .notChecked(.failed, detail: ""))
  }
}
