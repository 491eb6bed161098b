import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialStoryTests {
  @Test func aCaptureAndAnEditAreTold() {
    var validation = CredentialValidation.signedByCamera()
    var edit = CredentialValidation.Manifest(label: "urn:c2pa:2")
    edit.program = "Example Editor 3.1"
    edit.signer = "Editor Ltd"
    edit.actions = [.init("c2pa.opened"), .init("c2pa.color_adjustments"), .init("c2pa.color_adjustments")]
    edit.ingredients = [.init(title: "a.jpg", relationship: "parentOf", manifest: "urn:c2pa:1")]
    validation.manifests.append(edit)
    let lines = CredentialStory(validation, in: .english).lines
    #expect(lines.first == "Checked by libc2pa 0.91.0: Trusted. Revocation isn't checked.")
    #expect(
      lines.suffix(2) == [
        "1. Example Camera 1.0, signed by Google LLC: capture by a camera",
        "2. Example Editor 3.1, signed by Editor Ltd: opening, colour adjustment, from a.jpg",
      ])
  }

  @Test(arguments: Language.allCases) func everyLanguageTellsIt(language: Language) {
    let lines = CredentialStory(.signedByCamera(), in: language).lines
    #expect(lines.count == 4)
    #expect(lines[1].contains("Google LLC") && lines[2].contains("assertion.dataHash.match"))
  }

  @Test(arguments: Language.allCases) func thatNoAnchorsWereGivenIsSaid(language: Language) {
    let (given, none) = (CredentialValidation.signedByCamera(), CredentialValidation.signed())
    #expect(!CredentialStory(given, in: language).lines[2].contains("--trust-anchors"))
    #expect(CredentialStory(none, in: language).lines[2].contains("--trust-anchors"))
  }

  /// The library's verdict and what a hash leaves out are in the reader's language; JSON keeps the library's own words.
  @Test(arguments: Language.allCases, ["Trusted", "Valid", "Invalid"])
  func theVerdictIsTheReaders(language: Language, state: String) {
    var validation = CredentialValidation(state: state, library: "1")
    validation.exclusions = ["126555 bytes at 20", "/uuid", "– bytes at 20"]
    let lines = CredentialStory(validation, in: language).lines
    #expect(lines[0].contains(state))
    let isOwn = lines[0] == Message.credentialsChecked(library: "1", state: state).text(in: language)
    #expect(isOwn == (language == .english))
    #expect(lines[1].contains(Message.credentialsExcluded(count: "126555", start: "20").text(in: language)))
    #expect(lines[1].contains("126555 bytes at 20") == (language == .english))
    #expect(lines[1].contains("/uuid") && lines[1].contains("– bytes at 20"))
  }

  @Test func aVerdictThatIsNotKnownStays() {
    let lines = CredentialStory(CredentialValidation(state: "Odd", library: "1"), in: .german).lines
    #expect(lines[0] == Message.credentialsChecked(library: "1", state: "Odd").text(in: .german))
  }

  @Test(
    arguments: [
      ("12 bytes at 34", "12 34"), ("– bytes at 34", nil), ("12 bytes at", nil), ("12  bytes at 34", nil),
      ("12 bytes in 34", nil), ("/uuid", nil), ("", nil),
    ] as [(String, String?)])
  func aRangeOfBytesIsRead(text: String, numbers: String?) {
    let range = CredentialValidation.bytes(ofExclusion: text)
    #expect(range.map { "\($0.count) \($0.start)" } == numbers)
  }

  @Test func whatIsMissingIsADash() {
    var validation = CredentialValidation(state: "Invalid", library: "1")
    validation.manifests = [.init(label: "a")]
    let lines = CredentialStory(validation, in: .english).lines
    #expect(lines.last == "1. –, signed by –: no action stated")
  }
}
