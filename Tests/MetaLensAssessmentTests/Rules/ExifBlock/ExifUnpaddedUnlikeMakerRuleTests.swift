import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifUnpaddedUnlikeMakerRuleTests {
  @Test(arguments: [("Canon", "Canon EOS 400D"), ("NIKON CORPORATION", "NIKON D700"), ("samsung", "SM-X")])
  func raisedWhereTheMakersFilesAreOtherwise(make: String, model: String) throws {
    let photo = ExamplePhoto.unpadded(make: make, model: model)
    let found = try findings(by: .exifUnpaddedUnlikeMaker, on: photo)
    #expect(found.map(\.detail.parameters["make"]) == [.string(make)])
    #expect(found.first?.evidence.isEmpty == false)
    // Nothing in such a block speaks for the camera.
    #expect(try raised(by: .exifBlockCamera, on: photo).isEmpty)
  }

  /// Google's and Xiaomi's phones write so themselves, and of other makers too little is known.
  @Test(arguments: [("Google", "Pixel 9"), ("Xiaomi", "M"), ("Example", "Unmeasured"), ("", "")])
  func notRaised(make: String, model: String) throws {
    #expect(try raised(by: .exifUnpaddedUnlikeMaker, on: .unpadded(make: make, model: model)).isEmpty)
  }

  /// A gap or padding is another layout.
  @Test(arguments: [2, 4]) func notRaisedWithRoomAtTheEnd(slack: Int) throws {
    let photo = ExamplePhoto.unpadded { $0.slackCount = slack }
    #expect(try raised(by: .exifUnpaddedUnlikeMaker, on: photo).isEmpty)
  }
}
