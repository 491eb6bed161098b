import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

/// Tests of files broken in thousands of ways, the same ones on each run: each must return or throw soon.
struct MutationTests {
  /// Returns a block with all five directories and a thumbnail.
  static func block(_ order: ByteOrder) -> [UInt8] {
    var builder = TIFFBuilder(byteOrder: order)
    builder.ifd0 = [
      builder.ascii(ExifTag.make, "Example"), builder.ascii(ExifTag.model, "Model 1"),
      builder.short(ExifTag.orientation, 6), builder.rational(0x011A, (72, 1)),
    ]
    builder.exif = [
      builder.rational(ExifTag.exposureTime, (1, 60)), builder.undefined(0x9000, Array("0232".utf8)),
      builder.ascii(ExifTag.dateTimeOriginal, "2024:05:06 07:08:09"),
      builder.undefined(ExifTag.makerNote, [UInt8](repeating: 9, count: 50)),
    ]
    builder.gps = [
      builder.ascii(ExifTag.gpsLatitudeRef, "N"),
      builder.rational(ExifTag.gpsLatitude, (37, 1), (30, 1), (0, 1)),
      builder.ascii(ExifTag.gpsLongitudeRef, "E"),
      builder.rational(ExifTag.gpsLongitude, (127, 1), (0, 1), (0, 1)),
    ]
    builder.interoperability = [builder.ascii(0x0001, "R98")]
    builder.ifd1 = [builder.short(0x0103, 6)]
    builder.thumbnail = [0xFF, 0xD8, 0xFF, 0xD9]
    return builder.build()
  }

  /// Numbers that are the same on every run (SplitMix64).
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test(arguments: [ByteOrder.littleEndian, .bigEndian])
  func mutatedFilesReturnOrThrow(order: ByteOrder) {
    var builder = JPEGBuilder(exif: Self.block(order))
    builder.segments = [(0xFE, Array("comment".utf8)), (0xDD, [0, 4])]
    let sound = builder.build()
    var numbers = Numbers(state: order == .bigEndian ? 1 : 2)
    var decoded = 0
    for _ in 0..<4000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let index = Int.random(in: 3..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: bytes[index] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF].randomElement(using: &numbers) ?? 0
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: index)
        case 3: bytes.removeSubrange(index...)
        default: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
        }
        if bytes.count < 5 { break }
      }
      let plain = try? PhotoDecoder().decode(MemorySource(bytes), hashing: false)
      let hashed = try? PhotoDecoder().decode(MemorySource(bytes), hashing: true)
      #expect(plain?.isComplete == hashed?.isComplete)
      #expect(plain?.diagnostics == hashed?.diagnostics)
      if let plain {
        decoded += 1
        let disagreements = plain.diagnostics.filter { $0.code == .readersDisagree }
        #expect(disagreements == [], "\(bytes)")
      }
    }
    #expect(decoded > 1000)
  }

  @Test func fullSizedDamageComesToAnEnd() throws {
    // 60 KB of entries, each damaged in another way, and 1 MB of bytes between segments.
    let wide = (0..<4990).map {
      (UInt16(truncatingIfNeeded: $0 &* 7919), UInt16($0 % 15), UInt32.max, UInt32.max)
    }
    let same = (0..<4990).map { _ in (UInt16(0x10F), UInt16(3), UInt32(1), UInt32(0)) }
    var bytes: [[UInt8]] = [wide, same].map { JPEGBuilder(exif: ExifWalkTests.block($0)).build() }
    bytes.append([0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: 1_000_000))
    bytes.append([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 1_000_000))
    bytes.append([0xFF, 0xD8] + [UInt8](repeatElement([0xFF, 0xFE, 0, 0, 1], count: 200_000).joined()))
    for file in bytes { _ = try? PhotoDecoder().decode(MemorySource(file), hashing: false) }
  }
}
