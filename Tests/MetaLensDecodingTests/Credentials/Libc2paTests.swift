import Foundation
import MetaLensFacts
import Testing

@testable import MetaLensDecoding

/// Tests with the real library, if METALENS_CREDENTIALS_LIBRARY names it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["METALENS_CREDENTIALS_LIBRARY"] != nil))
struct Libc2paTests {
  private static let signed = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Fixtures/signed").standardizedFileURL

  private func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: Self.signed.appending(path: name)))
  }

  private func checker(anchors: [UInt8]?) throws -> CredentialChecker {
    let path = try #require(ProcessInfo.processInfo.environment["METALENS_CREDENTIALS_LIBRARY"])
    return CredentialChecker(anchors: anchors, library: [path])
  }

  @Test(arguments: [
    ("camera.jpg", "Trusted", "Valid"), ("camera.png", "Trusted", "Valid"),
    ("camera.avif", "Trusted", "Valid"),
    ("untimed.jpg", "Trusted", "Valid"), ("edited.jpg", "Trusted", "Valid"),
    ("untrusted.jpg", "Valid", "Valid"),
    ("altered.jpg", "Invalid", "Invalid"), ("forged.jpg", "Invalid", "Invalid"),
  ])
  func signedFilesAreJudged(file: String, trusting: String, trustingNobody: String) throws {
    for (anchors, state) in [(try bytes("anchors.pem"), trusting), (nil, trustingNobody)] {
      let facts = try PhotoDecoder().decode(
        MemorySource(bytes(file)), depth: .structure, hashing: false, checking: checker(anchors: anchors))
      let found = try #require(facts.credentialCheck?.validation)
      #expect(found.state == state)
      #expect(found.anchors != nil || anchors == nil)
      #expect(found.signature?.validUntil != nil)
      #expect(facts.diagnostics.allSatisfy { $0.code != .credentialReadersDisagree })
    }
  }

  @Test func theStoryIsInOrder() throws {
    let facts = try PhotoDecoder().decode(
      MemorySource(bytes("edited.jpg")), depth: .structure, hashing: false, checking: checker(anchors: nil))
    let story = try #require(facts.credentialCheck?.validation?.manifests)
    #expect(story.map(\.program) == ["Pixel Camera 9.0", "Example Editor 3.1"])
    #expect(story.last?.ingredients.first?.manifest == story.first?.label)
  }

  @Test func everyCutOfAFileIsAnswered() throws {
    let whole = try bytes("camera.jpg")
    for count in stride(from: 700, to: whole.count, by: 997) {
      guard
        let facts = try? PhotoDecoder().decode(
          MemorySource(Array(whole.prefix(count))), depth: .structure, hashing: false,
          checking: checker(anchors: nil))
      else { continue }
      #expect(facts.credentialCheck?.validation?.state != "Valid")
    }
  }

  @Test func badAnchorsAreRefused() throws {
    #expect(throws: CredentialLibraryError.self) { try checker(anchors: Array("no PEM".utf8)).prepare() }
  }
}

struct Libc2paLoadingTests {
  @Test func aMissingLibraryIsSaid() {
    #expect(throws: CredentialLibraryError.missing) { try Libc2pa(["/nowhere/libc2pa_c.so"]) }
  }

  @Test func anotherLibraryIsSaid() {
    #if os(Linux)
      #expect(throws: CredentialLibraryError.unfit("c2pa_version")) { try Libc2pa(["libz.so.1"]) }
    #endif
  }
}
