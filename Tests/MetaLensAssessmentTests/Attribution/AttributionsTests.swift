import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AttributionsTests {
  private static func attributions(_ change: (inout TIFFBuilder) -> Void) throws -> Attributions {
    Attributions(
      try PhotoDecoder(limits: ReadLimits()).decode(
        MemorySource(ExamplePhoto.camera(change).bytes), hashing: false))
  }

  @Test func summaryHoldsWhatExifStates() throws {
    let summary = try Self.attributions { tiff in
      tiff.set(tiff.short(ExifTag.orientation, 6), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.software, "Ver.1.01 "), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.artist, "A. Photographer"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.copyright, "(c) nobody"), in: .ifd0)
      tiff.set(tiff.rational(ExifTag.exposureTime, (1, 250)), in: .exif)
      tiff.set(tiff.rational(ExifTag.fNumber, (56, 10)), in: .exif)
      tiff.set(tiff.short(ExifTag.photographicSensitivity, 400), in: .exif)
      tiff.set(tiff.rational(ExifTag.focalLength, (50, 1)), in: .exif)
      tiff.set(tiff.short(ExifTag.flash, 0x19), in: .exif)
      tiff.set(tiff.ascii(ExifTag.subSecTimeOriginal, "034"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, "+09:00"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.bodySerialNumber, "0123"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.lensSerialNumber, "L1"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.lensModel, "EF50mm f/1.8"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.gpsLatitudeRef, "S"), in: .gps)
      tiff.set(tiff.rational(ExifTag.gpsLatitude, (33, 1), (51, 1), (36, 1)), in: .gps)
      tiff.set(tiff.ascii(ExifTag.gpsLongitudeRef, "E"), in: .gps)
      tiff.set(tiff.rational(ExifTag.gpsLongitude, (151, 1), (12, 1), (36, 1)), in: .gps)
      tiff.set(tiff.byte(ExifTag.gpsAltitudeRef, 1), in: .gps)
      tiff.set(tiff.rational(ExifTag.gpsAltitude, (25, 2)), in: .gps)
      tiff.set(tiff.rational(ExifTag.gpsTimeStamp, (6, 1), (56, 1), (1_500, 1_000)), in: .gps)
      tiff.set(tiff.ascii(ExifTag.gpsDateStamp, "2023:05:30"), in: .gps)
    }.summary
    #expect(summary.make == "Canon")
    #expect(summary.model == "Canon EOS 40D")
    #expect(summary.software == "Ver.1.01")
    #expect(summary.lens == "EF50mm f/1.8")
    #expect(summary.orientation == 6)
    #expect(summary.artist == "A. Photographer")
    #expect(summary.copyright == "(c) nobody")
    #expect(summary.exposureTime == 0.004)
    #expect(summary.aperture == 5.6)
    #expect(summary.iso == 400)
    #expect(summary.focalLength == 50)
    #expect(summary.flash == true)
    #expect(summary.creationDate?.iso8601 == "2023-05-30T15:56:01.034+09:00")
    #expect(summary.modifyDate?.iso8601 == "2023-05-30T15:56:01")
    #expect(summary.gpsTime?.iso8601 == "2023-05-30T06:56:01.500+00:00")
    #expect(summary.cameraSerialNumber == "0123")
    #expect(summary.lensSerialNumber == "L1")
    #expect(summary.altitude == -12.5)
    #expect(abs((summary.location?.latitude ?? 0) + 33.86) < 1e-9)
    #expect(abs((summary.location?.longitude ?? 0) - 151.21) < 1e-9)
    #expect(summary.dimensions == PixelSize(width: 64, height: 48))
  }

  /// DateTimeDigitized replaces DateTimeOriginal if that is missing or impossible, and is described as what it is.
  @Test(
    arguments: [
      ("2003:03:03 03:03:03", "2003-03-03T03:03:03", .taken),
      ("0000:00:00 00:00:00", "2004-04-04T04:04:04", .digitized), (nil, "2004-04-04T04:04:04", .digitized),
    ] as [(String?, String, PhotoSummary.CreationDateKind)])
  func theDateSaysOfWhatItIs(
    original: String?, expected: String, kind: PhotoSummary.CreationDateKind
  ) throws {
    let summary = try Self.attributions { tiff in
      tiff.remove(ExifTag.dateTimeOriginal, from: .exif)
      if let original { tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, original), in: .exif) }
      tiff.set(tiff.ascii(ExifTag.dateTimeDigitized, "2004:04:04 04:04:04"), in: .exif)
    }.summary
    #expect(summary.creationDate?.iso8601 == expected && summary.creationDateKind == kind)
  }

  /// An offset that is there and can't be read isn't one that is missing.
  @Test(
    arguments: [
      ("-07:99", true), ("+0900", true), ("-07:00", false), ("   :  ", false), (nil, false),
    ] as [(String?, Bool)])
  func anOffsetThatCannotBeReadIsSaid(offset: String?, expected: Bool) throws {
    let summary = try Self.attributions { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, "2003:03:03 03:03:03"), in: .exif)
      if let offset { tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, offset), in: .exif) }
    }.summary
    #expect(summary.isCreationZoneUnreadable == expected && !summary.isModifyZoneUnreadable)
  }

  @Test func creationIsNeverTheModifyDate() throws {
    let summary = try Self.attributions {
      $0.remove(ExifTag.dateTimeOriginal, from: .exif)
      $0.remove(ExifTag.dateTimeDigitized, from: .exif)
    }.summary
    #expect(summary.creationDate == nil && summary.creationDateKind == .taken)
    #expect(summary.modifyDate != nil)
  }

  @Test(arguments: [(65_535, 102_400, 102_400), (65_535, nil, 65_535), (800, 102_400, 800)])
  func sensitivityBeyondAShort(stated: Int, index: Int?, expected: Int) throws {
    let summary = try Self.attributions { tiff in
      tiff.set(tiff.short(ExifTag.photographicSensitivity, UInt16(stated)), in: .exif)
      if let index { tiff.set(tiff.long(ExifTag.recommendedExposureIndex, UInt32(index)), in: .exif) }
    }.summary
    #expect(summary.iso == expected)
  }

  @Test func wrongTypesAreNoValues() throws {
    let summary = try Self.attributions { tiff in
      tiff.set(tiff.short(ExifTag.dateTimeOriginal, 7), in: .exif)
      tiff.set(tiff.ascii(ExifTag.exposureTime, "1/250"), in: .exif)
      tiff.set(tiff.long(ExifTag.make, 7), in: .ifd0)
      tiff.set(tiff.short(ExifTag.orientation, 9), in: .ifd0)
      tiff.set(tiff.rational(ExifTag.fNumber, (1, 0)), in: .exif)
    }.summary
    #expect(summary.exposureTime == nil)
    #expect(summary.make == nil)
    #expect(summary.orientation == nil)
    #expect(summary.aperture == nil)
    #expect(summary.creationDate?.iso8601 == "2023-05-30T15:56:01")
  }

  @Test func aGuessedEncodingIsSaidWithItsBytes() throws {
    let attributions = try Self.attributions { tiff in
      tiff.set(tiff.ascii(ExifTag.artist, bytes: [0x8E, 0xCA, 0x90, 0x5E]), in: .ifd0)
    }
    #expect(attributions.summary.artist == "写真")
    #expect(attributions.diagnostics.map(\.code) == [.textEncodingGuessed])
    #expect(attributions.diagnostics.first?.detail == "SHIFT_JIS: 8eca905e")
  }
}
