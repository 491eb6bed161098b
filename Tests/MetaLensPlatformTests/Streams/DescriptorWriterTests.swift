import Dispatch
import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct DescriptorWriterTests {
  @Test(arguments: [false, true])
  func writesMoreThanAPipeHolds(nonBlocking: Bool) throws {
    let pipe = try Pipe(nonBlocking: nonBlocking)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let end = pipe.writing
    // The ends wait for each other, so this isn't a task, which could be kept waiting for the test's own thread.
    DispatchQueue(label: "writer").async {
      try? DescriptorWriter.write(bytes, to: end)
      _ = close(end)
    }
    #expect(try DescriptorReader.readAll(from: pipe.reading, limit: bytes.count) == bytes)
    _ = close(pipe.reading)
  }

  @Test func tellsAPipeNobodyReads() throws {
    Interruption.install()
    let pipe = try Pipe(nonBlocking: false)
    _ = close(pipe.reading)
    #expect(
      failure { () throws(SystemError) in try DescriptorWriter.write([1], to: pipe.writing) } == .brokenPipe)
    _ = close(pipe.writing)
  }

  #if canImport(Glibc)
    @Test func tellsAFullDisk() throws {
      let full = try Descriptor(opening: SystemPath("/dev/full"), flags: O_WRONLY)
      let number = full.number
      #expect(failure { () throws(SystemError) in try DescriptorWriter.write([1], to: number) } == .noSpace)
    }
  #endif
}

/// The two ends of a pipe, each closed by whoever no longer needs it.
struct Pipe {
  let reading: Int32, writing: Int32

  init(nonBlocking: Bool) throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    reading = ends[0]
    writing = ends[1]
    if nonBlocking {
      for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    }
  }
}
