import MetaLensFacts
import Testing

struct UInt8ASCIITests {
  @Test func onlyCapitalLettersChange() {
    let changed = (UInt8.min...UInt8.max).filter { $0.asciiLowercased != $0 }
    #expect(String(decoding: changed, as: UTF8.self) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(String(decoding: changed.map(\.asciiLowercased), as: UTF8.self) == "abcdefghijklmnopqrstuvwxyz")
  }
}
