import MetaLensKit
import MetaLensSamples

extension Fixture {
  /// Photos with a position in each quarter of the earth, and one below sea level.
  static let places: [Fixture] = [
    place("north-east", "north and east", [35, 30, 0], "N", [139, 45, 0], "E"),
    place("north-west", "north and west", [40, 45, 0], "N", [74, 0, 36], "W"),
    place("south-east", "south and east", [33, 51, 0], "S", [151, 12, 0], "E"),
    place("south-west", "south and west", [22, 54, 0], "S", [43, 12, 0], "W"),
    Fixture(
      "places/below-sea-level.jpg", proves: "a height below the sea is negative",
      .camera { tiff in
        tiff.setPlace([31, 30, 0], "N", [35, 30, 0], "E")
        tiff.set(tiff.byte(ExifTag.gpsAltitudeRef, 1), in: .gps)
        tiff.set(tiff.rational(ExifTag.gpsAltitude, (861, 2)), in: .gps)
      }),
  ]

  /// A photo that states everything that a summary shows.
  static let whole = Fixture(
    "whole.jpg", proves: "every fact of a summary is read",
    .camera { tiff in
      tiff.setPlace([48, 51, 30], "N", [2, 17, 40], "E")
      tiff.set(tiff.byte(ExifTag.gpsAltitudeRef, 0), in: .gps)
      tiff.set(tiff.rational(ExifTag.gpsAltitude, (35, 1)), in: .gps)
      tiff.set(tiff.rational(ExifTag.gpsTimeStamp, (13, 1), (56, 1), (1, 1)), in: .gps)
      tiff.set(tiff.ascii(ExifTag.gpsDateStamp, "2023:05:30"), in: .gps)
      tiff.set(tiff.short(ExifTag.orientation, 1), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.software, "Firmware Version 1.1.1"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.artist, "Jane Doe"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.copyright, "Jane Doe 2023"), in: .ifd0)
      tiff.set(tiff.rational(ExifTag.exposureTime, (1, 125)), in: .exif)
      tiff.set(tiff.rational(ExifTag.fNumber, (56, 10)), in: .exif)
      tiff.set(tiff.short(ExifTag.photographicSensitivity, 200), in: .exif)
      tiff.set(tiff.short(ExifTag.flash, 1), in: .exif)
      tiff.set(tiff.rational(ExifTag.focalLength, (50, 1)), in: .exif)
      for tag in [ExifTag.offsetTime, ExifTag.offsetTimeOriginal, ExifTag.offsetTimeDigitized] {
        tiff.set(tiff.ascii(tag, "+02:00"), in: .exif)
      }
      tiff.set(tiff.ascii(ExifTag.bodySerialNumber, "0123456789"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.lensModel, "EF50mm f/1.4 USM"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.lensSerialNumber, "9876543210"), in: .exif)
      tiff.thumbnail = JPEGBuilder().build()
    })

  private static func place(
    _ name: String, _ words: String, _ latitude: [UInt32], _ north: String, _ longitude: [UInt32],
    _ east: String
  ) -> Fixture {
    Fixture(
      "places/\(name).jpg", proves: "a position \(words) has the signs it should",
      .camera { $0.setPlace(latitude, north, longitude, east) })
  }
}
