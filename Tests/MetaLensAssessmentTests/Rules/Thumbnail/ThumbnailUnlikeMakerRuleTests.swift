import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailUnlikeMakerRuleTests {
  private static func split(
    _ make: String, _ model: String, _ change: (inout JPEGBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    .thumbnailed(
      pictureIsSplit: false, thumbnailIsSplit: true, make: make, model: model, isColor: true, change)
  }

  @Test(arguments: [
    split("Canon", "Canon EOS 40D"), split("NIKON CORPORATION", "NIKON Z 9"), split("SONY", "ILCE-7M4"),
    split("FUJIFILM", "X-T5"),
    // A JFIF header before them, as programs leave it, and a restart interval after them.
    split("Canon", "Canon EOS 40D") { $0.segments = [ExamplePhoto.jfif] },
    split("Canon", "Canon EOS 40D") { $0.order.append(.restart) },
  ])
  func raised(photo: ExamplePhoto) throws {
    let found = try findings(by: .thumbnailUnlikeMaker, on: photo)
    #expect(found.map(\.evidence.first?.location) == ["APP1 Exif IFD1 thumbnail"])
    let layout = try #require(found.first?.detail.parameters["layout"]?.stringValue)
    #expect(layout.hasPrefix("DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1 "))
    let text = try #require(found.first?.detail.description(in: .english))
    #expect(text.contains(layout) && text.contains("libjpeg"))
  }

  @Test(arguments: [
    // Tables together, in another order, and of a grey thumbnail, which has fewer tables.
    .thumbnailed(pictureIsSplit: false, isColor: true),
    split("Canon", "Canon EOS 40D") { $0.order = [.huffman, .quantization, .frame] },
    .thumbnailed(pictureIsSplit: false, thumbnailIsSplit: true),
    // One of Apple's phones and two of Samsung's write them like this, and any phone may; Sony's cameras write SONY.
    split("Apple", "iPhone 4S"), split("samsung", "SM-G998B"), split("Xiaomi", "M2102K1G"),
    split("OnePlus", "ONEPLUS A6003"), split("Sony", "C5303"),
    // Thumbnails are known of too few other models, or of none.
    split("JVC", "GR-DV2000"), split("DJI", "FC330"), split("OLYMPUS IMAGING CORP.", "E-M1"),
    split("RECONYX", "PC900"), split("Example", "1"),
    .camera(),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .thumbnailUnlikeMaker, on: photo).isEmpty)
  }

  /// The rule depends on the rows that it is given: a single thumbnail with separate tables clears the maker, and four
  /// models other than the photo's are needed.
  @Test(
    arguments: [
      (["DQT2 SOF0 DHT4", "DQT2 DHT4 SOF0", "DQT2 SOF0 DHT4", "DQT2 SOF0 DHT4"], true),
      (["DQT2 SOF0 DHT4", "DQT2 DHT4 SOF0", "DQT2 SOF0 DHT4"], false), ([], false),
      (
        ["DQT2 SOF0 DHT4", "DQT2 DHT4 SOF0", "DQT2 SOF0 DHT4", "DQT2 SOF0 DHT4"]
          + ["SOF0 DHT1 DHT1 DHT1 DHT1 DQT1 DQT1"], false
      ),
      (["DQT2 SOF0 DHT4", "DQT2 SOF0 DHT4", "DQT2 SOF0 DHT4", "-", "unreadable"], false),
    ] as [([String], Bool)])
  func itGoesByTheRows(layouts: [String], isRaised: Bool) throws {
    let rows = layouts.enumerated().map { number, layout in
      CameraSignature.sample(
        number + 1, model: "Canon \(number)",
        [.thumbnail: layout.hasPrefix("D") || layout.hasPrefix("S") ? "160x120 \(layout) 2x1" : layout])
    }
    let signatures = try CameraSignatures(
      tables: [Array(CameraSignatureTable.text(of: rows).utf8)], includingShipped: false)
    let facts = try PhotoDecoder(limits: ReadLimits()).decode(
      MemorySource(Self.split("Canon", "Canon EOS 40D").bytes), depth: .structure, hashing: false)
    let context = RuleContext(
      facts: facts, attributions: Attributions(facts, signatures: signatures), now: 0)
    #expect(Rule.thumbnailUnlikeMaker.evaluate(context).isEmpty != isRaised)
  }
}
