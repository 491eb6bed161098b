import Testing

@testable import MetaLensPlatform

struct ListeningSocketTests {
  @Test func systemChoosesAFreePort() throws {
    let first = try ListeningSocket(address: "127.0.0.1", port: 0)
    let second = try ListeningSocket(address: "127.0.0.1", port: 0)
    #expect(first.port != 0 && second.port != 0 && first.port != second.port)
  }

  @Test(arguments: ["", "x", "127.0.0.1.1", "256.0.0.1", "localhost", "::x", "192.0.2.1"])
  func refusesWhatIsNoAddressOfThisMachine(address: String) {
    #expect(throws: SystemError.self) { _ = try ListeningSocket(address: address, port: 0) }
  }
}
