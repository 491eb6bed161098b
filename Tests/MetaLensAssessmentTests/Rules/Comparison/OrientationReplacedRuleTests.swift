import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OrientationReplacedRuleTests {
  private static func note(_ text: String, of maker: String = "Apple") -> MakerNoteFacts {
    MakerNoteFacts(
      maker: maker, offset: 40, byteCount: 30,
      values: [.init(.held, tag: 8, name: "AccelerationVector", text: text, offset: 50)])
  }

  private func details(
    _ orientation: UInt16, held: String?, of maker: String = "Apple", customRendered: UInt16 = 0,
    lens: String = ""
  ) throws -> [OriginalityFlag.FlagDetail] {
    let photo = ExamplePhoto.camera {
      $0.set($0.short(ExifTag.orientation, orientation), in: .ifd0)
      $0.set($0.short(ExifTag.customRendered, customRendered), in: .exif)
      $0.set($0.ascii(ExifTag.lensModel, lens), in: .exif)
    }
    return try raisedOnly(by: .orientationReplaced, on: photo) {
      $0.makerNote = held.map { Self.note($0, of: maker) }
    }
  }

  /// An iPhone's vectors: along its width, its height and its depth.
  @Test(
    arguments: [
      ("0.018 -0.966 0.279", [6, 8, 5, 7]), ("-0.006 0.964 0.300", [6, 8, 5, 7]),
      ("-0.993 0.029 0.013", [1, 2, 3, 4]), ("0.993 0.029 0.013", [1, 2, 3, 4]),
      // The largest tilt that counts, and slightly more.
      ("0.300 -0.900 0.100", [5, 6, 7, 8]), ("0.301 -0.900 0.100", nil),
      // The smallest angle that counts, slightly less, and lying flat.
      ("0.010 -0.710 0.710", [5, 6, 7, 8]), ("0.010 -0.700 0.710", nil), ("-0.538 -0.037 -0.838", nil),
      // Falling, and shaken.
      ("0.010 -0.490 0.010", nil), ("0.010 -1.600 0.010", nil),
      // Values that no phone writes.
      ("0.010 -0.900", nil), ("0.010 -0.900 x", nil), ("nan nan nan", nil), ("", nil),
    ] as [(String, [UInt16]?)])
  func raisedForOthers(held: String, accepted: [UInt16]?) throws {
    for orientation in UInt16(1)...8 {
      let isRaised = accepted.map { !$0.contains(orientation) } ?? false
      #expect(try details(orientation, held: held).isEmpty == !isRaised, "\(orientation)")
    }
  }

  @Test(arguments: [
    ("Canon", "None", [UInt16(1)]), ("Canon", "Rotate 180", [3]), ("Canon", "Rotate 90 CW", [6]),
    ("Canon", "Rotate 270 CW", [8]), ("Panasonic", "Horizontal (normal)", [1]),
    ("Panasonic", "Rotate 90 CW", [6, 8]), ("Panasonic", "Rotate 270 CW", [6, 8]),
  ])
  func raisedForOtherTurns(maker: String, held: String, accepted: [UInt16]) throws {
    for orientation in UInt16(1)...8 {
      #expect(
        try details(orientation, held: held, of: maker).isEmpty == accepted.contains(orientation),
        "\(orientation)")
    }
  }

  @Test(arguments: [
    ("iPhone 17 front camera 2.7mm f/1.9", true), ("iPhone 14 Pro back triple camera 6.86mm f/1.78", false),
  ])
  func frontCamerasAreBuiltInOtherwise(lens: String, isOne: Bool) throws {
    #expect(try details(1, held: "0.018 -0.966 0.279", lens: lens).isEmpty == isOne)
  }

  @Test(arguments: [UInt16(0), 9]) func noOrientationIsNone(orientation: UInt16) throws {
    #expect(try details(orientation, held: "Rotate 90 CW").isEmpty)
  }

  @Test(arguments: [(UInt16(6), true), (7, false)]) func panoramasAreLevel(rendered: UInt16, isOne: Bool)
    throws
  {
    #expect(try details(1, held: "0.018 -0.966 0.279", customRendered: rendered).isEmpty == isOne)
  }

  @Test func namesWhatTheCameraSet() throws {
    let upright = try #require(try details(1, held: "0.018 -0.966 0.279").first)
    #expect(upright.parameters["orientation"]?.integerValue == 1)
    #expect(upright.parameters["property"]?.stringValue == "Apple AccelerationVector")
    #expect(upright.parameters["expected"]?.stringValue == "6/8")
    let level = try #require(try details(6, held: "-0.993 0.029 0.013").first)
    #expect(level.parameters["expected"]?.stringValue == "1/3")
  }

  /// The thumbnail's orientation; 1 counts if the maker repeats what it set.
  @Test(arguments: [
    ("Canon", UInt16(1), UInt16(6), 1), ("Canon", 6, 6, 0), ("Canon", 6, 1, 0), ("Canon", 1, 1, 0),
    ("Canon", 1, 0, 0), ("Canon", 1, 2, 0), ("Canon", 1, 9, 0), ("Canon", 3, 8, 1), ("Canon", 5, 6, 0),
    ("Canon", 7, 6, 1),
    ("motorola", 6, 1, 0), ("samsung", 6, 1, 1), ("samsung", 1, 1, 0), ("SONY", 8, 1, 1), ("SONY", 1, 3, 1),
  ])
  func besideTheThumbnail(make: String, orientation: UInt16, thumbnail: UInt16, count: Int) throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
      $0.set($0.short(ExifTag.orientation, orientation), in: .ifd0)
      $0.set($0.short(ExifTag.orientation, thumbnail), in: .ifd1)
      $0.thumbnail = [0xFF, 0xD8, 0xFF, 0xD9]
    }
    #expect(try raisedOnly(by: .orientationReplaced, on: photo) { $0.makerNote = nil }.count == count)
    // A note that says how the camera was held takes precedence.
    #expect(
      try raisedOnly(by: .orientationReplaced, on: photo) {
        $0.makerNote = Self.note(
          ["Horizontal (normal)", "Rotate 180", "", "Rotate 90 CW", "Rotate 270 CW"][
            [1: 0, 3: 1, 6: 3, 8: 4][orientation] ?? 2], of: "Canon")
      }.isEmpty || ![1, 3, 6, 8].contains(orientation))
  }

  /// The text says how the camera was held if something states that, or else that it is the thumbnail's orientation.
  @Test func eachPlaceHasItsWords() throws {
    let held = try #require(try details(1, held: "0.018 -0.966 0.279").first)
    #expect(held.description(in: .english).contains("the way the camera was held 6/8"))
    let photo = ExamplePhoto.camera {
      $0.set($0.short(ExifTag.orientation, 1), in: .ifd0)
      $0.set($0.short(ExifTag.orientation, 6), in: .ifd1)
      $0.thumbnail = [0xFF, 0xD8, 0xFF, 0xD9]
    }
    let beside = try #require(try raised(by: .orientationReplaced, on: photo).first).description(in: .english)
    #expect(beside.hasPrefix("Orientation is 1, but the thumbnail's own is 6 (IFD1 Orientation)."))
  }

  /// A second IFD without a thumbnail is the second page of a TIFF.
  @Test func aSecondPageIsNone() throws {
    let photo = ExamplePhoto.camera {
      $0.set($0.short(ExifTag.orientation, 1), in: .ifd0)
      $0.set($0.short(ExifTag.orientation, 6), in: .ifd1)
    }
    #expect(try raised(by: .orientationReplaced, on: photo).isEmpty)
  }
}
