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
}
