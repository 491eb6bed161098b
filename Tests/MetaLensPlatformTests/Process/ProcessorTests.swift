import Testing

@testable import MetaLensPlatform

struct ProcessorTests {
  @Test func countsAtLeastOne() {
    #expect((1...4096).contains(Processor.count))
  }
}
