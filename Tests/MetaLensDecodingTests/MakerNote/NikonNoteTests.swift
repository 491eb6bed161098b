import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct NikonNoteTests {
  static func builder(_ order: ByteOrder) -> NoteBuilder {
    var note = NoteBuilder("NIKON CORPORATION", base: .tiffHeader, byteOrder: order)
    note.header =
      Array("Nikon\0\u{02}\u{10}\0\0".utf8) + Array((order == .bigEndian ? "MM" : "II").utf8)
      + note.uint(42, 2)
      + note.uint(8, 4)
    return note
  }

  @Test(arguments: [ByteOrder.littleEndian, .bigEndian]) func reads(_ order: ByteOrder) throws {
    var note = Self.builder(order)
    note.blockOrder = .bigEndian
    note.entries = [
      note.raw(0x0001, Array("0210".utf8)), note.text(0x0004, "FINE   "), note.text(0x001D, "6028018"),
      note.raw(0x0024, note.uint(540, 2) + [1, 0]), note.raw(0x0035, Array("0100".utf8) + [1, 2, 3, 0]),
      note.raw(0x0084, [18, 1, 70, 1, 35, 10, 45, 10].flatMap { note.uint($0, 4) }, type: .rational),
      note.shorts(0x009E, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), note.longs(0x00A2, 3_204_785),
      note.longs(0x00A7, 24715),
      note.raw(0x00B6, note.uint(2014, 2) + [12, 20, 11, 56, 16, 0]),
      // These values are big-endian whatever the note's order.
      note.raw(0x00B8, Array("0100".utf8) + [0, 0, 0, 100, 0x0E, 0xE3]),
      note.raw(0x00BB, Array("0200".utf8) + [0, 0xFF, 0, 0]),
    ]
    #expect(
      try note.lines() == [
        "noteVersion MakerNoteVersion: 2.10", "quality Quality: FINE", "serialNumber SerialNumber: 6028018",
        "zone TimeZone: +09:00", "zone DaylightSavings: Yes", "captureKind HDR: HDR: On (normal)",
        "lens Lens: 18-70mm f/3.5-4.5", "codedByteCount ImageDataSize: 3204785",
        "shutterCount ShutterCount: 24715",
        "poweredUp PowerUpTime: 2014:12:20 11:56:16", "fileNumber FileNumber: 3811",
      ])
  }

  /// Checks that a value's offset of zero, which a D3000 writes for a missing value, costs no other value.
  @Test func anOffsetOfZeroCostsNoOtherValue() throws {
    var note = Self.builder(.bigEndian)
    note.entries = [
      TIFFBuilder.Entry(0x0019, rawType: ExifType.signedRational.rawValue, count: 1, bytes: [0, 0, 0, 0]),
      note.text(0x001D, "6028018"), note.raw(0x00B6, note.uint(2014, 2) + [12, 20, 11, 56, 16, 0]),
    ]
    #expect(
      try note.lines() == [
        "serialNumber SerialNumber: 6028018", "poweredUp PowerUpTime: 2014:12:20 11:56:16",
      ])
  }

  /// Two numbers, of which the first isn't 0 if the sensitivity is an extended one.
  @Test(
    arguments: [
      ([0, 200], true), ([1, 3200], false), ([0, 0], false), ([200], false), ([0, 200, 0], false),
    ]
      as [([Int], Bool)])
  func readsTheSensitivity(numbers: [Int], isRead: Bool) throws {
    var note = Self.builder(.littleEndian)
    note.entries = [note.raw(0x0002, numbers.flatMap { note.uint($0, 2) }, type: .short)]
    #expect(try note.lines() == (isRead ? ["sensitivity ISO: 200"] : []))
  }

  @Test(arguments: [0, 1, Int(UInt32.max) - 1, Int(UInt32.max)]) func aSizeOfNoneIsNoSize(count: Int) throws {
    var note = Self.builder(.littleEndian)
    note.entries = [note.longs(0x00A2, count)]
    let isSize = count != 0 && count != Int(UInt32.max)
    #expect(try note.lines() == (isSize ? ["codedByteCount ImageDataSize: \(count)"] : []))
  }

  @Test func readsRetouching() throws {
    var note = Self.builder(.bigEndian)
    note.entries = [
      note.shorts(0x009E, 7, 5, 0, 0, 0, 0, 0, 0, 0, 0), note.longs(0x00A7, 4_294_965_247),
      note.raw(0x00BB, Array("0200".utf8) + [0, 1, 0, 0]), note.raw(0x0E01, [UInt8](repeating: 0, count: 40)),
      note.text(0x0E09, "Capture NX 1.1.0"),
    ]
    #expect(
      try note.lines() == [
        "edited RetouchHistory: D-Lighting; Trim", "edited RetouchNEFProcessing: On",
        "edited NikonCaptureData: 40 bytes", "edited NikonCaptureVersion: Capture NX 1.1.0",
      ])
  }

  @Test func readsFirmwareOfSmallCameras() throws {
    var note = Self.builder(.littleEndian)
    note.entries = [note.text(0x0E09, "COOLPIX P6000V1.0              ")]
    #expect(try note.lines() == ["firmware NikonCaptureVersion: COOLPIX P6000V1.0"])
  }
}
