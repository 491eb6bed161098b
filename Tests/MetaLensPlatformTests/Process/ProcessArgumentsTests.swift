import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct ProcessArgumentsTests {
  #if canImport(Glibc)
    @Test func areTheKernelsBytes() throws {
      let file = try RandomAccessFile(opening: SystemPath("/proc/self/cmdline"))
      let words = try file.read(at: 0, count: 1 << 20).split(separator: 0, omittingEmptySubsequences: false)
      // Each argument ends with a NUL, so the last piece is empty.
      #expect(ProcessArguments.all == words.dropFirst().dropLast().map { SystemPath(bytes: Array($0)) })
      #expect(!ProcessArguments.all.isEmpty)
    }
  #endif
}
