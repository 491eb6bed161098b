import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct GainMapUnlikePictureRuleTests {
  @Test(arguments: [
    ExamplePhoto.gainMapped(ExamplePhoto.grain),
    .gainMapped(ExamplePhoto.otherScene),
    .gainMapped(ExamplePhoto.grain, rows: 29),
    .gainMapped(ExamplePhoto.grain, mark: ExamplePhoto.packet(declaring: XMPNamespace.appleGainMap)),
  ])
  func raised(photo: ExamplePhoto) throws {
    let findings = try findings(by: .gainMapUnlikePicture, on: photo)
    #expect(findings.map(\.id) == [.gainMapUnlikePicture])
    #expect(findings.first?.values.number("likeness") == 0)
    let evidence = try #require(findings.first?.evidence.first)
    let offset = try #require(evidence.offset)
    #expect(evidence.location == "MPF picture" && offset > 0)
    #expect(photo.bytes[offset...].starts(with: [0xFF, 0xD8, 0xFF]))
  }

  /// The picture's own map, darker, reversed and moved; one that shows too little, one of other proportions; another
  /// picture that isn't marked; and files that are damaged, or have no map.
  @Test(arguments: [
    ExamplePhoto.gainMapped(ExamplePhoto.scene),
    .gainMapped { max(0, ExamplePhoto.scene($0, $1) - 60) / 2 },
    .gainMapped { 255 - ExamplePhoto.scene($0, $1) },
    .gainMapped { ExamplePhoto.scene($0 + 1, $1) },
    .gainMapped { _, _ in 90 },
    .gainMapped(ExamplePhoto.grain, rows: 20),
    .gainMapped(ExamplePhoto.grain, mark: ExamplePhoto.packet(declaring: XMPNamespace.tiff)),
    .gainMapped(ExamplePhoto.grain).cut(by: 30),
    .multiPicture(),
    .previewed(ExamplePhoto.otherScene),
    .camera(),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .gainMapUnlikePicture, on: photo).isEmpty)
  }

  /// A picture that ends early or is damaged looks like another, and accuses nobody.
  @Test(arguments: [false, true]) func aDamagedPictureAccusesNobody(isWhole: Bool) throws {
    let photo = ExamplePhoto.gainMapped(ExamplePhoto.grain)
    let context = try context(of: photo)
    var facts = context.facts
    var picture = try #require(facts.picture.value)
    if isWhole {
      picture.damage = PictureFacts.Damage(offset: 900, isBehindRows: false)
    } else {
      picture.decodedRows = picture.totalRows - 1
    }
    facts.picture = .present(picture)
    let damaged = RuleContext(facts: facts, attributions: Attributions(facts), now: 0)
    #expect(findings(by: .gainMapUnlikePicture, in: damaged).isEmpty)
    #expect(!findings(by: .gainMapUnlikePicture, in: context).isEmpty)
  }
}
