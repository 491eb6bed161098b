import MetaLensFacts
import MetaLensSamples
import Testing

struct CredentialBuilderTests {
  @Test func aStoreIsASuperbox() {
    let bytes = CredentialBuilder(generator: "a").build()
    #expect(Array(bytes.prefix(4)) == PNGBuilder.long(bytes.count))
    #expect(Array(bytes[4..<20]) == Array("jumb".utf8) + [0, 0, 0, 30] + Array("jumdc2pa".utf8))
  }

  @Test func piecesRepeatTheHeader() {
    let store = CredentialBuilder(generator: "a").build()
    let pieces = CredentialBuilder.segments(of: store, instance: 2, pieceBytes: 100)
    #expect(pieces.count == (store.count - 8 + 99) / 100)
    for (index, piece) in pieces.enumerated() {
      #expect(Array(piece.prefix(8)) == Array("JP".utf8) + [0, 2, 0, 0, 0, UInt8(index + 1)])
      #expect(piece[8..<16].elementsEqual(store.prefix(8)))
    }
    #expect(store.prefix(8) + pieces.flatMap { $0.dropFirst(16) } == store)
  }
}
