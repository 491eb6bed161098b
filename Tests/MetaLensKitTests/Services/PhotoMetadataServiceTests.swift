import MetaLensDecoding
import MetaLensFacts
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A photo whose task is cancelled when its last byte is read.
private struct CancellingSource: ByteSource {
  let bytes: [UInt8]

  var byteCount: Int { bytes.count }

  func read(at offset: Int, count: Int) -> [UInt8] {
    let read = Array(bytes.dropFirst(offset).prefix(count))
    if offset + count >= bytes.count { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
    return read
  }
}

struct PhotoMetadataServiceTests {
  private static let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600) })

  private static func temporaryFile(_ bytes: [UInt8], name: String = "photo é.jpg") throws -> URL {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "metalens-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let url = directory.appending(path: name)
    try Data(bytes).write(to: url)
    return url
  }

  @Test func memoryAndFileGiveTheSameReport() async throws {
    let bytes = ExamplePhoto.software("GIMP 2.4.5").bytes
    let url = try Self.temporaryFile(bytes)
    let ofFile = try await Self.service.analyze(contentsOf: url)
    let ofMemory = try await Self.service.analyze(photoData: Data(bytes))
    // Bytes in memory have no file name to examine.
    let ofNames: [FlagID] = [.fileNameDateDiffers, .formatNameDiffers, .platformFileName]
    #expect(ofFile.rules.filter { !ofNames.contains($0) } == ofMemory.rules)
    var alike = ofFile
    alike.rules = ofMemory.rules
    #expect(alike == ofMemory)
    #expect(ofFile.summary.sha256 != nil)
    var unhashed = try await Self.service.analyze(contentsOf: url, hashing: false)
    #expect(unhashed.summary.sha256 == nil)
    unhashed.summary.sha256 = ofFile.summary.sha256
    #expect(unhashed == ofFile)
  }

  @Test(arguments: [
    ([], MetaLensError.Code.emptyFile), ([0xFF], .notAPhoto), (Array("text".utf8), .notAPhoto),
    (Array("8BPS".utf8) + [0, 1, 0, 0], .unsupportedFormat),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], .truncated),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0x00], .truncated),
  ])
  func errors(bytes: [UInt8], code: MetaLensError.Code) async throws {
    let error = await #expect(throws: MetaLensError.self) {
      try await Self.service.analyze(photoData: Data(bytes))
    }
    #expect(error?.code == code)
    let url = try Self.temporaryFile(bytes)
    let ofFile = await #expect(throws: MetaLensError.self) {
      try await Self.service.analyze(contentsOf: url)
    }
    #expect(ofFile?.code == code)
    #expect(ofFile?.path?.hasSuffix("photo é.jpg") == true)
  }

  @Test func aMissingFileAndADirectory() async throws {
    let url = try Self.temporaryFile([1])
    let missing = await #expect(throws: MetaLensError.self) {
      try await Self.service.analyze(contentsOf: url.appendingPathExtension("gone"))
    }
    #expect(missing?.code == .notFound)
    let directory = await #expect(throws: MetaLensError.self) {
      try await Self.service.analyze(contentsOf: url.deletingLastPathComponent())
    }
    #expect(directory?.code == .isDirectory)
  }

  @Test func limitsAreKept() async throws {
    var limits = ReadLimits()
    limits.fileBytes = 10
    limits.memoryBytes = 10
    let service = PhotoMetadataService(limits: limits)
    let error = await #expect(throws: MetaLensError.self) {
      try await service.analyze(photoData: Data(ExamplePhoto.camera().bytes))
    }
    #expect(error?.code == .tooLarge)
  }

  /// Checks that the size of a part held in memory is limited, and that what is read by windows isn't.
  @Test func aPartIsHeldInMemoryAsFarAsIsAllowed() async throws {
    let url = try Self.temporaryFile(ExamplePhoto.camera().bytes)
    let exif = ExamplePhoto.cameraExif()
    var limits = ReadLimits()
    limits.memoryBytes = exif.count
    #expect(try await PhotoMetadataService(limits: limits).extract(.exif, contentsOf: url) == Data(exif))
    limits.memoryBytes -= 1
    let service = PhotoMetadataService(limits: limits)
    let error = await #expect(throws: MetaLensError.self) {
      try await service.extract(.exif, contentsOf: url)
    }
    #expect(error?.code == .tooLarge && error?.detail == String(exif.count - 1) && error?.path != nil)
    var bytes: [UInt8] = []
    try await service.extract(.exif, .path(SystemPath(url.path(percentEncoded: false)))) { bytes += $0 }
    #expect(bytes == exif)
  }

  /// Checks that a cancelled task gives no report, even if all was read.
  @Test(arguments: [AnalysisDepth.metadata, .structure]) func noReportOnceCancelled(depth: AnalysisDepth)
    async
  {
    let source = CancellingSource(bytes: ExamplePhoto.camera().bytes)
    let task = Task {
      do throws(PhotoReadingError) {
        _ = try Self.service.read(source, depth: depth, hashing: false, name: nil)
        return false
      } catch {
        if case .cancelled = error { return true }
        return false
      }
    }
    #expect(await task.value)
  }

  /// Checks that a wrong clock stops nothing, and that its report can be read again.
  @Test(
    arguments: [
      (Double.infinity, "9999-12-31T23:59:59Z"), (1e300, "9999-12-31T23:59:59Z"),
      (1e15, "9999-12-31T23:59:59Z"), (253_402_300_799.9, "9999-12-31T23:59:59Z"),
      (-Double.infinity, "0001-01-01T00:00:00Z"),
      (Date.distantPast.timeIntervalSince1970, "0001-01-01T00:00:00Z"),
      (Double.nan, "1970-01-01T00:00:00Z"),
    ] as [(Double, String)])
  func anyClock(seconds: Double, written: String) async throws {
    let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: seconds) })
    let report = try await service.analyze(photoData: Data(ExamplePhoto.camera().bytes))
    #expect(report.json["analyzedDate"] == .string(written))
    let again = try JSONDecoder().decode(OriginalityReport.self, from: JSONEncoder().encode(report))
    #expect(again == report)
  }

  @Test func everyCutOfAPhotoIsAReportOrAnErrorAndNeverGreen() async throws {
    let whole = ExamplePhoto.camera { $0.thumbnail = JPEGBuilder().build() }.bytes
    #expect(try await Self.service.analyze(photoData: Data(whole)).badge == .green)
    for count in 0..<whole.count {
      do {
        let report = try await Self.service.analyze(photoData: Data(whole.prefix(count)))
        #expect(!report.isComplete)
        #expect(report.badge != .green)
      } catch let error as MetaLensError {
        #expect([.emptyFile, .notAPhoto, .truncated].contains(error.code))
      }
    }
  }

  @Test func noClockEntersTheScore() async throws {
    let data = Data(
      ExamplePhoto.camera {
        $0.set($0.ascii(ExifTag.dateTimeOriginal, "2030:01:01 00:00:00"), in: .exif)
      }.bytes)
    let early = try await PhotoMetadataService(clock: { Date(timeIntervalSince1970: 0) })
      .analyze(photoData: data)
    let late = try await PhotoMetadataService(clock: { Date(timeIntervalSince1970: 4e9) })
      .analyze(photoData: data)
    #expect(early.score == late.score && early.badge == late.badge && early.verdict == late.verdict)
    #expect(early.flags.contains { $0.id == .dateInFuture })
    #expect(!late.flags.contains { $0.id == .dateInFuture })
  }

  /// Checks that impossible limits, one at a time, give a report or an error, and that the process goes on.
  @Test(arguments: [Int.max, .min, 1, 0]) func anyLimitIsALimit(value: Int) async throws {
    let limits: [WritableKeyPath<ReadLimits, Int>] = [
      \.fileBytes, \.memoryBytes, \.windowBytes, \.stepBytes, \.segments, \.headerBytes, \.tables, \.trailers,
      \.parts, \.nesting, \.blockBytes, \.unpackedBytes, \.metadataBytes, \.values, \.walkedBytes,
      \.allTextBytes,
      \.textBytes,
      \.directories, \.entries, \.pictureArea, \.pictureBytes, \.diagnostics, \.extractedBytes,
      \.outputBytes,
    ]
    for photo in [ExamplePhoto.camera(xmp: "<xmp:CreatorTool>a</xmp:CreatorTool>"), .phone(), .png()] {
      for limit in limits {
        var changed = ReadLimits()
        changed[keyPath: limit] = value
        let service = PhotoMetadataService(limits: changed)
        do { _ = try await service.analyze(photoData: Data(photo.bytes)) } catch is MetaLensError {}
      }
      let maximum = PhotoMetadataService(limits: ReadLimits().raised(by: .max))
      #expect(try await maximum.analyze(photoData: Data(photo.bytes)).score <= 100)
    }
  }
}
