import Testing

@testable import MetaLensAssessment

struct CameraSignatureGroupTests {
  private func group(_ rows: [CameraSignature]) -> CameraSignatureGroup {
    var group = CameraSignatureGroup(make: "Canon", model: "")
    for row in rows { group.insert(row, model: row.model) }
    return group
  }

  @Test func whatAllHaveIsAgreed() {
    let group = group([.sample(1, model: "A"), .sample(2, model: "A"), .sample(3, model: "B")])
    #expect(group.standing(of: .huffman, without: []) == .agreed("standard", files: 3, models: 2))
    #expect(group.standing(of: .size, without: []) == .varied)
  }

  @Test func aBodyIsLeftOutOfEverything() {
    let group = group([.sample(1, body: "own", [.huffman: "other"]), .sample(2), .sample(3)])
    #expect(group.standing(of: .huffman, without: []) == .varied)
    #expect(
      group.standing(of: .huffman, without: ["own"], model: "Canon EOS 40D")
        == .agreed("standard", files: 2, models: 0))
    #expect(!group.has("other", of: .huffman, without: ["own"]))
    #expect(group.has("other", of: .huffman, without: []))
  }

  @Test func aDayOfOneCameraIsOneFile() {
    let group = group((1...9).map { .sample($0, body: "same") })
    #expect(group.standing(of: .huffman, without: []) == .agreed("standard", files: 1, models: 1))
    #expect(group.standing(of: .huffman, without: ["same"]) == .unseen)
  }

  @Test func filesThatShowSuchAValueAreCounted() throws {
    let group = group([
      .sample(1, model: "A", [.thumbnail: "160x120"]),
      .sample(2, model: "A", body: "body1", [.thumbnail: "80x60"]),
      .sample(3, model: "B", [.thumbnail: "160x120"]), .sample(4, model: "C"),
    ])
    func count(without left: Set<String> = [], model: String = "") throws -> [Int] {
      let found = try #require(
        group.independent(showing: { $0 != "-" }, of: .thumbnail, without: left, model: model))
      return [found.files, found.models]
    }
    #expect(try count() == [2, 2])
    #expect(try count(model: "B") == [2, 1])
    #expect(try count(without: ["body1"]).first == 1)
    let many = self.group((1...20).map { .sample($0, [.thumbnail: "\($0)x1"]) })
    #expect(many.independent(showing: { _ in true }, of: .thumbnail, without: [], model: "") == nil)
  }

  @Test func manyFilesCostNoMoreThanTheirNumber() {
    let group = group((1...20_000).map { .sample($0) })
    #expect(group.standing(of: .huffman, without: []) == .agreed("standard", files: 100, models: 1))
    #expect(group.standing(of: .size, without: []) == .varied)
  }
}
