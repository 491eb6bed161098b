import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct VendorSegmentsRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded(make: "Motorola", model: "X") { $0.segments = [(0xE6, Array("MMIMETA\u{0}".utf8))] },
    .coded(make: "EASTMAN KODAK COMPANY", model: "X") { $0.segments = [(0xE2, Array("FPXR\u{0}".utf8))] },
    .coded(make: "RICOH", model: "X") { $0.segments = [(0xE7, Array("RICOH\u{0}".utf8))] },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded(make: "Canon", model: "X") { $0.segments = [(0xE6, Array("MMIMETA\u{0}".utf8))] },
    .coded(make: "Motorola", model: "X") { $0.segments = [(0xE5, Array("MMIMETA\u{0}".utf8))] },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .vendorSegments, on: Self.raising[index])
    #expect(found.map(\.id) == [.vendorSegments])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .vendorSegments, on: Self.silent[index]).isEmpty)
  }
}
