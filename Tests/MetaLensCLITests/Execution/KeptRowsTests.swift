import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

/// Rows whose Content Credentials were checked otherwise aren't taken as those of this run.
@Suite struct KeptRowsTests {
  private static func row(_ check: CredentialCheck?) -> [UInt8] {
    var report = OriginalityReport.sample()
    report.credentials = check
    return report.written(for: FileLabel(SystemPath("a.jpg")).edge(in: .english)) + [0x0A]
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
      // The library said nothing of these, so that its version is unknown; depths are compared elsewhere.
      (.notChecked(.failed, detail: "x"), "c2pa 0.91.0 -", true, 0),
      (.notChecked(.depth, detail: ""), "", true, 0),
    ] as [(CredentialCheck?, String, Bool, Int)])
  func checksAreCompared(check: CredentialCheck?, now: String, isTaken: Bool, asked: Int) throws {
    let sample = OriginalityReport.sample()
    let line = Self.row(check)
    var fileSystem = FileSystem.system
    fileSystem.pieces = { _, take in
      _ = take(line[...])
      return nil
    }
    var count = 0
    var rows = KeptRows(
      basis: .init(model: sample.model, depth: sample.depth.rawValue, prior: sample.prior)
    ) {
      count += 1
      return now
    }
    var isOther = false
    do throws(KeptRows.Refusal) {
      try rows.read(SystemPath("a.partial"), from: fileSystem) { _, _ throws(OutputError) in }
    } catch { if case .otherBasis = error { isOther = true } }
    #expect(isOther != isTaken && rows.count == (isTaken ? 1 : 0) && count == asked)
  }
}
