import Testing

@testable import MetaLensAssessment

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
    let text = String(repeating: "a", count: Memory.maximumBytes + 1)
    for number in 0..<2 { #expect(memory.value(of: text) { number } == number) }
  }

  /// Swift regards the kelvin sign as equal to K; the tables compare bytes.
  @Test func keepsEqualTextsApart() {
    let memory = Memory()
    for (text, number) in [("\u{212A}odak", 1), ("Kodak", 2), ("\u{212A}odak", 3), ("Kodak", 2)] {
      #expect(memory.value(of: text) { number } == number)
    }
  }

  /// With more keys than it holds, the first ones are forgotten.
  @Test func doesNotGrowWithoutEnd() {
    let memory = Memory()
    for number in 0...Memory.maximumKeys { _ = memory.value(of: String(number)) { number } }
    #expect(memory.value(of: "0") { -1 } == -1)
    #expect(memory.value(of: String(Memory.maximumKeys)) { -1 } == Memory.maximumKeys)
  }
}
