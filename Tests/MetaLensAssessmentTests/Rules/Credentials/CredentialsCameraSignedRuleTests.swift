import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsCameraSignedRuleTests {
  /// Returns whether the rule is raised for a camera's validation with a change.
  private func isRaised(
    ofGoogle: Bool = true, _ change: (inout CredentialValidation) -> Void
  ) throws -> Bool {
    var validation = CredentialValidation.signedByCamera()
    change(&validation)
    var photo: ExamplePhoto = ofGoogle ? .checked(validation) : .credentials(.captured())
    photo.check = .checked(validation)
    return try !raised(by: .credentialsCameraSigned, on: photo).isEmpty
  }

  @Test func aCaptureAloneIsProved() throws {
    #expect(try isRaised { _ in })
    let report = try report(of: .checked(.signedByCamera()))
    #expect(report.score >= 95)
    #expect(report.verdict.kind == .cameraOriginal)
    #expect(Concern.allCases.allSatisfy { report.changed[$0] == .intact })
  }

  @Test func todaysClockIsNothing() throws {
    // The library determines the state by its own clock; only the codes count.
    #expect(try isRaised { $0.state = "Invalid" })
  }

  @Test func anotherMakersCameraProvesNothing() throws {
    #expect(try !isRaised(ofGoogle: false) { _ in })
  }

  @Test(arguments: [
    "assertion.dataHash.mismatch", "assertion.hashedURI.mismatch", "claimSignature.mismatch",
    "assertion.action.malformed", "ingredient.manifest.missing",
  ])
  func notRaisedWhereSomethingFails(code: String) throws {
    #expect(try !isRaised { $0.statuses.append(.init(code, .failure)) })
  }

  @Test(arguments: [
    "claimSignature.validated", "assertion.dataHash.match", "signingCredential.trusted",
    "timeStamp.validated",
    "timeStamp.trusted",
  ])
  func notRaisedWithout(code: String) throws {
    #expect(try !isRaised { found in found.statuses.removeAll { $0.code == code } })
    // A failure with that code isn't a success.
    #expect(
      try !isRaised { found in
        for index in found.statuses.indices where found.statuses[index].code == code {
          found.statuses[index].kind = .failure
        }
      })
  }

  @Test(arguments: ["dataHash", "bmffHash"]) func notRaisedWithExclusions(hash: String) throws {
    #expect(
      try !isRaised {
        $0.statuses.append(.init("assertion.\(hash).additionalExclusionsPresent", .informational))
      })
  }

  @Test(arguments: [
    ("Google LLC", "Google Photos"), ("google llc", "Pixel Camera"),
    ("Xiaomi Communications Co., Ltd", "Xiaomi Camera"),
    ("Example", "Pixel Camera"), ("NIKON CORPORATION", "NIKON CORPORATION"),
  ])
  func notRaisedForWhoIsNotListed(organization: String, commonName: String) throws {
    #expect(
      try !isRaised {
        $0.signature?.organization = organization
        $0.signature?.commonName = commonName
      })
  }

  @Test func notRaisedForMoreThanACapture() throws {
    #expect(try !isRaised { $0.manifests[0].actions.append(.init("c2pa.color_adjustments")) })
    #expect(try !isRaised { $0.manifests[0].actions = [] })
    #expect(try !isRaised { $0.manifests[0].actions[0].sourceType = nil })
    #expect(try !isRaised { $0.manifests[0].actions[0].sourceType = "trainedAlgorithmicMedia" })
    #expect(try !isRaised { $0.manifests[0].actions[0].name = "c2pa.opened" })
    #expect(try !isRaised { $0.manifests.insert(.init(label: "older"), at: 0) })
    #expect(
      try !isRaised {
        $0.manifests[0].ingredients = [.init(title: nil, relationship: "parentOf", manifest: nil)]
      })
    #expect(try !isRaised { $0.manifests = [] })
    #expect(try !isRaised { $0.signature?.time = nil })
    #expect(try !isRaised { $0.signature = nil })
  }
}
