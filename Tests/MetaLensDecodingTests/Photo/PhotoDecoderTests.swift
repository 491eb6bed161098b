import MetaLensFacts
import MetaLensSamples
import Synchronization
import Testing

@testable import MetaLensDecoding

/// A source that records what is read of it, and that can shrink or fail.
private final class WatchedSource: ByteSource {
  struct Refused: Error {}
  let bytes: [UInt8]
  let byteCount: Int
  let fails: Bool
  let reads = Mutex<[Range<Int>]>([])

  init(_ bytes: [UInt8], claiming byteCount: Int? = nil, fails: Bool = false) {
    self.bytes = bytes
    self.byteCount = byteCount ?? bytes.count
    self.fails = fails
  }

  func read(at offset: Int, count: Int) throws(Refused) -> [UInt8] {
    if fails { throw Refused() }
    let end = min(bytes.count, offset + count)
    guard offset < end else { return [] }
    reads.withLock { $0.append(offset..<end) }
    return Array(bytes[offset..<end])
  }

  var ranges: [Range<Int>] { reads.withLock { $0 } }
}

struct PhotoDecoderTests {
  static let limits: ReadLimits = {
    var limits = ReadLimits()
    limits.windowBytes = 256
    limits.stepBytes = 256
    return limits
  }()

  static let big = JPEGBuilder(size: PixelSize(width: 2048, height: 2048)).build()

  @Test func readsOnlyHeaderAndEndWithoutHashing() throws {
    let source = WatchedSource(Self.big)
    let facts = try PhotoDecoder(limits: Self.limits).decode(source, hashing: false)
    #expect(facts.isComplete)
    #expect(facts.sha256 == nil)
    #expect(source.ranges.map(\.count).reduce(0, +) <= 768)
  }

