import MetaLensBytes
import MetaLensDecoding
import MetaLensFacts
import Testing

struct FileHashTests {
  @Test(arguments: [0, 6, 7, 80]) func aFileReadByWindowsHasTheDigestOfItsBytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8($0) }
    var limits = ReadLimits()
    limits.windowBytes = 7
    #expect(try FileHash.md5(of: MemorySource(bytes), limits: limits) == DigestStream.md5(of: bytes))
  }
}
