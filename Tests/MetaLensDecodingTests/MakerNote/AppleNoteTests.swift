import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct AppleNoteTests {
  @Test func reads() throws {
    var note = NoteBuilder("Apple", header: "Apple iOS\0\0\u{01}MM", base: .note, byteOrder: .bigEndian)
    let uuid = "A09AC38F-E227-4792-9545-710A83C7D419"
    note.entries = [
      note.raw(0x0001, note.uint(14, 4), type: .signedLong),
      note.raw(0x000A, note.uint(3, 4), type: .signedLong),
      note.text(0x000B, uuid), note.text(0x0011, uuid), note.raw(0x0014, note.uint(12, 4), type: .signedLong),
      note.text(0x0015, uuid), note.text(0x001A, "q825s"),
      note.raw(0x001B, note.uint(0, 4), type: .signedLong),
      note.text(0x0020, uuid), note.text(0x002B, uuid), note.raw(0x002E, note.uint(1, 4), type: .signedLong),
    ]
    #expect(
      try note.lines() == [
        "noteVersion MakerNoteVersion: 14", "captureKind HDRImageType: HDR Image",
        "burstID BurstUUID: \(uuid)",
        "contentID ContentIdentifier: \(uuid)", "captureKind ImageCaptureType: Scene",
        "imageID ImageUniqueID: \(uuid)", "quality QualityHint: q825s",
        "imageID ImageCaptureRequestID: \(uuid)",
        "imageID PhotoIdentifier: \(uuid)", "lens CameraType: Back Normal",
      ])
  }

  @Test func readsWhatPhotosRendered() throws {
    var note = NoteBuilder("Apple", header: "Apple iOS\0\0\u{01}MM", base: .note, byteOrder: .bigEndian)
    note.entries = [
      note.text(0x0018, "AXZ6pMTOh2L+acSh4Kg630XCScoO"), note.raw(0x001B, note.uint(5, 4), type: .signedLong),
    ]
    #expect(
      try note.lines() == [
        "edited PhotosRenderOriginatingSignature: AXZ6pMTOh2L+acSh4Kg630XCScoO",
        "edited PhotosRenderEffect: 5",
      ])
  }

  /// Checks numerators and denominators, which give a text only if there are three quotients.
  @Test(
    arguments: [
      ([-29, 4803, -10_451, 10_836, 2857, 9554], "-0.006 -0.964 0.299"),
      ([0, 1, -1, 1, 1, 3], "0.000 -1.000 0.333"), ([-1, 9999, 1, 1, 0, 1], "0.000 1.000 0.000"),
      ([1, 2000, -1, 2000, 12_345, 10], "0.001 -0.001 1234.500"),
      ([-2_147_483_648, 1, 2_147_483_647, 1, 0, 1], "-2147483648.000 2147483647.000 0.000"),
      ([0, 0, -1, 1, 0, 1], nil), ([0, 1, -1, -1, 0, 1], nil), ([0, 1, -1, 1], nil),
      ([0, 1, -1, 1, 0, 1, 0, 1], nil),
    ] as [([Int], String?)])
  func readsHowThePhoneWasHeld(numbers: [Int], text: String?) throws {
    var note = NoteBuilder("Apple", header: "Apple iOS\0\0\u{01}MM", base: .note, byteOrder: .bigEndian)
    note.entries = [note.raw(0x0008, numbers.flatMap { note.uint($0, 4) }, type: .signedRational)]
    #expect(try note.lines() == (text.map { ["held AccelerationVector: \($0)"] } ?? []))
    note.entries = [note.raw(0x0008, numbers.flatMap { note.uint($0, 4) }, type: .rational)]
    #expect(try note.lines() == [])
  }
}
