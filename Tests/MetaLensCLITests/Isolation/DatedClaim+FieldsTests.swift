import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct DatedClaimFieldsTests {
  private static let claims = [
    DatedClaim(
      .taken, "2023:05:30 15:56:01",
      time: CaptureTime(
        year: 2023, month: 5, day: 30, hour: 15, minute: 56, second: 1, subsecond: "034", offsetMinutes: -90),
      property: "DateTimeOriginal", evidence: Evidence(location: "APP1 Exif", tag: 0x9003, offset: 12),
      isPrivate: true),
    DatedClaim(
      .modified, "2023:05:30 15:56:01", time: CaptureTime(iso8601: "2023-05-30T15:56:01"),
      property: "DateTime",
      evidence: Evidence(location: "APP1 Exif"), isZoneUnreadable: true),
    DatedClaim(
      .other, "x,y\u{0}é", time: nil, precision: .year, property: "", evidence: Evidence(location: "")),
  ]

  @Test func datesComeBack() {
    let bytes = Self.claims.wire
    #expect([DatedClaim](wire: bytes[...]) == Self.claims)
    #expect([DatedClaim](wire: [DatedClaim]().wire[...]) == [])
    for count in 0..<bytes.count { #expect([DatedClaim](wire: bytes[..<count]) == nil, "\(count)") }
  }

  @Test(arguments: [DatedClaim.Precision.second, .minute, .day, .month, .year])
  func everyPrecisionComesBack(precision: DatedClaim.Precision) {
    var claim = Self.claims[0]
    claim.precision = precision
    #expect([DatedClaim](wire: [claim].wire[...]) == [claim])
  }

  /// Checks values that no date has.
  @Test(
    arguments: [
      (#""meaning":"taken""#, #""meaning":"else""#), (#""precision":"second""#, #""precision":5"#),
      (#""precision":"year""#, #""precision":"era""#), (#""tag":36867"#, #""tag":65536"#),
      (#""offset":12"#, #""offset":"12""#), (#""offset":12,"#, ""), (#""text":"x"#, #""text":null,"a":"x"#),
      (#""time":"2023-"#, #""time":"23-"#), (#""time":null"#, #""time":1"#), (#""time":null,"#, ""),
      (#""private":true"#, #""private":1"#), (#""zoneUnreadable":true"#, #""zoneUnreadable":null"#),
      (#""where":"APP1 Exif""#, #""where":"APP1 Exif","x":1"#),
    ] as [(String, String)])
  func whatNoDateHasIsNone(found: String, other: String) {
    let text = String(decoding: Self.claims.wire, as: UTF8.self)
    let changed = text.replacing(found, with: other, maxReplacements: 1)
    #expect(changed != text)
    #expect([DatedClaim](wire: Array(changed.utf8)[...]) == nil)
  }

  /// A process that was taken over may answer anything.
  @Test func aPhotoComesBackOrIsRefused() throws {
    var settings = ReaderSettings()
    settings.answer = .photo([.details, .pictures])
    #expect(ReaderSettings(settings.bytes) == settings)
    let raster = ColourRaster(width: 2, height: 1, samples: [1, 2, 3, 4, 5, 6])
    let photo = ReadPhoto(
      report: .sample(), dates: Self.claims, picture: .samples(raster, isEmbedded: true),
      thumbnail: .byLibrary(.heic, orientation: 6))
    let bytes = ReaderReply.photo(photo).bytes
    guard case .photo(let back)? = ReaderReply(bytes, to: settings) else {
      Issue.record("no photo")
      return
    }
    #expect(back == photo)
    #expect(ReaderReply(bytes, to: ReaderSettings()) == nil)
    #expect(ReaderReply(bytes.dropLast(), to: settings) == nil)
    var crowded = photo
    crowded.dates = Array(repeating: Self.claims[0], count: 200)
    #expect(ReaderReply(ReaderReply.photo(crowded).bytes, to: settings) != nil)
    crowded.dates.append(Self.claims[1])
    #expect(ReaderReply(ReaderReply.photo(crowded).bytes, to: settings) == nil)
    let large = ColourRaster(width: 1281, height: 1, samples: [UInt8](repeating: 0, count: 1281 * 3))
    let tooLarge = ReadPhoto(report: .sample(), picture: .samples(large, isEmbedded: false))
    #expect(ReaderReply(ReaderReply.photo(tooLarge).bytes, to: settings) == nil)
  }
}

extension ReaderReply {
  fileprivate init?(_ bytes: ArraySlice<UInt8>, to settings: ReaderSettings) {
    self.init(Array(bytes), to: settings)
  }
}
