import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct GpsHoursDifferRuleTests {
  /// The picture is dated 15:56:01 by its own clock.
  @Test(
    arguments: [
      ("+09:00", (6, 55, 52), false), ("+12:00", (6, 55, 52), true), ("+06:00", (6, 55, 52), true),
      ("+09:30", (6, 55, 52), true), ("+09:15", (6, 55, 52), false), ("-02:00", (6, 55, 52), true),
      // The oldest and the youngest position that counts.
      ("+06:00", (6, 54, 1), true), ("+06:00", (6, 54, 0), false), ("+06:00", (6, 56, 16), true),
      ("+06:00", (6, 56, 17), false),
      // A remembered position off by no multiple of half an hour, local time in place of the satellites', and exactly
      // midnight.
      ("+09:00", (6, 10, 1), false), ("+09:00", (15, 55, 52), false), ("+09:00", (0, 0, 0), false),
    ] as [(String, (UInt32, UInt32, UInt32), Bool)])
  func raisedBesideAnOffset(offset: String, time: (UInt32, UInt32, UInt32), expected: Bool) throws {
    let found = try findings(by: .gpsHoursDiffer, on: .fixed("2023:05:30", time, offset: offset))
    #expect(found.count == (expected ? 1 : 0))
    #expect(found.allSatisfy { $0.values.text("kind") == nil && $0.evidence.count == 3 })
    // The same thing is reported only once.
    if expected {
      let photo = ExamplePhoto.fixed("2023:05:30", time, offset: offset)
      #expect(try raised(by: .gpsTimeConflict, on: photo).isEmpty)
      #expect(try raised(by: .datesAgree, on: photo).isEmpty)
    }
  }

  /// By the satellites' time, the picture's clock is nine hours ahead of UTC.
  @Test(
    arguments: [
      (135, "E", false), (79, "E", false), (78, "E", true), (161, "E", false), (162, "E", true),
      (118, "W", true), (179, "W", true), (0, "E", true),
    ] as [(UInt32, String, Bool)])
  func raisedForAZoneOfNoPlaceThere(longitude: UInt32, reference: String, expected: Bool) throws {
    let photo = ExamplePhoto.fixed("2023:05:30", (6, 55, 52)) {
      $0.setPlace([34, 3, 7], "N", [longitude, 0, 0], reference)
    }
    let found = try findings(by: .gpsHoursDiffer, on: photo)
    #expect(found.count == (expected ? 1 : 0))
    #expect(found.allSatisfy { $0.values.text("kind") == Rule.byZone && $0.evidence.count == 4 })
    #expect(found.allSatisfy { $0.values.text("longitude")?.hasSuffix("\(longitude).0") ?? false })
  }

  /// The same at 118 degrees west, where only this condition is met.
  @Test(
    arguments: [
      ((6, 55, 52), [34, 3, 7], "N", 100, true), ((6, 51, 1), [34, 3, 7], "N", 100, false),
      ((6, 54, 1), [34, 3, 7], "N", 100, true), ((6, 54, 0), [34, 3, 7], "N", 100, false),
      // Local time in place of the satellites', the Arctic, Antarctica, and an aircraft.
      ((15, 55, 52), [34, 3, 7], "N", 100, false), ((6, 55, 52), [80, 0, 0], "N", 100, false),
      ((6, 55, 52), [60, 0, 0], "S", 100, false), ((6, 55, 52), [59, 0, 0], "S", 100, true),
      ((6, 55, 52), [34, 3, 7], "N", 5_500, false), ((6, 55, 52), [34, 3, 7], "N", 5_499, true),
    ] as [((UInt32, UInt32, UInt32), [UInt32], String, UInt32, Bool)])
  func raisedWhereZonesAreKept(
    time: (UInt32, UInt32, UInt32), latitude: [UInt32], reference: String, altitude: UInt32, expected: Bool
  ) throws {
    let photo = ExamplePhoto.fixed("2023:05:30", time) { tiff in
      tiff.setPlace(latitude, reference, [118, 12, 5], "W")
      tiff.set(tiff.rational(ExifTag.gpsAltitude, (altitude, 1)), in: .gps)
    }
    #expect(try raised(by: .gpsHoursDiffer, on: photo).isEmpty == !expected)
  }

  /// A stated offset is held against the longitude too, with or without a satellite time.
  @Test(
    arguments: [
      ("+09:00", 135, "E", true, false), ("+09:00", 79, "E", true, false), ("+09:00", 78, "E", true, true),
      ("+09:00", 161, "E", true, false), ("+09:00", 162, "E", true, true), ("+09:00", 118, "W", true, true),
      ("+09:00", 118, "W", false, true), ("-08:00", 118, "W", false, false),
      ("-08:00", 118, "E", false, true),
      ("-08:00", 171, "W", false, false), ("+14:00", 157, "W", false, false),
      ("+05:45", 85, "E", false, false),
      ("+02:00", 0, "E", false, false), ("+06:00", 0, "E", false, true),
      // An offset that no zone has is told by another rule.
      ("-05:03", 118, "E", false, false),
    ] as [(String, UInt32, String, Bool, Bool)])
  func raisedForAnOffsetOfNoPlaceThere(
    offset: String, longitude: UInt32, reference: String, isFixed: Bool, expected: Bool
  ) throws {
    let photo = Self.phone(offset, longitude, reference, isFixed: isFixed)
    let found = try findings(by: .gpsHoursDiffer, on: photo)
    #expect(found.count == (expected ? 1 : 0))
    #expect(found.allSatisfy { $0.values.text("kind") == Rule.byOffset })
    #expect(found.allSatisfy { $0.values.text("offset") == offset })
    #expect(found.allSatisfy { $0.values.text("longitude")?.hasSuffix("\(longitude).0") ?? false })
    #expect(
      found.allSatisfy { $0.evidence.map(\.tag) == [ExifTag.offsetTimeOriginal, ExifTag.gpsLongitude] })
    if expected {
      // The same thing is reported only once.
      #expect(try raised(by: .zoneImpossible, on: photo).isEmpty)
      #expect(try raised(by: .datesAgree, on: photo).isEmpty)
    }
  }

  /// Where the satellites' time is hours from the picture's, that is told and not the place.
  @Test func theSatellitesTimeSaysMore() throws {
    let photo = Self.phone("+06:00", 118, "W", isFixed: true)
    let found = try findings(by: .gpsHoursDiffer, on: photo)
    #expect(found.count == 1 && found.allSatisfy { $0.values.text("kind") == nil })
    #expect(try raised(by: .zoneImpossible, on: photo).isEmpty)
  }

  /// The hours are told, in halves too; withheld times have none.
  @Test(
    arguments: [
      ("2023-05-30T06:55:52+00:00", .english, "are 3 h apart"),
      ("2023-05-30T06:25:30+00:00", .english, "are 2.5 h apart"),
      ("2023-05-30T06:25:30+00:00", .german, "liegen 2,5 h auseinander"),
      ("2023-05-30T00:56:10+00:00", .japanese, "3 時間の差"), ("…", .english, "are … h apart"),
    ] as [(String, Language, String)])
  func theHoursAreTold(fix: String, language: Language, expected: String) {
    let detail = OriginalityFlag.FlagDetail.flag(
      .gpsHoursDiffer, ["created": "2023-05-30T15:56:01+12:00", "fix": fix])
    #expect(detail.description(in: language).contains(expected))
  }

  /// A phone that has landed and has no network yet looks like one whose position was changed, so that is said first.
  @Test(arguments: [true, false]) func tellsOfLandingFirst(isFixed: Bool) throws {
    let found = try findings(by: .gpsHoursDiffer, on: Self.phone("+09:00", 118, "W", isFixed: isFixed))
    let text = try #require(found.first).detail.description(in: .english)
    let landing = try #require(text.firstRange(of: "after landing"))
    let change = try #require(text.firstRange(of: "changed"))
    #expect(landing.lowerBound < change.lowerBound)
  }

  /// Near the poles and on cameras any zone may be kept: there only what no place explains is told, otherwise; and of a
  /// phone in an aircraft nothing.
  @Test(
    arguments: [
      ("samsung", [34, 3, 7], "N", 5_500, false, false), ("samsung", [34, 3, 7], "N", 5_499, true, false),
      ("samsung", [60, 0, 0], "S", 100, false, true), ("samsung", [80, 0, 0], "N", 100, false, false),
      ("Canon", [34, 3, 7], "N", 100, false, true), ("Canon", [34, 3, 7], "N", 5_500, false, true),
    ] as [(String, [UInt32], String, UInt32, Bool, Bool)])
  func offsetsWhereZonesAreKept(
    make: String, latitude: [UInt32], reference: String, altitude: UInt32, expected: Bool, isImpossible: Bool
  ) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, "+09:00"), in: .exif)
      tiff.setPlace(latitude, reference, [118, 12, 5], "W")
      tiff.set(tiff.rational(ExifTag.gpsAltitude, (altitude, 1)), in: .gps)
    }
    #expect(try raised(by: .gpsHoursDiffer, on: photo).isEmpty == !expected)
    #expect(try raised(by: .zoneImpossible, on: photo).isEmpty == !isImpossible)
  }

  /// Returns a phone's photo with this offset and longitude, and perhaps the moment 06:55:52 of its position.
  private static func phone(
    _ offset: String, _ longitude: UInt32, _ reference: String, isFixed: Bool
  ) -> ExamplePhoto {
    ExamplePhoto.fixed("2023:05:30", (6, 55, 52), offset: offset) { tiff in
      tiff.setPlace([34, 3, 7], "N", [longitude, 0, 0], reference)
      if !isFixed { tiff.remove(ExifTag.gpsTimeStamp, from: .gps) }
    }
  }

  @Test func othersAreLeftOut() throws {
    // A camera, whose clock people set; another day; a receiver that is 1,024 weeks behind; no position, and 0, 0.
    for photo in [
      ExamplePhoto.fixed("2023:05:30", (6, 55, 52), make: "NIKON CORPORATION", offset: "+12:00"),
      .fixed("2023:05:29", (6, 55, 52), offset: "+09:00"),
      .fixed("2021:05:30", (6, 55, 52), offset: "+09:00"),
      .fixed("2003:10:14", (3, 55, 52), offset: "+09:00"), .fixed("2023:05:30", (6, 55, 52)),
      .fixed("2023:05:30", (6, 55, 52)) { $0.setPlace([0, 0, 0], "N", [0, 0, 0], "E") },
    ] {
      #expect(try raised(by: .gpsHoursDiffer, on: photo).isEmpty)
    }
  }
}
