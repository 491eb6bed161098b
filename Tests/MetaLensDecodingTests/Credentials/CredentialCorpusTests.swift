import MetaLensFacts
import Testing

@testable import MetaLensDecoding

/// Tests that read every Content Credential in the JPEG and PNG files of a folder, if METALENS_CORPUS names one.
@Suite(.enabled(if: CorpusFiles.folder != nil))
struct CredentialCorpusTests {
  @Test func everyStoreIsReadWhole() throws {
    let limits = ReadLimits()
    var count = 0
    for (path, bytes) in try CorpusFiles.all() {
      var context = ReadingContext(MemorySource(bytes), limits: limits)
      for block in Self.blocks(of: bytes, &context) {
        guard let store = CredentialDecoding.decode(block, &context) else { continue }
        count += 1
        #expect(store.failure == nil, "\(path)")
        let manifest = try #require(store.active)
        #expect(manifest.claimGenerator != nil || !manifest.generators.isEmpty, "\(path)")
        let states = manifest.assertions.contains { CredentialLabel.base($0) == "c2pa.actions" }
        #expect(states == !manifest.actions.isEmpty, "\(path)")
        for action in store.manifests.flatMap(\.actions) {
          // The offset is that of the map, whose first key is a text.
          let offset = try #require(action.offset)
          #expect(bytes[offset] >> 5 == 5 && bytes[offset + 1] >> 5 == 3, "\(path)")
        }
      }
      let codes = context.log.diagnostics.map(\.code)
      #expect(!codes.contains(.credentialsInvalid), "\(path)")
    }
    #expect(count > 0)
  }

  /// Returns the blocks that might hold a store: APP11 segments of a JPEG, `caBX` chunks of a PNG.
  private static func blocks(of bytes: [UInt8], _ context: inout ReadingContext) -> [LocatedBytes] {
    let fields = ByteFields(bytes)
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      var segments: [(payload: ArraySlice<UInt8>, fileOffset: Int)] = []
      var position = 2
      while fields.uint8(at: position) == 0xFF, let marker = fields.uint8(at: position + 1), marker != 0xDA,
        let count = fields.uint16(at: position + 2), count >= 2, position + 2 + count <= bytes.count
      {
        if marker == 0xEB { segments.append((bytes[position + 4..<position + 2 + count], position + 4)) }
        position += 2 + count
      }
      return JUMBFSegments.join(segments, &context)
    }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
    var blocks: [LocatedBytes] = []
    var position = 8
    while let count = fields.uint32(at: position), position + 12 + count <= bytes.count {
      if fields.name(at: position + 4) == "caBX" {
        let payload = Array(bytes[position + 8..<position + 8 + count])
        blocks.append(LocatedBytes(payload, container: "caBX", fileOffset: position + 8))
      }
      position += 12 + count
    }
    return blocks
  }
}
