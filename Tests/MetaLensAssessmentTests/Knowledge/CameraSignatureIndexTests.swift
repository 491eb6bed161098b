import Testing

@testable import MetaLensAssessment

struct CameraSignatureIndexTests {
  @Test func theShippedTableIsSound() throws {
    var rows: [CameraSignature] = []
    try CameraSignatureTable.read(Array(CameraSignatureIndex.data.utf8)) { rows.append($0) }
    #expect(rows.count > 50)
    #expect(rows.map(\.line) == rows.map(\.line))
    #expect(Set(rows.map(\.sha256)).count == rows.count)
    // Each states its origin: a repository, a commit of it and a path.
    #expect(rows.allSatisfy { $0.source.contains("/") && $0.source.contains("@") })
    #expect(CameraSignatureIndex.shipped.reference.photoCount == rows.count)
    #expect(CameraSignatureIndex.shipped.reference.sha256?.utf8.count == 64)
  }

  @Test(arguments: [
    ("Canon", "canon eos 40d", true), (" CANON ", "Canon EOS 40D", true), ("Canon", "Canon EOS 50D", false),
    ("Nikon", "Canon EOS 40D", false), ("", "", false),
  ])
  func modelsAreFoundWhateverTheirCase(make: String, model: String, isKnown: Bool) throws {
    var index = CameraSignatureIndex()
    try index.insert(Array(CameraSignatureTable.text(of: [.sample(1)]).utf8))
    #expect((index.model(make: make, model: model) != nil) == isKnown)
  }

  @Test(arguments: [
    ("EASTMAN KODAK COMPANY", "Kodak"), ("CASIO COMPUTER CO.,LTD", "Casio Computer"),
    ("samsung", "SAMSUNG"),
  ])
  func makersAreOneUnderTheirNames(one: String, other: String) throws {
    var index = CameraSignatureIndex()
    try index.insert(Array(CameraSignatureTable.text(of: [.sample(1, make: one)]).utf8))
    #expect(index.maker(make: other) != nil)
    #expect(index.maker(make: "Example") == nil)
  }

  @Test(arguments: [
    ("Sony Ericsson", "SONY", false), ("Sony", "SONY", true), ("samsung", "SAMSUNG", true),
    ("Eastman Kodak Company", "KODAK", true),
  ])
  func makersOfOneHouse(one: String, other: String, areOne: Bool) {
    #expect((CameraSignatureIndex.maker(of: one) == CameraSignatureIndex.maker(of: other)) == areOne)
  }
}
