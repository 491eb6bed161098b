import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HeicItemEmptiedRuleTests {
  @Test(
    arguments: [
      (.phone(), nil), (.phone(nil), "Exif"), (.phone { $0.packet = [] }, "XMP"),
      (.phone { $0.isProfileEmpty = true }, "ICC"),
      (
        .phone(nil) {
          $0.packet = []
          $0.isProfileEmpty = true
        }, "Exif, XMP, ICC"
      ),
      (.phone { $0.packet = Array("<x/>".utf8) }, nil), (.heif { $0.exif = nil }, nil), (.camera(), nil),
    ] as [(ExamplePhoto, String?)]) func raisedFor(photo: ExamplePhoto, items: String?) throws
  {
    let found = try raised(by: .heicItemEmptied, on: photo)
    #expect(found.map { $0.parameters["items"] } == (items.map { [.string($0)] } ?? []))
  }

  /// An item without bytes has no header that could be broken.
  @Test func itIsNotCalledBroken() throws {
    #expect(try !report(of: .phone(nil)).diagnostics.contains { $0.code == .exifHeaderInvalid })
  }

  /// A missing part wasn't removed by anyone.
  @Test func notRaisedForACutFile() throws {
    let photo = ExamplePhoto.phone()
    var read = 0
    for missing in 1..<photo.bytes.count {
      guard let found = try? raised(by: .heicItemEmptied, on: photo.cut(by: missing)) else { continue }
      read += 1
      #expect(found.isEmpty, "\(missing) of \(photo.bytes.count)")
    }
    #expect(read > 10)
  }
}
