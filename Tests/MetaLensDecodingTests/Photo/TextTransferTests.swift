import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct TextTransferTests {
  /// Returns `count` lines of one byte each, with a line feed after each carriage return.
  private static func lines(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { [UInt8(truncatingIfNeeded: $0 &* 7) | 0x80, 0x0D, 0x0A] }
  }

  @Test(
    arguments: [
      (lines(32), true), (lines(31), false), ([], false), (lines(90) + [0x0A], false),
      ([0x0A] + lines(90), false), (lines(90) + [0x80, 0x0A], false),
    ] as [([UInt8], Bool)])
  func everyLineFeedFollowsACarriageReturn(bytes: [UInt8], isConverted: Bool) {
    #expect(TextTransfer.hasConvertedNewlines(bytes) == isConverted)
  }

  /// Checks a JPEG whose segments can no longer be followed, and one whose segments can.
  @Test(arguments: AnalysisDepth.allCases) func isToldOfAPhotoThatCannotBeRead(depth: AnalysisDepth) {
    func other(_ bytes: [UInt8]) -> OtherFile? {
      do {
        _ = try PhotoDecoder().decode(MemorySource(bytes), depth: depth, hashing: false)
        return nil
      } catch {
        guard case .unknownFormat(let file) = error else { return nil }
        return file
      }
    }
    let comment: [UInt8] = [0xFF, 0xFE, 0, 66] + (0..<64).map { $0 % 2 == 0 ? 0x0A : 0x80 }
    let photo = ExamplePhoto.camera().bytes
    let whole = photo[..<2] + comment + photo[2...]
    #expect(other(Array(whole)) == nil)
    let sent = whole.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    #expect(other(sent) == .changedAsText)
    // The segments can be followed: a comment's text may have such line ends.
    let lines: [UInt8] = [0xFF, 0xFE, 0, 122] + Self.lines(40)
    #expect(other(Array(photo[..<2] + lines + photo[2...])) == nil)
  }
}
