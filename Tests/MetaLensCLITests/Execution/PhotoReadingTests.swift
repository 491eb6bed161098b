import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct PhotoReadingTests {
  /// Choosing a library doesn't undo the prior, nor the prior the library.
  @Test func aChoiceKeepsTheOthers() async throws {
    let model = try #require(ScoreModel.shipped.assuming(prior: 0.9))
    let checking = CredentialChecking(library: nil, anchors: [1])
    let plain = PhotoReading(service: PhotoMetadataService())
    let first = plain.choosing { $0.model = model }.choosing { $0.credentials = checking }
    let second = plain.choosing { $0.credentials = checking }.choosing { $0.limits.windowBytes = 9000 }
      .choosing { $0.model = model }
    for reading in [first, second] {
      let report = try await reading.analyze(.bytes(ExamplePhoto.camera().bytes), .metadata, false)
      #expect(report.prior == 0.9)
      #expect(reading.choice.model.prior == 0.9 && reading.choice.credentials != nil)
    }
    #expect(second.choice.limits.windowBytes == 9000 && first.choice.limits == ReadLimits())
  }

  /// `compare --limits 2` shows the same pictures as `compare`, and checks Content Credentials as it does.
  @Test func aServiceOfAChoiceHasTheRestFromAnother() throws {
    let program = SystemPath("/bin/metalens")
    let checking = CredentialChecking(library: nil, anchors: [1])
    let other = PhotoMetadataService().decodingPictures(by: program).checkingCredentials(by: checking)
    var choice = PhotoReading.Choice()
    choice.limits.windowBytes = 9000
    let service = choice.service(like: other)
    #expect(service.pictureExecutable == program && service.credentialChecking != nil)
    choice.credentials = checking
    #expect(choice.service(like: PhotoMetadataService()).credentialChecking != nil)
  }
}
