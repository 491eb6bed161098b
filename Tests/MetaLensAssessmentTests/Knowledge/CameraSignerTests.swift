import Testing

@testable import MetaLensAssessment

struct CameraSignerTests {
  @Test func everySignerHasItsPlace() {
    let keys = CameraSigner.all.map { [$0.maker.rawValue, $0.organization, $0.commonName] }
    #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    arguments: [
      ("Google", true), ("GOOGLE", true), ("google", true), ("Canon", false), ("", false),
      (nil, false),
    ] as [(String?, Bool)])
  func makersAreTold(make: String?, isGoogle: Bool) throws {
    let signer = try #require(CameraSigner.all.first { $0.maker == .google })
    #expect(make.map { StatedMaker($0) }.names(signer.maker) == isGoogle)
  }
}
