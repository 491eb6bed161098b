import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct HDRPlusNoteTimesTests {
  @Test(
    arguments: [
      (1_685_429_761, "2023-05-30T06:56:01+00:00"), (0, "1970-01-01T00:00:00+00:00"), (nil, nil), (.max, nil),
    ] as [(Int?, String?)])
  func momentsAreInUTC(seconds: Int?, expected: String?) {
    let note = HDRPlusNote(container: "APP1 XMP", offset: 7, byteCount: 9, captured: seconds, built: seconds)
    #expect(note.capturedTime?.iso8601 == expected && note.builtTime?.iso8601 == expected)
    #expect(note.evidence == Evidence(location: "APP1 XMP", offset: 7))
  }

  @Test(
    arguments: [
      (1_685_429_761, 540, "2023-05-30T15:56:01+09:00"), (1_685_429_761, -570, "2023-05-29T21:26:01-09:30"),
      (1_685_429_761, 0, "2023-05-30T06:56:01+00:00"), (1_685_429_761, nil, nil), (nil, 540, nil),
    ] as [(Int?, Int?, String?)])
  func itIsToldByThePicturesClock(captured: Int?, offsetMinutes: Int?, expected: String?) {
    let note = HDRPlusNote(container: "APP1 XMP", offset: 7, byteCount: 9, captured: captured)
    #expect(note.captured(at: offsetMinutes)?.iso8601 == expected)
  }
}
