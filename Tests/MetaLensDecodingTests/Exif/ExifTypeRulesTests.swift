import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ExifTypeRulesTests {
  typealias Row = (kind: ExifDirectory.Kind, tag: UInt16, allowed: [ExifType])

  static let rows: [Row] = [
    (.ifd0, ExifTag.make, [.ascii, .utf8]), (.ifd0, ExifTag.software, [.ascii, .utf8]),
    (.ifd0, ExifTag.dateTime, [.ascii]), (.ifd0, ExifTag.orientation, [.short]),
    (.ifd0, ExifTag.exifPointer, [.long, .ifd]), (.ifd0, ExifTag.gpsPointer, [.long, .ifd]),
    (.ifd1, ExifTag.thumbnailOffset, [.long]),
    (.exif, ExifTag.exposureTime, [.rational]), (.exif, ExifTag.photographicSensitivity, [.short]),
    (.exif, ExifTag.recommendedExposureIndex, [.long]), (.exif, ExifTag.pixelXDimension, [.short, .long]),
    (.exif, ExifTag.makerNote, [.undefined]), (.exif, ExifTag.lensModel, [.ascii, .utf8]),
    (.exif, ExifTag.dateTimeOriginal, [.ascii]), (.exif, ExifTag.subSecTime, [.ascii]),
    (.exif, ExifTag.interoperabilityPointer, [.long, .ifd]),
    (.gps, ExifTag.gpsLatitudeRef, [.ascii]), (.gps, ExifTag.gpsLatitude, [.rational]),
    (.gps, ExifTag.gpsAltitudeRef, [.byte]), (.gps, ExifTag.gpsDateStamp, [.ascii]),
    (.ifd0, ExifTag.imageDescription, [.ascii, .utf8]), (.ifd0, ExifTag.hostComputer, [.ascii]),
    (.ifd0, ExifTag.xpTitle, [.byte]), (.ifd0, ExifTag.rating, [.short]),
    (.exif, ExifTag.ownerName, [.ascii, .utf8]), (.exif, ExifTag.imageTitle, [.ascii, .utf8]),
    (.exif, ExifTag.imageEditingSoftware, [.ascii, .utf8]), (.exif, ExifTag.imageUniqueID, [.ascii]),
    (.exif, ExifTag.userComment, [.undefined]), (.exif, ExifTag.compositeImage, [.short]),
    (.exif, ExifTag.sourceExposureTimesOfCompositeImage, [.undefined]),
    (.exif, ExifTag.lensSpecification, [.rational]), (.gps, ExifTag.gpsProcessingMethod, [.undefined]),
    (.gps, ExifTag.gpsHPositioningError, [.rational]), (.gps, ExifTag.gpsMeasureMode, [.ascii]),
    // Tags that mean something else, or nothing, in another directory.
    (.gps, ExifTag.make, ExifType.allCases), (.interoperability, 1, ExifType.allCases),
    (.ifd0, 0xFFFF, ExifType.allCases),
  ]

  @Test(arguments: rows.indices) func allowsWhatTheStandardsSay(_ index: Int) {
    let row = Self.rows[index]
    let allowed = ExifType.allCases.filter { ExifTypeRules.allows($0, for: row.tag, in: row.kind) }
    #expect(Set(allowed) == Set(row.allowed))
  }
}
