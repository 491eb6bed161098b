import MetaLensSamples
import MetaLensKit

extension Fixture {
  /// Photos with texts in encodings that EXIF never allowed, and texts that could harm whoever shows them.
  static let texts: [Fixture] = [
    Fixture(
      "broken/control-characters.jpg",
      proves: "escape sequences, line ends and direction overrides reach no terminal as they are",
      .camera { tiff in
        tiff.set(tiff.ascii(ExifTag.make, "Canon\u{1B}[31m\u{1B}]0;title\u{07}!"), in: .ifd0)
        tiff.set(tiff.ascii(ExifTag.artist, "one\r\ntwo \u{202E}gpj.exe\u{202C}"), in: .ifd0)
      }),
    Fixture(
      "broken/formula.jpg", proves: "a spreadsheet's formula stays a text in CSV",
      .camera { tiff in
        tiff.set(tiff.ascii(ExifTag.software, "=cmd|' /C calc'!A0"), in: .ifd0)
        tiff.set(tiff.ascii(ExifTag.artist, "@SUM(1+1)"), in: .ifd0)
        tiff.set(tiff.ascii(ExifTag.copyright, "+1"), in: .ifd0)
      }),
    Fixture(
      "broken/utf8-type.jpg", proves: "EXIF 3.0's type 129 is read as UTF-8",
      .camera { tiff in
        let text = Array("Zoë 写真".utf8) + [0]
        tiff.set(
          .init(
            ExifTag.artist, rawType: ExifType.utf8.rawValue, count: UInt32(text.count), bytes: text),
          in: .ifd0)
      }),
    encoded(
      "shift-jis", "Shift JIS",
      artist: [
        0x8E, 0x52, 0x93, 0x63, 0x91, 0xBE, 0x98, 0x59, 0x20, 0x83, 0x4A, 0x83, 0x81, 0x83, 0x89,
      ],
      software: [
        0x83, 0x74, 0x83, 0x48, 0x83, 0x67, 0x95, 0xD2, 0x8F, 0x57, 0x83, 0x5C, 0x83, 0x74, 0x83, 0x67,
      ]),
    encoded(
      "euc-kr", "EUC-KR", artist: [0xC8, 0xAB, 0xB1, 0xE6, 0xB5, 0xBF],
      software: [0xBB, 0xE7, 0xC1, 0xF8, 0x20, 0xC6, 0xED, 0xC1, 0xFD, 0xB1, 0xE2]),
    encoded(
      "gbk", "GBK", artist: [0xD5, 0xC5, 0xCE, 0xB0],
      software: [0xB9, 0xE2, 0xD3, 0xB0, 0xC4, 0xA7, 0xCA, 0xF5, 0xCA, 0xD6]),
    encoded(
      "windows-1252", "Windows-1252",
      artist: [0x4A, 0x6F, 0x73, 0xE9, 0x20, 0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72],
      software: [
        0xC9, 0x64, 0x69, 0x74, 0x65, 0x75, 0x72, 0x20, 0x64, 0x92, 0x69, 0x6D, 0x61, 0x67, 0x65, 0x73,
      ]),
  ]

  private static func encoded(
    _ name: String, _ encoding: String, artist: [UInt8], software: [UInt8]
  ) -> Fixture {
    Fixture(
      "broken/\(name).jpg", proves: "Artist and Software in \(encoding) are read, and told to be guessed",
      .camera { tiff in
        tiff.set(tiff.ascii(ExifTag.artist, bytes: artist), in: .ifd0)
        tiff.set(tiff.ascii(ExifTag.software, bytes: software), in: .ifd0)
      })
  }
}
