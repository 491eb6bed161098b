import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct SoftwareUnlikeCameraRuleTests {
  @Test(arguments: [
    ("Canon", "Silver Efex 2"), ("Canon", "Facetune2"), ("samsung", "Photo Editor Pro"),
    ("SONY", "AI Enhancer 4.2"), ("DJI", "美图秀秀"), ("Canon", "ФОТОШОП 2"),
    ("Canon", "TOPAZ AI"), ("Canon", "Luminous-keys"), ("Canon", "Silver Efex-user 2"),
    ("Canon", "Sil\u{200B}ver"), ("Canon", "Sil\u{301}\u{323}ver"),
    ("Canon", "." + String(repeating: " ", count: 600) + "1"),
  ])
  func raisedFor(make: String, software: String) throws {
    let found = try findings(by: .softwareUnlikeCamera, on: Self.photo(make: make, software: software))
    #expect(found.map(\.detail) == [.flag(.softwareUnlikeCamera, ["software": software])])
    // No other rule reports the same thing in another way.
    #expect(
      try raised(by: .softwareUnrecognized, on: Self.photo(make: make, software: software)).isEmpty)
  }

  @Test(arguments: [
    // Names that cameras wrote and that no catalog has.
    ("Canon", "D2v001e"), ("Canon", "081916 V6IR-Bld1.18"), ("SONY", "SLT-A58 v1.01"),
    ("NIKON", "COOLPIX P7000V1.0"), ("HTC", "5_04_29195_00"), ("samsung", "M4021M-1006"),
    ("Sony Ericsson", "R1KG001     prgCXC1250210_GENERIC_W 0.0"), ("HTC", "Windows Mobile 6.5"),
    ("samsung", "Exif Software Version 1.0.2.0"), ("HTC", "HTC Camera"), ("OnePlus", "OxygenOS 11"),
    ("SAMSUNG", "Samsung Electronics"), ("Xiaomi", "Snapdragon Camera"),
    ("Xiaomi", "Android BP4A.251205.006.A546BXXSKFZF3"), ("Canon", "CanonEOS-1DS"),
    ("Xiaomi", "omni_lavender-userdebug 9 PQ3A test-keys"),
    // A known program, a word of Make, and an unknown maker.
    ("Canon", "GIMP 2.4.5"), ("Canon", "Canon 12"), ("Somebody", "Silver Efex 2"), ("", "Silver Efex 2"),
    ("FLIR Systems AB", "Common_fileformat"), ("Raspberry Pi", "rpicam-still"), ("Raspberry Pi", "Picamera2"),
    ("SHARP", "HDR Photo"), ("Microsoft", "Lumia Camera Pro"),
  ])
  func notRaisedFor(make: String, software: String) throws {
    let photo = Self.photo(make: make, software: software)
    #expect(try raised(by: .softwareUnlikeCamera, on: photo).isEmpty)
  }

  /// An editor may name itself only in XMP; a name in both places is reported once, with both as evidence.
  @Test(arguments: [("Canon", "Facetune2", 1), ("Canon", "17.5.1", 0), ("Canon", "GIMP 2.10", 0)])
  func readsCreatorTool(make: String, tool: String, count: Int) throws {
    let xmp = "<xmp:CreatorTool>\(tool)</xmp:CreatorTool>"
    #expect(try findings(by: .softwareUnlikeCamera, on: .camera(xmp: xmp)).count == count)
    let both = ExamplePhoto.camera(xmp: xmp) { $0.set($0.ascii(ExifTag.software, tool), in: .ifd0) }
    let found = try findings(by: .softwareUnlikeCamera, on: both)
    #expect(found.map(\.evidence.count) == (count == 0 ? [] : [2]))
  }

  /// The time for a name depends on its length, whatever characters it has.
  @Test func manyMarksCostLittle() {
    let marks = String(repeating: "e\u{301}\u{323}", count: 80)
    #expect(UnknownName.isOne("Sil" + marks, beside: "Canon"))
    #expect(!UnknownName.isOne("V1" + String(repeating: "\u{301}", count: 200), beside: "Canon"))
  }

  @Test func tellsOfApplesDevicesElsewhere() throws {
    let photo = ExamplePhoto.phone(ExamplePhoto.phoneExif(software: "Facetune2"))
    #expect(try raised(by: .softwareUnlikeCamera, on: photo).isEmpty)
    #expect(
      try findings(by: .systemUnstated, on: photo).map(\.detail) == [
        .flag(.systemUnstated, ["software": "Facetune2"])
      ])
  }

  private static func photo(make: String, software: String) -> ExamplePhoto {
    .camera {
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
      $0.set($0.ascii(ExifTag.software, software), in: .ifd0)
    }
  }
}
