import MetaLensFacts
import Testing

struct UInt8ASCIITests {
  @Test func onlyCapitalLettersChange() {
    let changed = (UInt8.min...UInt8.max).filter { $0.asciiLowercased != $0 }
    #expect(String(decoding: changed, as: UTF8.self) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(String(decoding: changed.map(\.asciiLowercased), as: UTF8.self) == "abcdefghijklmnopqrstuvwxyz")
  }

  @Test func digitsAndLettersAreASCIIs() {
    let all = UInt8.min...UInt8.max
    #expect(String(decoding: all.filter(\.isASCIIDigit), as: UTF8.self) == "0123456789")
    let letters = String(decoding: all.filter(\.isASCIILetter), as: UTF8.self)
    #expect(letters == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    let capitals = String(decoding: all.filter(\.isASCIICapital), as: UTF8.self)
    #expect(capitals == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(all.filter(\.isASCIIWhiteSpace) == Array("\t\n\u{B}\u{C}\r ".utf8))
  }
}
