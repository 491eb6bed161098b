import Testing

@testable import MetaLensAssessment

struct CameraSignaturesTests {
  private func table(_ rows: [CameraSignature]) -> [UInt8] { Array(CameraSignatureTable.text(of: rows).utf8) }

  @Test func tablesAreUsedBesideWhatShips() throws {
    let own = table([.sample(1, make: "Example", model: "One")])
    let shipped = CameraSignatures.shipped.reference
    let beside = try CameraSignatures(tables: [own])
    #expect(beside.reference.photoCount == shipped.photoCount + 1)
    #expect(beside.models.contains { $0.model == "One" })
    let alone = try CameraSignatures(tables: [own], includingShipped: false)
    #expect(alone.models.map(\.model) == ["One"])
    #expect(Set([shipped.sha256, beside.reference.sha256, alone.reference.sha256]).count == 3)
  }

  @Test func withoutTablesThereIsWhatShipsOrNothing() throws {
    #expect(try CameraSignatures(tables: []).reference == CameraSignatures.shipped.reference)
    #expect(try CameraSignatures(tables: [], includingShipped: false).models.isEmpty)
    #expect(CameraSignatures.none.reference.photoCount == 0)
    #expect(CameraSignatures.none.reference.sha256 == nil)
  }

  @Test func aBrokenTableNamesItsLine() throws {
    let broken = table([.sample(1)]) + Array("broken".utf8)
    let error = try #require(throws: MetaLensError.self) { try CameraSignatures(tables: [broken]) }
    #expect(error.code == .signaturesInvalid)
    #expect(error.detail.hasPrefix("line 4: "))
    #expect(error.message(in: .english).contains("line 4"))
  }

  @Test func independentPhotosAreCountedByModel() throws {
    let rows = [CameraSignature.sample(1, body: "a"), .sample(2, body: "a"), .sample(3, body: "b")]
    let signatures = try CameraSignatures(tables: [table(rows)], includingShipped: false)
    #expect(
      signatures.models == [
        CameraSignatureModel(make: "Canon", model: "Canon EOS 40D", isHEIF: false, independentCount: 2)
      ])
  }
}
