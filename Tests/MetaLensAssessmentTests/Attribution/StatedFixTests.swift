import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct StatedFixTests {
  private func fix(_ date: String, _ time: [(UInt32, UInt32)]) throws -> String? {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.rationals(ExifTag.gpsTimeStamp, time), in: .gps)
      tiff.set(tiff.ascii(ExifTag.gpsDateStamp, date), in: .gps)
    }
    return try context(of: photo).fix?.time.iso8601
  }

  @Test func readsBoth() throws {
    #expect(try fix("2023:05:30", [(6, 1), (55, 1), (5_299, 100)]) == "2023-05-30T06:55:52.990+00:00")
    #expect(try fix("2023:05:30", [(13, 2), (111, 2), (1, 1)]) == "2023-05-30T07:25:31+00:00")
    #expect(try fix("2023-05-30 x", [(6, 1), (55, 1), (0, 1)]) == "2023-05-30T06:55:00+00:00")
  }

  @Test func refusesWhatIsNone() throws {
    #expect(try fix("2023:05:30", [(0, 1), (0, 1), (0, 1)]) == nil)
    #expect(try fix("2023:05:30", [(6, 1), (55, 1)]) == nil)
    #expect(try fix("2023:05:30", [(6, 0), (55, 1), (0, 1)]) == nil)
    #expect(try fix("2023:05:30", [(24, 1), (0, 1), (0, 1)]) == nil)
    #expect(try fix("2023:02:30", [(6, 1), (55, 1), (0, 1)]) == nil)
    #expect(try fix("", [(6, 1), (55, 1), (0, 1)]) == nil)
  }
}
