import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HeicSystemDiffersRuleTests {
  private static func photo(_ software: String, _ count: Int, make: String = "Apple") -> ExamplePhoto {
    .phone(ExamplePhoto.phoneExif(make: make, software: software)) { $0.handlerNameByteCount = count }
  }

  @Test(
    arguments: [
      (photo("15.6.1", 1), true), (photo("11.2.2", 1), true), (photo("16.0", 2), false),
      (photo("26.3.1", 2), false), (photo("15.6.1", 2), nil), (photo("16.0", 1), nil),
      (photo("an app 15.5", 1), nil), (photo("15.5", 3), nil), (photo("15.5", 1, make: "samsung"), nil),
      (.camera(), nil),
      (.phone(ExamplePhoto.phoneExif(software: "15.5")) { $0.order.swapAt(2, 3) }, nil),
    ] as [(ExamplePhoto, Bool?)]) func raisedFor(photo: ExamplePhoto, isLater: Bool?) throws
  {
    let found = try raised(by: .heicSystemDiffers, on: photo)
    #expect(found.map { $0.parameters["isLater"] } == (isLater.map { [.bool($0)] } ?? []))
  }
}
