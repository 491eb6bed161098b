import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoComparisonOriginTests {
  private func compare(_ first: ExamplePhoto, _ second: ExamplePhoto) async throws -> PhotoComparison {
    let service = PhotoMetadataService()
    return PhotoComparison(
      try await service.inspect(.bytes(first.bytes)), try await service.inspect(.bytes(second.bytes)))
  }

  private func photo(
    _ serial: String?, model: String = "Canon EOS 40D", artist: String = ""
  ) -> ExamplePhoto {
    .camera { tiff in
      tiff.setCamera("Canon", model)
      if let serial { tiff.set(tiff.ascii(ExifTag.bodySerialNumber, serial), in: .exif) }
      tiff.set(tiff.ascii(ExifTag.artist, artist), in: .ifd0)
    }
  }

  /// Checks that make, model and serial number identify a camera, without leading zeros and without placeholders.
  @Test(
    arguments: [
      ("2711508937", "Canon EOS 40D", true), ("02711508937", "Canon EOS 40D", true),
      ("2711508938", "Canon EOS 40D", false), ("2711508937", "Canon EOS 50D", false),
      (nil, "Canon EOS 40D", nil), ("0000000000", "Canon EOS 40D", nil),
    ] as [(String?, String, Bool?)])
  func tellsOneCamera(serial: String?, model: String, isSame: Bool?) async throws {
    let found = try await compare(photo("2711508937"), photo(serial, model: model, artist: "Kim"))
    #expect(found.isSameCamera == isSame)
    #expect(found.json["sameCamera"]?.boolValue == isSame)
    let camera = PhotoComparison.Origin.Camera(
      make: "Canon", model: "Canon EOS 40D", serial: "2711508937")
    #expect(found.origin.camera == (isSame == true ? camera : nil))
  }

  /// Checks that only an offset from UTC that both files state is said of both, whichever file comes first.
  @Test(
    arguments: [(nil, "2023-05-30T15:56:01"), ("+02:00", "2023-05-30T15:56:01+02:00")] as [(String?, String)])
  func saysTheOffsetThatBothState(offset: String?, shown: String) async throws {
    func photo(_ offset: String?, artist: String) -> ExamplePhoto {
      .camera { tiff in
        if let offset { tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, offset), in: .exif) }
        tiff.set(tiff.ascii(ExifTag.artist, artist), in: .ifd0)
      }
    }
    let (one, other) = (photo("+02:00", artist: ""), photo(offset, artist: "Kim"))
    for (first, second) in [(one, other), (other, one)] {
      #expect(try await compare(first, second).origin.moment?.iso8601 == shown)
    }
  }

  @Test(
    arguments: [
      ("2023:05:30 15:56:01", nil, true), ("2023:05:30 15:56:02", nil, false), (nil, nil, nil),
      ("2023:05:30 15:56:01", "070", true), ("2023:05:30 15:56:01", "08", false),
    ] as [(String?, String?, Bool?)])
  func tellsOneMoment(date: String?, fraction: String?, isSame: Bool?) async throws {
    let first = ExamplePhoto.camera {
      $0.set($0.ascii(ExifTag.subSecTimeOriginal, "07"), in: .exif)
    }
    let second = ExamplePhoto.camera { tiff in
      tiff.remove(ExifTag.dateTimeOriginal, from: .exif)
      if let date { tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, date), in: .exif) }
      if let fraction { tiff.set(tiff.ascii(ExifTag.subSecTimeOriginal, fraction), in: .exif) }
      tiff.set(tiff.ascii(ExifTag.artist, "Kim"), in: .ifd0)
    }
    let found = try await compare(first, second)
    #expect(found.isSameMoment == isSame)
    #expect(found.json["sameMoment"]?.boolValue == isSame)
    let shown = fraction == nil ? "2023-05-30T15:56:01" : "2023-05-30T15:56:01.07"
    #expect(found.origin.moment?.iso8601 == (isSame == true ? shown : nil))
  }

  @Test(arguments: [
    ("2023-05-30T15:56:01+02:00", "2023-05-30T13:56:01+00:00", true),
    ("2023-05-30T15:56:01+02:00", "2023-05-30T15:56:01+00:00", false),
    ("2023-05-30T15:56:01+02:00", "2023-05-30T15:56:01", true),
    ("2023-05-30T15:56:01.0", "2023-05-30T15:56:01.000", true),
  ])
  func momentsAreComparedAsFarAsBothGo(first: String, second: String, isSame: Bool) throws {
    let one = try #require(CaptureTime(iso8601: first))
    let other = try #require(CaptureTime(iso8601: second))
    #expect(one.isSameMoment(as: other) == isSame && other.isSameMoment(as: one) == isSame)
  }

  /// Checks that for equal bytes neither camera nor moment is compared.
  @Test func theSameFileNeedsNone() async throws {
    let found = try await compare(photo("2711508937"), photo("2711508937"))
    #expect(found.areSameBytes && found.isSameCamera == nil && found.isSameMoment == nil)
  }
}
