/// The tags that all measured originals of a maker have (measured: Tests/Accuracy/camera_tags.py).
///
/// Only makers with five or more originals of three or more models are listed. Dates and the stated size are left out,
/// since other rules are about those.
package struct CameraTags: Sendable {
  /// The maker's name for people.
  var name: String
  /// The maker that Make names.
  var maker: Maker
  /// The number of originals that were measured.
  var fileCount: Int
  /// The tags of IFD0.
  package var main: [UInt16]
  /// The tags of ExifIFD.
  package var exif: [UInt16]

  /// XResolution, YResolution, ResolutionUnit, Orientation.
  private static let display: [UInt16] = [0x011A, 0x011B, 0x0128, 0x0112]
  /// ExifVersion, ColorSpace, MeteringMode.
  private static let base: [UInt16] = [0x9000, 0xA001, 0x9207]
  /// ExposureTime, FNumber, Flash, FocalLength.
  private static let exposure: [UInt16] = [0x829A, 0x829D, 0x9209, 0x920A]

  package static let all = [
    // ISO.
    CameraTags(
      name: "Apple", maker: .apple, fileCount: 12, main: display, exif: base + exposure + [0x8827]),
    // YCbCrPositioning. Samsung's panoramas state no exposure.
    CameraTags(name: "Samsung", maker: .samsung, fileCount: 8, main: display + [0x0213], exif: base),
    // ComponentsConfiguration, FlashpixVersion.
    CameraTags(
      name: "Canon", maker: .canon, fileCount: 7, main: display + [0x0213],
      exif: base + exposure + [0x9101, 0xA000]),
    CameraTags(
      name: "Google", maker: .google, fileCount: 6, main: display + [0x0213],
      exif: base + exposure + [0x9101, 0xA000, 0x8827]),
    CameraTags(
      name: "Kodak", maker: .kodak, fileCount: 5, main: display + [0x0213],
      exif: base + exposure + [0x9101, 0xA000]),
  ]

  /// Returns the row of a maker; nil if the maker wasn't measured.
  static func row(of maker: StatedMaker) -> CameraTags? {
    all.indices.first { maker.makers.contains(all[$0].maker) }.map { all[$0] }
  }

  func missing(in exif: ExifFacts) -> [(tag: UInt16, kind: ExifDirectory.Kind)] {
    main.filter { exif.entry($0, in: .ifd0) == nil }.map { ($0, .ifd0) }
      + self.exif.filter { exif.entry($0, in: .exif) == nil }.map { ($0, .exif) }
  }
}
