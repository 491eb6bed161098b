import MetaLensBytes
import MetaLensDecoding
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct StandardHuffmanTests {
  /// The digests of Docs/Sources.md, S5: class and slot, 16 counts, symbols.
  @Test(arguments: [
    (StandardHuffman.lumaDC, "9fb04cb1a8076318f33f273ffef967a9ea7291ecf3adeca79f643dfd300de425"),
    (StandardHuffman.lumaAC, "f27ce9b718f91cd426885e6ce4a37d0ba4900db219f719eef29ecc1f7f4fd5f0"),
    (StandardHuffman.chromaDC, "af48d4f608dfb682fd19ee479c66dad5342dfbed5b1d1807b95393162a8715d1"),
    (StandardHuffman.chromaAC, "8cf60aa835f8474bb590e73332bee9c246bec9ce1e368aa725674c096f3efd2c"),
  ])
  func digests(table: HuffmanTable, digest: String) {
    let head = UInt8(table.slot) | (table.kind == .ac ? 0x10 : 0)
    #expect(DigestStream.sha256(of: [head] + table.counts + table.symbols) == digest)
  }

  @Test func oneForeignTableIsEnough() {
    let all = [
      StandardHuffman.lumaDC, StandardHuffman.chromaDC, StandardHuffman.lumaAC, StandardHuffman.chromaAC,
    ]
    #expect(StandardHuffman.verdict(of: all) == .standard)
    #expect(StandardHuffman.verdict(of: [all[0], all[2]]) == .standard)
    #expect(StandardHuffman.verdict(of: []) == .absent)
    for index in all.indices {
      var changed = all
      changed[index].symbols.swapAt(0, 1)
      #expect(StandardHuffman.verdict(of: changed) == .other)
      changed = all
      changed[index].kind = changed[index].kind == .dc ? .ac : .dc
      #expect(StandardHuffman.verdict(of: changed) == .other)
    }
  }
}
