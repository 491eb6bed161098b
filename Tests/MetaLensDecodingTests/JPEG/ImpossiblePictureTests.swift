import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

/// Tests of pictures that can't exist, though no decoder complains about them.
struct ImpossiblePictureTests {
  private func facts(of bytes: [UInt8], _ depth: AnalysisDepth = .pixels) throws -> PhotoFacts {
    try PhotoDecoder().decode(MemorySource(bytes), depth: depth, hashing: false)
  }

  private static func picture(dc: Int, blue: Int = 0, step: UInt8 = 8) -> [UInt8] {
    CoefficientPicture(columns: 40, rows: 30, quantization: [step]) { column, row in
      [column == 20 && row == 15 ? dc : 0, 1, -1]
    }.coloured { column, row in (column == 20 && row == 15 ? blue : 0, 0) }.build()
  }

  /// Checks that white and black are sound: a white block's DC is 1024 (T.81, A.3.3), rounded to the next step.
  @Test(arguments: [(128, 8), (-128, 8), (131, 8), (-131, 8), (1023, 1), (12, 90)])
  func whiteAndBlackAreWhole(dc: Int, step: Int) throws {
    let facts = try facts(of: Self.picture(dc: dc, step: UInt8(step)))
    #expect(facts.isComplete && !facts.isDamaged)
  }

  @Test(arguments: [(140, 8), (-140, 8), (300, 8), (14, 90)])
  func whatIsBrighterThanWhiteIsDamage(dc: Int, step: Int) throws {
    let bytes = Self.picture(dc: dc, step: UInt8(step))
    let facts = try facts(of: bytes)
    #expect(!facts.isComplete && facts.isDamaged && facts.diagnostics.isEmpty)
    let offset = try #require(facts.damageOffset)
    #expect((bytes.count / 3..<bytes.count).contains(offset))
    #expect(try self.facts(of: bytes, .structure).isComplete)
  }

  /// Checks that the means of colours are limited too.
  @Test func coloursBeyondAllAreDamage() throws {
    #expect(try facts(of: Self.picture(dc: 0, blue: 127)).isComplete)
    #expect(try facts(of: Self.picture(dc: 0, blue: 300)).isDamaged)
  }

  /// Checks that progressive pictures, which keep all their coefficients until the end, are checked too.
  @Test func progressivePicturesAreHeldAgainstItToo() throws {
    var builder = JPEGBuilder(size: PixelSize(width: 160, height: 80))
    builder.frameMarker = 0xC2
    #expect(try facts(of: builder.build()).isComplete)
  }

  /// Checks that a table with a zero is damage, as no encoder can divide by zero (T.81, B.2.4.1).
  @Test(arguments: [0, 1, 63])
  func aTableWithAZeroIsDamage(index: Int) throws {
    var builder = JPEGBuilder()
    builder.quantization[0][index] = 0
    for depth in [AnalysisDepth.structure, .pixels] {
      let facts = try facts(of: builder.build(), depth)
      let table = try #require(facts.structure.value?.coding.quantizationTables.first)
      #expect(facts.isDamaged && !facts.isComplete && facts.damageOffset == table.offset)
    }
  }

  /// Checks that a table no component uses may hold anything.
  @Test func anUnusedTableMayHoldAnything() throws {
    var builder = JPEGBuilder()
    builder.quantization.append([UInt16](repeating: 0, count: 64))
    let facts = try facts(of: builder.build())
    #expect(facts.structure.value?.coding.quantizationTables.count == 2)
    #expect(facts.isComplete && !facts.isDamaged)
  }
}
