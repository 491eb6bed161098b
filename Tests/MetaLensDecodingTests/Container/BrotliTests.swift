import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct BrotliTests {
  /// `hello hello hello hello`, as libbrotlienc 1.0.9 compresses it.
  static let hello: [UInt8] = [
    0x1F, 0x16, 0x00, 0xF8, 0x8D, 0x94, 0x6E, 0xDE, 0x44, 0x55, 0x86, 0x96, 0x6C, 0x20, 0x6F, 0x21, 0x4F,
    0x1C,
    0xE0, 0x38,
  ]

  /// 17 MiB of zeros, compressed to 40 bytes.
  static let bomb: [UInt8] = [
    0xCB, 0xFF, 0xFF, 0x3F, 0xF8, 0x27, 0x00, 0xE2, 0xB1, 0x40, 0x20, 0xF7, 0xFE, 0x8F, 0xFF, 0xFF, 0x7F,
    0xF0,
    0x4F, 0x00, 0xC4, 0x61, 0x11, 0x80, 0xEE, 0xFD, 0x5F, 0xFD, 0xFF, 0x3F, 0xFE, 0x09, 0x80, 0x38, 0x2C,
    0x00,
    0xD0, 0xBD, 0x7F, 0x00,
  ]

  /// Returns the budget of a file of `byteCount` bytes.
  private static func budget(_ byteCount: Int = 1 << 20) -> ReadingBudget {
    ReadingBudget(ReadLimits(), byteCount: byteCount)
  }

  @Test(arguments: [1, 3, 7, 20, 100])
  func unpacksPieces(step: Int) {
    var budget = Self.budget()
    guard var stream = Brotli(bound: 1000, charging: &budget) else {
      Issue.record("no memory")
      return
    }
    for start in stride(from: 0, to: Self.hello.count, by: step) {
      stream.unpack(
        Array(Self.hello[start..<min(start + step, Self.hello.count)]), charging: &budget)
    }
    let isFinished = stream.state == .finished
    #expect(isFinished)
    let text = stream.finish().map { String(decoding: $0, as: UTF8.self) }
    #expect(text == "hello hello hello hello")
  }

  @Test(
    arguments: [
      (hello, 22, Brotli.State.overflown, 22), (hello, 23, .finished, 23), (hello, 0, .overflown, 0),
      (Array(hello.dropLast()), 1000, .wantsInput, 23), (bomb, 1 << 24, .overflown, 1 << 24),
      (bomb, 17 << 20, .finished, 17 << 20), ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF], 1000, .broken, 0),
      ([], 1000, .wantsInput, 0),
    ] as [([UInt8], Int, Brotli.State, Int)])
  func stopsAtTheBoundAndSaysWhy(_ input: [UInt8], _ bound: Int, _ state: Brotli.State, _ count: Int) {
    var budget = Self.budget()
    guard var stream = Brotli(bound: bound, charging: &budget) else {
      Issue.record("no memory")
      return
    }
    stream.unpack(input, charging: &budget)
    // Further input changes nothing once the stream is over.
    if state != .wantsInput { stream.unpack(input, charging: &budget) }
    let (met, outputCount) = (stream.state, stream.output.count)
    #expect(met == state)
    if state != .wantsInput { #expect(outputCount == count) }
    #expect((stream.finish() != nil) == (state == .finished))
  }

  /// Checks that all output is charged, whether it is kept or not.
  ///
  /// A stream that states more output than the budget has left isn't begun.
  @Test(arguments: [(1 << 20, 17 << 20), (1024, 17 << 20), (1024, 24)])
  func aBombCostsNoMoreThanTheBudget(fileBytes: Int, bound: Int) {
    var budget = Self.budget(fileBytes)
    let before = budget.left(.unpackedBytes)
    guard var stream = Brotli(bound: bound, charging: &budget) else {
      Issue.record("no budget")
      return
    }
    stream.unpack(Self.bomb, charging: &budget)
    let (state, left) = (stream.state, budget.left(.unpackedBytes))
    #expect(state == (before > bound && bound > 24 ? .finished : .overflown))
    #expect(left == (before > bound && bound > 24 ? before - bound - ReadingBudget.streamCost : 0))
    let isTold = budget.exhausted == [.unpackedBytes]
    #expect(isTold == (left == 0))
  }

  @Test func manyStreamsCostTheirBeginnings() {
    var budget = Self.budget(0)
    var count = 0
    while count < 1000, let stream = Brotli(bound: 24, charging: &budget) {
      _ = stream.state
      count += 1
    }
    #expect(count == (1 << 17) / ReadingBudget.streamCost)
  }
}
