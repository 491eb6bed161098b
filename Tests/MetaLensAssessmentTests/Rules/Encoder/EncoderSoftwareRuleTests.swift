import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderSoftwareRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded { $0.isSplit = true },
    .coded(make: "NIKON CORPORATION", model: "NIKON Z 9") { $0.isSplit = true },
    .coded(make: "SONY", model: "ILCE-7M4") { $0.isSplit = true },
    .coded(make: "Panasonic", model: "DC-S5") { $0.isSplit = true },
    .coded(make: "EASTMAN KODAK COMPANY", model: "KODAK Z612 ZOOM DIGITAL CAMERA") { $0.isSplit = true },
    .coded(make: "CASIO COMPUTER CO.,LTD.", model: "EX-S12") { $0.isSplit = true },
    // Android's layout, which isn't this maker's.
    .coded {
      $0.segments = [ExamplePhoto.jfif]
      $0.isSplit = true
    },
    // A program's name counts under any Make.
    .coded(make: "Google", model: "Pixel 5") { $0.segments = [(0xFE, Array("Lavc59.37.100".utf8))] },
    .editorTables(),
    .coded {
      $0.isSplit = true
      $0.order = [.quantization, .frame, .huffman, .restart]
    },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded(make: "Google", model: "Pixel 5") { $0.isSplit = true },
    .coded(make: "Sony", model: "C5303") { $0.isSplit = true },
    .coded(make: "samsung", model: "SM-G991B") { $0.isSplit = true },
    .coded(make: "Never Heard Of", model: "X") { $0.isSplit = true },
    // Android devices with names that cameras have too.
    .coded(make: "Panasonic", model: "ELUGA I2") { $0.isSplit = true },
    .coded(make: "KODAK", model: "EKTRA") { $0.isSplit = true },
    .coded(make: "CASIO", model: "C771") { $0.isSplit = true },
    .coded(make: "Raspberry Pi", model: "imx708") {
      $0.segments = [ExamplePhoto.jfif]
      $0.isSplit = true
    },
    // An order other than libjpeg's.
    .coded {
      $0.isSplit = true
      $0.order = [.huffman, .quantization, .frame]
    },
    .coded(exif: false) { $0.isSplit = true },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderSoftware, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderSoftware])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderSoftware, on: Self.silent[index]).isEmpty)
  }

  @Test(arguments: [("FUJIFILM", 2000, 0), ("FUJIFILM", 2003, 1), ("Canon", 1999, 1), ("Apple", 2008, 0)])
  func oldCamerasMayDoSo(make: String, year: Int, count: Int) throws {
    let photo = ExamplePhoto.thumbnailed(pictureIsSplit: true, date: "\(year):05:30 15:56:01", make: make)
    #expect(try raised(by: .encoderSoftware, on: photo).count == count)
  }

  @Test func namesTheEncoder() throws {
    let photo = ExamplePhoto.coded { $0.segments = [(0xFE, Array("CREATOR: gd-jpeg v1.0".utf8))] }
    let layout = "APP1:Exif COM DQT1 SOF0 DHT2 SOS"
    #expect(
      try raised(by: .encoderSoftware, on: photo)
        == [.flag(.encoderSoftware, ["make": "Canon", "encoder": "gd", "layout": layout])])
  }
}
