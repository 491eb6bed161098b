import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifCaptionTests {
  /// Texts that people write, and texts that cameras write automatically.
  @Test(arguments: [
    ("The Gateshead Angel", true), ("A description", true), ("June 2004", true),
    ("Bird site in Skåne,\nSweden", true),
    ("Colorful cups. Aarhus, Denmark. SONY NEX-3N, SONY E 16-50mm", true), ("El cielo sobre Berlín", true),
    ("Вид на море", true), ("港の夕焼け", true), ("항구의 저녁", true), ("Nhà thờ Đức Bà", true),
    ("Gran Turismo 5", true),
    ("OLYMPUS DIGITAL CAMERA         ", false), ("SONY DSC", false), ("DCIM\\100MEDIA\\DJI_0009.JPG", false),
    ("KODAK Digital Still Camera     ", false), ("KODAK Action Cam", false), ("dav", false),
    ("Harvest", false),
    ("binary comment", false), ("<Digimax i50 MP3, Samsung #1 MP3>", false), ("ICM107B", false),
    ("DCF 1.0", false),
    ("Maker:S,Date:2017-9-22,Ver:6,Lens:Kan03,Act:Lar02,E:Y", false), ("Type=P, Mode=P, DE=None", false),
    ("filter: 0; fileterIntensity: 0.0; algolist: 0", false),
    ("{\"DeviceAngle\": 0.08, \"a\": \"bcd\"}", false),
    ("Nova 5 Camera", false), ("Acme nova 5", false), ("Exif JPEG file", false), ("ab cd", false),
    ("港", false),
    ("", false), ("   ", false), ("My beautiful picture", false),
    ("This is UserComment. Tag $9286 Code: ASCII", false),
  ])
  func isSaid(text: String, expected: Bool) {
    #expect(ExifCaption.isSaid(text, names: ["Acme", "Nova 5", nil]) == expected)
  }

  private func names(
    _ make: String, _ change: (inout TIFFBuilder) -> Void
  ) throws -> [String] {
    let photo = ExamplePhoto.camera {
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
      change(&$0)
    }
    let found = try findings(by: .captionAdded, on: photo)
    return found.map { $0.detail.parameters["fields"]?.stringValue ?? "" }
  }

  @Test(arguments: [
    ("Canon", "A view of the port", ["ImageDescription"]), ("Canon", "Canon Powershot", []),
    ("Apple", "IMG", ["ImageDescription"]),
    ("Apple", " ", []), ("", "A view of the port", ["ImageDescription"]),
  ])
  func description(make: String, text: String, fields: [String]) throws {
    #expect(
      try names(make) {
        $0.set($0.ascii(ExifTag.imageDescription, text), in: .ifd0)
        $0.set($0.ascii(ExifTag.model, "Canon Powershot X"), in: .ifd0)
      } == fields)
  }

  /// Meaningless bytes aren't a caption, whatever encoding they could have.
  @Test(arguments: [
    ([UInt8](repeating: 0xCD, count: 24), false), ([0xB8, 0xDB, 0x20, 0xA4, 0xCE, 0x20, 0xCD, 0xBC], false),
    (Array("A view".utf8) + [0xE9], true),
  ])
  func guessedEncodings(bytes: [UInt8], isOne: Bool) throws {
    let found = try names("Canon") { tiff in
      tiff.set(tiff.ascii(ExifTag.imageDescription, bytes: bytes + [0]), in: .ifd0)
    }
    #expect(found.isEmpty == !isOne)
  }

  /// Cameras can store their owner's name, but phones can't.
  @Test(arguments: [
    ("Canon", [String]()), ("Apple", ["Artist, Copyright"]), ("SONY", []), ("samsung", ["Artist, Copyright"]),
    ("SAMSUNG", []), ("Samsung Techwin", []), ("Google", ["Artist, Copyright"]),
    ("HUAWEI", ["Artist, Copyright"]), ("Sony", []), ("Example", []),
  ])
  func owners(make: String, fields: [String]) throws {
    #expect(
      try names(make) {
        $0.set($0.ascii(ExifTag.artist, "Kim"), in: .ifd0)
        $0.set($0.ascii(ExifTag.copyright, "Kim"), in: .ifd0)
      } == fields)
  }

  /// What a phone writes by itself names nobody.
  @Test(arguments: [
    ("Jane Doe", true), ("Copyright 2023 Jane Doe, all rights reserved", true),
    ("\u{A9} 2023 Jos\u{E9}", true), ("王芳", true), ("Kim", true),
    ("Xiaomi", false), ("XIAOMI Inc.", false), ("Copyright Xiaomi 2023", false), ("Mi 9 SE", false),
    ("Copyright 2023", false), ("COPYRIGHT, 2005", false), ("(C) 2023. All rights reserved.", false),
    ("\u{A9} 2023", false), ("Unknown", false), ("N/A", false), ("2023", false), ("   ", false), ("", false),
    ("-", false), ("Artist", false),
  ])
  func namesInPhones(text: String, isOne: Bool) throws {
    for (tag, name) in [(ExifTag.artist, "Artist"), (ExifTag.copyright, "Copyright")] {
      let found = try names("Xiaomi") {
        $0.set($0.ascii(ExifTag.model, "Mi 9 SE"), in: .ifd0)
        $0.set($0.ascii(tag, text), in: .ifd0)
      }
      #expect(found == (isOne ? [name] : []))
    }
  }

  /// Nikon's cameras have a menu for a comment.
  @Test(arguments: [
    ("NIKON CORPORATION", "At the old port", [String]()), ("Canon", "At the old port", ["UserComment"]),
    ("Canon", "Old port", []), ("vivo", "filter: 0; hdr: true; algolist: 0; beauty on", []),
    ("Apple", "Screenshot", []),
  ])
  func comments(make: String, text: String, fields: [String]) throws {
    #expect(
      try names(make) {
        $0.set($0.undefined(ExifTag.userComment, Array("ASCII\0\0\0".utf8) + Array(text.utf8)), in: .exif)
      } == fields)
  }

  @Test(arguments: [("Canon", ["XPTitle, XPComment"]), ("DJI", ["XPTitle"]), ("Hasselblad", ["XPTitle"])])
  func windowsTags(make: String, fields: [String]) throws {
    let text: [UInt8] = [0x41, 0, 0x42, 0, 0, 0]
    #expect(
      try names(make) {
        for (tag, bytes) in [
          (ExifTag.xpTitle, text), (ExifTag.xpComment, text),
          (ExifTag.xpSubject, [0xFF, 0xFE, 0, 0] as [UInt8]),
        ] {
          $0.set(
            TIFFBuilder.Entry(
              tag, rawType: ExifType.byte.rawValue, count: UInt32(bytes.count), bytes: bytes), in: .ifd0)
        }
      } == fields)
  }
}
