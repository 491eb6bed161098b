import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DatedClaimsTests {
  private func dates(_ photo: ExamplePhoto, depth: AnalysisDepth = .structure) throws -> [DatedClaim] {
    var facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: depth, hashing: false)
    facts.credentialCheck = photo.check
    return DatedClaims(facts, Attributions(facts), name: photo.name).all
  }

  @Test func findsEveryPlace() throws {
    var metadata = ExampleMetadata()
    metadata.xmp =
      "<xmp:CreateDate>2020-01-02T03:04</xmp:CreateDate><xmpMM:History><rdf:Seq>"
      + "<rdf:li rdf:parseType=\"Resource\"><stEvt:when>2021-01-02T03:04:05Z</stEvt:when></rdf:li>"
      + "</rdf:Seq></xmpMM:History><dc:date><rdf:Seq><rdf:li>2019-03-04</rdf:li></rdf:Seq></dc:date>"
    metadata.iptc = [(2, 55, "20180102"), (2, 60, "030405+0200")]
    metadata.icc = ExampleMetadata.profile(creator: "lcms")
    let photo = ExamplePhoto.camera(metadata) { tiff in
      tiff.set(tiff.ascii(ExifTag.gpsDateStamp, "2023:05:31"), in: .gps)
      tiff.set(tiff.rationals(ExifTag.gpsTimeStamp, [(21, 1), (22, 1), (23, 1)]), in: .gps)
    }
    let found = try dates(photo.called("IMG_20160102_030405.jpg"))
    let texts = found.map { "\($0.property) \($0.time?.iso8601 ?? "-") \($0.precision)" }
    #expect(
      texts == [
        " 2016-01-02T00:00:00 day", "ICC dateTimeNumber 2017-07-07T13:22:32 second",
        "IPTC 2:55 2018-01-02T03:04:05+02:00 second", "dc:date 2019-03-04T00:00:00 day",
        "xmp:CreateDate 2020-01-02T03:04:00 minute", "stEvt:when 2021-01-02T03:04:05+00:00 second",
        "DateTimeOriginal 2023-05-30T15:56:01 second", "DateTimeDigitized 2023-05-30T15:56:01 second",
        "DateTime 2023-05-30T15:56:01 second", "GPSDateStamp, GPSTimeStamp 2023-05-31T21:22:23+00:00 second",
      ])
    #expect(found.allSatisfy { ($0.evidence.offset != nil) == ($0.meaning != .fileName) })
    #expect(found.filter(\.isPrivate).map(\.meaning) == [.receiver])
  }

  @Test func theNameOfACopyStatesTheDayToo() throws {
    let found = try dates(.camera().called("IMG-20160102-WA0007 (1).jpg"))
    #expect(found.filter { $0.meaning == .fileName }.map { $0.time?.iso8601 } == ["2016-01-02T00:00:00"])
    #expect(try dates(.camera().called("a (1).jpg")).allSatisfy { $0.meaning != .fileName })
  }

  /// An offset that can't be read isn't one that is missing.
  @Test func anOffsetThatCannotBeReadIsSaid() throws {
    let found = try dates(.offsets("-07:99", nil))
    #expect(found.filter(\.isZoneUnreadable).map(\.property) == ["DateTimeOriginal"])
    #expect(try dates(.offsets("-07:00", "   :  ")).allSatisfy { !$0.isZoneUnreadable })
  }

  @Test func whatIsNoDateIsKeptWhereADateBelongs() throws {
    let photo = ExamplePhoto.camera(xmp: "<xmp:CreateDate>soon</xmp:CreateDate><dc:date>later</dc:date>")
    let unreadable = try dates(photo).filter { $0.time == nil }
    #expect(unreadable.map(\.text) == ["soon"])
    #expect(try dates(photo).last?.text == "soon")
  }

  @Test func trailersAndCredentialsState() throws {
    let samsung = try dates(
      .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "1685429761824"), make: "samsung"))
    #expect(
      samsung.contains { $0.property == "Image_UTC_Data" && $0.time?.iso8601 == "2023-05-30T06:56:01+00:00" })
    let credentials = try dates(.credentials(.edited()))
    #expect(credentials.contains { $0.property == "c2pa.cropped" && $0.meaning == .step && $0.time != nil })
  }

  /// The time stamp of a checked signature is a date that the file states, though the check alone reads it.
  @Test func theTimeStampOfASignatureIsADate() throws {
    var validation = CredentialValidation.signedByCamera()
    let found = try dates(.checked(validation)).filter { $0.meaning == .signed }
    #expect(found.map { $0.time?.iso8601 } == ["2026-03-26T00:14:26+00:00"])
    #expect(found.allSatisfy { $0.evidence.offset != nil && !$0.isPrivate })
    // Each manifest's own; the active one's isn't listed twice.
    validation.manifests[0].time = validation.signature?.time
    var older = CredentialValidation.Manifest(label: "urn:c2pa:0")
    older.time = "2025-03-26T00:14:26+00:00"
    validation.manifests.insert(older, at: 0)
    let both = try dates(.checked(validation)).filter { $0.property == "C2PA signature" }
    // Of a file that this one was made from, the check may not say whose time stamp it is.
    #expect(both.map(\.meaning) == [.signedUnlisted, .signed])
    #expect(try dates(.credentials(.edited())).allSatisfy { $0.meaning != .signed })
  }

  /// Whoever makes the file can also make an authority for time stamps, but not put it on the list.
  @Test(
    arguments: [
      ("trusted", "", true), ("trusted", "self#jumbf=/c2pa/LABEL/c2pa.signature", true),
      ("trusted", "self#jumbf=/c2pa/other/c2pa.signature", false), ("untrusted", "", false),
      ("validated", "", false),
    ])
  func anUnlistedAuthoritysTimeStampIsTold(status: String, url: String, isListed: Bool) throws {
    var validation = CredentialValidation.signedByCamera()
    let label = try #require(validation.manifests.last?.label)
    let place = url.split(separator: "LABEL", omittingEmptySubsequences: false).joined(separator: label)
    validation.statuses.removeAll { $0.code == "timeStamp.trusted" }
    validation.statuses.append(.init("timeStamp." + status, .success, url: place))
    let found = try dates(.checked(validation)).filter { $0.property == "C2PA signature" }
    #expect(found.map(\.meaning) == [isListed ? .signed : .signedUnlisted])
  }

  /// A time in UTC, together with the camera's own clock, reveals where the photographer was.
  @Test func theNoteOfGooglesCameraStates() throws {
    let found = try dates(
      .camera(xmp: ExampleHDRPlus.xmp(["HdrPlusMakernote": ExampleHDRPlus.message])))
    let date = try #require(found.first { $0.property == "Google HDR+" })
    #expect(date.meaning == .taken && date.time?.iso8601 == "2023-05-30T06:56:01+00:00" && date.isPrivate)
  }

  @Test func textsOfAPNGState() throws {
    let found = try dates(
      .png(texts: [("Creation Time", "2020-01-02T03:04:05"), ("date:create", "2021-01-02T03:04:05")]))
    #expect(found.map(\.property) == ["Creation Time", "date:create"])
  }
}
