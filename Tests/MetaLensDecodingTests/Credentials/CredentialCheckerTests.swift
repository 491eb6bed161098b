import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CredentialCheckerTests {
  /// A library that gives a fixed answer.
  private struct Stub: CredentialLibrary {
    var version = "0.1"
    var answer: Result<CredentialVerdict, CredentialLibraryError>

    func verdict(
      on source: any ByteSource, format: String, settings: String
    ) throws(CredentialLibraryError) -> CredentialVerdict {
      #expect(format == "image/jpeg")
      return try answer.get()
    }

    func validate(settings: String) throws(CredentialLibraryError) {}
  }

  private static let photo = ExamplePhoto.credentials(.captured())

  private func facts(
    _ answer: Result<CredentialVerdict, CredentialLibraryError>, of photo: ExamplePhoto = photo,
    depth: AnalysisDepth = .structure
  ) throws -> PhotoFacts {
    let checker = CredentialChecker { Stub(answer: answer) }
    return try PhotoDecoder().decode(
      MemorySource(photo.bytes), depth: depth, hashing: false, checking: checker)
  }

  private func verdict(_ text: String) -> Result<CredentialVerdict, CredentialLibraryError> {
    .success(CredentialVerdict(store: Array(text.utf8)))
  }

  /// Returns the photo's own manifest under its label, as the library would write it.
  private func manifest() throws -> String {
    let facts = try PhotoDecoder().decode(MemorySource(Self.photo.bytes), hashing: false)
    let own = try #require(facts.metadata.value?.credentials.first?.active)
    let program = own.generators.first
    let name = program?.name ?? own.claimGenerator ?? ""
    let version = program?.version.map { #","version":"\#($0)""# } ?? ""
    let actions = own.actions.map { #"{"action":"\#($0.name)"}"# }.joined(separator: ",")
    return #""active_manifest":"\#(own.label)","manifests":{"\#(own.label)":{"claim_generator_info":"#
      + #"[{"name":"\#(name)"\#(version)}],"assertions":[{"label":"c2pa.actions","data":{"actions":[\#(actions)]}}]}}"#
  }

  @Test func whatTheLibrarySaysIsKept() throws {
    let facts = try facts(
      verdict(
        #"{"validation_state":"Valid",\#(try manifest()),"#
          + #""validation_results":{"activeManifest":{"failure":[{"code":"signingCredential.untrusted"}]}}}"#)
    )
    let found = try #require(facts.credentialCheck?.validation)
    #expect(found.state == "Valid" && found.library == "0.1" && found.anchors == nil)
    #expect(found.statuses == [.init("signingCredential.untrusted", .failure)])
    #expect(facts.diagnostics.allSatisfy { $0.code != .credentialReadersDisagree })
  }

  @Test func readersThatDisagreeAreNoted() throws {
    let facts = try facts(
      verdict(#"{"validation_state":"Valid","active_manifest":"other","manifests":{"other":{}}}"#))
    #expect(facts.credentialCheck?.validation != nil)
    #expect(facts.diagnostics.filter { $0.code == .credentialReadersDisagree }.count == 1)
  }

  @Test(arguments: [CredentialLibraryError.failed("x"), .settings("x")])
  func aLibraryThatFailsCostsTheCheckAlone(error: CredentialLibraryError) throws {
    let facts = try facts(.failure(error))
    #expect(facts.credentialCheck == .notChecked(.failed, detail: "x"))
    #expect(facts.diagnostics.contains { $0.code == .credentialReadersDisagree })
  }

  @Test(arguments: ["", "{}", "[", #"{"validation_state":7}"#, #"{"validation_state":"Valid""#])
  func anAnswerThatIsNoneIsNoCheck(text: String) throws {
    guard case .notChecked(.failed, let detail) = try facts(verdict(text)).credentialCheck else {
      Issue.record("checked by “\(text)”")
      return
    }
    #expect(!detail.isEmpty)
  }

  @Test func noLibraryIsSaid() throws {
    let checker = CredentialChecker { () throws(CredentialLibraryError) in throw .missing }
    let facts = try PhotoDecoder().decode(
      MemorySource(Self.photo.bytes), depth: .structure, hashing: false, checking: checker)
    #expect(facts.credentialCheck == .notChecked(.noLibrary, detail: ""))
    #expect(throws: CredentialLibraryError.missing) { try checker.prepare() }
  }

  @Test func headersAloneAreNotChecked() throws {
    #expect(try facts(verdict("{}"), depth: .metadata).credentialCheck == .notChecked(.depth, detail: ""))
  }

  @Test func aPhotoWithoutCredentialsLoadsNothing() throws {
    let checker = CredentialChecker { () throws(CredentialLibraryError) in
      Issue.record("the library was loaded")
      throw .missing
    }
    let facts = try PhotoDecoder().decode(
      MemorySource(ExamplePhoto.camera().bytes), depth: .pixels, hashing: false, checking: checker)
    #expect(facts.credentialCheck == nil)
  }

  @Test func anchorsAreToldByTheirDigest() {
    let checker = CredentialChecker(anchors: []) { () throws(CredentialLibraryError) in throw .missing }
    #expect(checker.anchors == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(checker.version == nil)
  }
}
