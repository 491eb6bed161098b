import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

/// Rows whose Content Credentials were checked in another way aren't accepted.
struct KeptRowsTests {
  private static func row(_ check: CredentialCheck?) -> [UInt8] {
    var report = OriginalityReport.sample()
    report.credentials = check
    return report.written(for: FileLabel(SystemPath("a.jpg")).outputContext(in: .english)) + [0x0A]
  }

  private static func checked(_ library: String, _ anchors: String?) -> CredentialCheck {
    .checked(CredentialValidation(state: "Valid", library: library, anchors: anchors))
  }

  @Test(
    arguments: [
      (nil, "c2pa 0.91.0 -", true, 0), (nil, "", true, 0), (checked("0.91.0", nil), "c2pa 0.91.0 -", true, 1),
      (checked("0.91.0", nil), "c2pa 0.92.0 -", false, 1),
      (checked("0.91.0", "ab"), "c2pa 0.91.0 ab", true, 1),
      (checked("0.91.0", "ab"), "c2pa 0.91.0 -", false, 1), (checked("0.91.0", nil), "", false, 1),
      (.notChecked(.noLibrary, detail: ""), "", true, 1),
      (.notChecked(.noLibrary, detail: ""), "c2pa 0.91.0 -", false, 1),
      // The library gave no result for these, so its version is unknown; depths are compared elsewhere.
      (.notChecked(.failed, detail: "x"), "c2pa 0.91.0 -", true, 0),
      (.notChecked(.depth, detail: ""), "", true, 0),
    ] as [(CredentialCheck?, String, Bool, Int)])
  func checksAreCompared(check: CredentialCheck?, now: String, isTaken: Bool, asked: Int) throws {
    let sample = OriginalityReport.sample()
    let line = Self.row(check)
    var fileSystem = FileSystem.system
    fileSystem.pieces = { _ in Self.once(line) }
    var count = 0
    let basis = KeptRows.Basis(
      score: .init(model: sample.model, depth: sample.depth.rawValue, prior: sample.prior), isHashing: true
    ) {
      count += 1
      return now
    }
    #expect(Self.isTaken(from: fileSystem, basis) == isTaken && count == asked)
  }

  /// A row that was compared with other signatures isn't accepted; at a depth that compares nothing, any row is.
  @Test(
    arguments: [
      (nil, "ab", true), (nil, nil, true), ("ab", "ab", true), ("ab", "cd", false), ("ab", nil, false),
      ("", "ab", false), ("", nil, true),
    ] as [(String?, String?, Bool)])
  func signaturesAreCompared(then: String?, now: String?, isTaken: Bool) {
    var report = OriginalityReport.sample()
    report.signatures = then.map {
      SignatureReference(form: "metalens-signatures/3", photoCount: 1, sha256: $0.isEmpty ? nil : $0)
    }
    let line = report.written(for: FileLabel(SystemPath("a.jpg")).outputContext(in: .english)) + [0x0A]
    var fileSystem = FileSystem.system
    fileSystem.pieces = { _ in Self.once(line) }
    let basis = KeptRows.Basis(
      score: .init(model: report.model, depth: report.depth.rawValue, prior: report.prior), signatures: now,
      isHashing: true
    ) { "" }
    #expect(Self.isTaken(from: fileSystem, basis) == isTaken)
  }

  private static func once(_ bytes: [UInt8]) -> Pieces {
    var rest = bytes
    return {
      defer { rest = [] }
      return .success(rest)
    }
  }

  /// Returns whether there is a row; false if its basis differs.
  private static func isTaken(from fileSystem: FileSystem, _ basis: KeptRows.Basis) -> Bool? {
    do throws(KeptRows.Refusal) {
      return try KeptRows(of: SystemPath("a.partial"), from: fileSystem, basis: basis).next.map { _ in true }
    } catch {
      if case .otherBasis = error { return false }
      return nil
    }
  }
}
