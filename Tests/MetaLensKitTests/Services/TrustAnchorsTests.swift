import Foundation
import MetaLensPlatform
import Testing

@testable import MetaLensKit

struct TrustAnchorsTests {
  private static let fixture: String = {
    let file = FixtureFolder.url.appending(path: "signed/anchors.pem")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  private static func count(_ text: String) throws -> Int {
    try TrustAnchors(Array(text.utf8)).certificates.count
  }

  /// Checks that certificates are read in the forms editors and systems leave them in.
  @Test(
    arguments: [
      { $0 }, { $0.replacing("\n", with: "\r\n") }, { "\u{FEFF}" + $0 }, { $0.replacing("\n", with: " \n") },
      { "# Who is trusted\n\n" + $0 + "\nend" }, { String($0.dropLast()) },
    ] as [@Sendable (String) -> String])
  func certificatesAreRead(as written: @Sendable (String) -> String) throws {
    let wanted = Self.fixture.components(separatedBy: Self.start).count - 1
    #expect(wanted > 0)
    #expect(try Self.count(written(Self.fixture)) == wanted)
    #expect(try Self.count(written(Self.fixture + Self.fixture)) == wanted * 2)
  }

  private static let start = "-----BEGIN CERTIFICATE-----\n"
  private static let end = "-----END CERTIFICATE-----\n"

  @Test(
    arguments: [
      ("", .none), ("hello\n", .none), ("-----END CERTIFICATE-----", .none),
      (start + end, .damaged(1)), (start + "AAAA\n" + end, .damaged(1)),
      (fixture + start + "M!II\n" + end, .damaged(fixture.components(separatedBy: start).count)),
      (start + "MIIB\n", .unfinished(1)), (start + "MIIB\n" + start + end, .unfinished(1)),
      (
        "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n" + fixture,
        .other(1, label: "PRIVATE KEY")
      ),
    ] as [(String, TrustAnchors.Fault)])
  func whatCannotBeUsedIsNamed(text: String, fault: TrustAnchors.Fault) {
    #expect(throws: fault) { try Self.count(text) }
  }

  @Test func aCertificateThatIsNotPEMIsTold() throws {
    let certificates = try TrustAnchors(Array(Self.fixture.utf8)).certificates
    #expect(throws: TrustAnchors.Fault.isDER) { try TrustAnchors(try #require(certificates.first)) }
  }

  /// Checks that bad anchors are reported when a check is prepared, before a photo is read, with or without a library.
  @Test func aCheckRefusesThem() {
    let checking = CredentialChecking(library: SystemPath("/nowhere/lib.so"), anchors: Array("hello".utf8))
    #expect(throws: CredentialChecking.Failure(isOfAnchors: true, detail: TrustAnchors.Fault.none.detail)) {
      try checking.prepare()
    }
  }
}
