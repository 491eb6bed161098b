import Testing

@testable import MetaLensKit

struct LookupMemoryTests {
  private typealias Memory = LookupMemory<Int?>

  @Test func looksUpOnce() {
    let memory = Memory()
    var lookups = 0
    for _ in 0..<3 {
      for (key, value) in [("a", 1), ("b", nil)] {
        let found = memory.value(of: key) {
          lookups += 1
          return value
        }
        #expect(found == value)
      }
    }
    #expect(lookups == 2)
  }

  @Test func remembersNoLongTexts() {
    let memory = Memory()
    let text = String(repeating: "a", count: Memory.mostBytes + 1)
    for number in 0..<2 { #expect(memory.value(of: text) { number } == number) }
    #expect(memory.count == 0)
  }

  /// The sign for kelvin is equal to a K, and another text.
  @Test func keepsEqualTextsApart() {
    let memory = Memory()
    for (text, number) in [("\u{212A}odak", 1), ("Kodak", 2), ("\u{212A}odak", 3), ("Kodak", 2)] {
      #expect(memory.value(of: text) { number } == number)
    }
  }

  @Test func doesNotGrowWithoutEnd() {
    let memory = Memory()
    for number in 0..<1000 {
      #expect(memory.value(of: String(number)) { number } == number)
      #expect(memory.count <= Memory.mostKeys)
    }
  }
}