  /// Files that the system makes up state a size of 0.
  @Test(
    arguments: [([], false, false), ([0xFF, 0xD8], false, true), ([0xFF, 0xD8], true, false)]
      as [([UInt8], Bool, Bool)])
  func whatStatesNoSizeIsNotCalledEmpty(bytes: [UInt8], fails: Bool, isUnsized: Bool) {
    let source = WatchedSource(bytes, claiming: 0, fails: fails)
    let error = #expect(throws: PhotoReadingError.self) {
      try PhotoDecoder().decode(source, hashing: false)
    }
    guard let error else { return }
    switch error {
    case .empty: #expect(!isUnsized)
    case .unsized: #expect(isUnsized)
    default: Issue.record(error)
    }
  }

  @Test func aCutPictureBeforeAnotherIsIncomplete() throws {
    let half = Array(Self.big.prefix(Self.big.count / 2))
    for follower in [JPEGBuilder().build(), [0xFF, 0xD8] + [UInt8](repeating: 0, count: 9) + [0xFF, 0xD9]] {
      #expect(try !PhotoDecoder().decode(MemorySource(half + follower), hashing: false).isComplete)
      #expect(try !PhotoDecoder().decode(MemorySource(half + follower), hashing: true).isComplete)
      #expect(try PhotoDecoder().decode(MemorySource(Self.big + follower), hashing: false).isComplete)
    }
  }

  @Test func aPictureWithoutDataIsIncomplete() throws {
    let scan = try #require(MarkerWalkTests.walk(Self.big).scanOffset)
    let empty = Array(Self.big.prefix(scan)) + [0xFF, 0xD9]
    #expect(try !PhotoDecoder().decode(MemorySource(empty), hashing: false).isComplete)
  }

  @Test(arguments: [1, 100, 200])
  func aShortTrailerCostsOneWindowMore(count: Int) throws {
    let source = WatchedSource(Self.big + [UInt8](repeating: 7, count: count))
    let facts = try PhotoDecoder(limits: Self.limits).decode(source, hashing: false)
    #expect(facts.isComplete)
    #expect(source.ranges.map(\.count).reduce(0, +) <= 1024)
  }

  @Test(arguments: [[], [0x00], [0xFF, 0xD9], [UInt8](repeating: 7, count: 1000)])
  func hashesEachByteOnceFromOneReading(trailer: [UInt8]) throws {
    let source = WatchedSource(Self.big + trailer)
    let facts = try PhotoDecoder(limits: Self.limits).decode(source, hashing: true)
    let sorted = source.ranges.sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    for range in sorted {
      #expect(range.lowerBound == next)
      next = range.upperBound
    }
    #expect(next == source.bytes.count)
    #expect(facts.sha256?.count == 64)
    let atOnce = try PhotoDecoder().decode(MemorySource(source.bytes), hashing: true)
    #expect(atOnce.sha256 == facts.sha256)
  }

  @Test(
    arguments: [
      ([], true), ([0, 0, 0], true), ([0xFF, 0xD8, 0xFF, 0xD9], true), ([0xFF], true),
    ] as [([UInt8], Bool)])
  func completenessIsTheSameWithAndWithoutHashing(_ trailer: [UInt8], _ isComplete: Bool) throws {
    let whole = Self.big + trailer
    let cut = Array(Self.big.dropLast(2)) + trailer.filter { $0 != 0xD9 }
    for (bytes, expected) in [(whole, isComplete), (cut, false)] {
      let plain = try PhotoDecoder(limits: Self.limits).decode(MemorySource(bytes), hashing: false)
      let hashed = try PhotoDecoder(limits: Self.limits).decode(MemorySource(bytes), hashing: true)
      #expect(plain.isComplete == expected)
      #expect(hashed.isComplete == expected)
      #expect(plain.diagnostics == hashed.diagnostics)
      #expect(plain.diagnostics.contains { $0.code == .pictureIncomplete } == !expected)
    }
  }

  @Test func tellsWhyThereAreNoFacts() {
    func code(_ source: WatchedSource, _ limits: ReadLimits = ReadLimits()) -> String {
      do {
        _ = try PhotoDecoder(limits: limits).decode(source, hashing: true)
        return "facts"
      } catch {
        switch error {
        case .read(let underlying): return "read \(type(of: underlying))"
        case .unsupported(let format): return "unsupported \(format.rawValue)"
        case .tooLarge(let count, let limit): return "tooLarge \(count) \(limit)"
        case .malformed(let reason): return "malformed \(reason)"
        default: return "\(error)"
        }
      }
    }
    var small = ReadLimits()
    small.fileBytes = 10
    #expect(code(WatchedSource([])) == "empty")
    #expect(code(WatchedSource([0xFF])) == "unknownFormat(nil)")
    #expect(code(WatchedSource(Array("plain text".utf8))) == "unknownFormat(nil)")
    #expect(
      code(WatchedSource(Array("%PDF-1.7".utf8))) == "unknownFormat(Optional(MetaLensDecoding.OtherFile.pdf))"
    )
    #expect(code(WatchedSource(Array("8BPS".utf8) + [UInt8](repeating: 0, count: 28))) == "unsupported psd")
    #expect(code(WatchedSource(Self.big), small) == "tooLarge \(Self.big.count) 10")
    #expect(code(WatchedSource(Self.big, claiming: Self.big.count + 9)) == "changedWhileRead")
    #expect(code(WatchedSource(Self.big, fails: true)) == "read Refused")
    #expect(code(WatchedSource([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2])) == "truncatedBeforeFrame")
    #expect(code(WatchedSource([0xFF, 0xD8, 0xFF, 0xD9])) == "malformed EOI before a frame header")
    #expect(
      code(WatchedSource([0xFF, 0xD8, 0xFF, 0xDA, 0, 2])) == "malformed SOS before a frame header")
    #expect(
      code(WatchedSource([0xFF, 0xD8, 0xFF, 0xC0, 0, 4, 8, 0])) == "malformed frame header of 2 bytes")
  }

  @Test func stopsWhenCancelled() async {
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      do throws(PhotoReadingError) {
        _ = try PhotoDecoder(limits: Self.limits).decode(MemorySource(Self.big), hashing: true)
        return false
      } catch {
        if case .cancelled = error { return true }
        return false
      }
    }
    #expect(await task.value)
  }

  @Test func keepsDiagnosticsWithinTheirLimit() throws {
    var limits = ReadLimits()
    limits.diagnostics = 5
    var builder = JPEGBuilder()
    builder.segments = (0..<20).map { _ in (0xE1, Array("Exif".utf8) + [0, 0, 1, 2]) }
    let facts = try PhotoDecoder(limits: limits).decode(MemorySource(builder.build()), hashing: false)
    #expect(facts.diagnostics.count == 5)
    #expect(facts.diagnostics.last?.code == .diagnosticsDropped)
    // The 19 second blocks and the one broken header give 20 diagnostics, of which 4 are kept.
    #expect(facts.diagnostics.last?.detail == "16 more")
  }
}
