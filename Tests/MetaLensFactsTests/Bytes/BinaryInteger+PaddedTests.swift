import MetaLensFacts
import Testing

struct BinaryIntegerPaddedTests {
  @Test(
    arguments: [
      (7, 2, 10, "07"), (0, 4, 10, "0000"), (123, 2, 10, "123"), (255, 4, 16, "00ff"), (9, 1, 10, "9"),
    ])
  func zerosFillIt(number: Int, width: Int, radix: Int, text: String) {
    #expect(number.padded(width, radix: radix) == text)
    #expect(UInt32(number).padded(width, radix: radix) == text)
  }
}
