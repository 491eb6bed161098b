import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ContainerWriterIdentifiedRuleTests {
  @Test(arguments: [
    (ExamplePhoto.canonHEIF(), "Canon EOS"), (.webP(), "libwebp"), (.jpegXL(), "libjxl"),
    (.tiff(make: nil), ""), (.png(), ""),
  ]) func saysWhoWroteIt(photo: ExamplePhoto, writers: String) throws {
    let found = try raised(by: .containerWriterIdentified, on: photo)
    #expect(found.map(\.parameters["writers"]) == [.string(writers)])
    #expect(found.first?.parameters["layout"]?.stringValue?.isEmpty == false)
  }

  @Test(arguments: [
    (Language.english, "Apple screenshot, libpng"), (.german, "Apple-Screenshot, libpng"),
    (.japanese, "Apple のスクリーンショット、libpng"),
  ]) func namesWhatIsNoName(language: Language, shown: String) {
    let values: FlagValues = ["writers": "Apple screenshot, libpng", "layout": "IHDR"]
    let text = OriginalityFlag.FlagDetail.flag(.containerWriterIdentified, values).description(in: language)
    #expect(text.contains(shown))
  }

  @Test func saysNothingOfAJPEG() throws {
    #expect(try raised(by: .containerWriterIdentified, on: .camera()).isEmpty)
  }
}
