import Testing

@testable import MetaLensPlatform

struct AnonymousFileTests {
  @Test func keepsBytesAndNoName() throws {
    let directory = try TemporaryDirectory()
    let file = try AnonymousFile(in: directory.path)
    try file.append([1, 2, 3])
    try file.append([4, 5])
    #expect(try file.read(at: 1, count: 3) == [2, 3, 4])
    #expect(try file.read(at: 4, count: 9) == [5])
    #expect(directory.names().isEmpty)
  }

  @Test func saysWhereItCantBeMade() {
    #expect(throws: SystemError.self) { _ = try AnonymousFile(in: SystemPath("/nonexistent")) }
  }
}
