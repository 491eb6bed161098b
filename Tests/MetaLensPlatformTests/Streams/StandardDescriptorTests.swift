import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct StandardDescriptorTests {
  /// A number that is closed is taken, and can't be written; its own three are open, or other tests would fail.
  @Test func aClosedOneIsTakenAndCannotBeUsed() throws {
    // Far from what other tests open meanwhile.
    let number = Int32(min(900, sysconf(Int32(_SC_OPEN_MAX)) - 1))
    #expect(fcntl(number, F_GETFD) == -1)
    StandardDescriptor.take(number, O_RDONLY)
    defer { _ = close(number) }
    #expect(fcntl(number, F_GETFD) >= 0)
    let error = #expect(throws: SystemError.self) { try DescriptorWriter.write([1], to: number) }
    #expect(error == .closedOutput && error?.reason == "It is closed")
  }

  /// One that is open stays what it is.
  @Test func anOpenOneIsLeftAlone() throws {
    let pipe = try Pipe(nonBlocking: false)
    StandardDescriptor.take(pipe.writing, O_RDONLY)
    try DescriptorWriter.write([7], to: pipe.writing)
    _ = close(pipe.writing)
    #expect(try DescriptorReader.next(from: pipe.reading, maximum: 8) == [7])
    _ = close(pipe.reading)
  }
}
