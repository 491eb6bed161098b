import MetaLensFacts

/// What the blocks of metadata say, block by block; bounded for the whole file.
struct MetadataReading {
  private(set) var facts = MetadataFacts()
  private let limits: ReadLimits
  /// What all blocks of a file may hold together, in bytes.
  private var left: Int

  /// What all blocks of a file may hold, in blocks of `ReadLimits.blockBytes`: one that is listed a thousand times
  /// costs no more than four.
  static let blocksPerFile = 4

  init(limits: ReadLimits) {
    self.limits = limits
    let (product, isTooMuch) = limits.blockBytes.multipliedReportingOverflow(by: Self.blocksPerFile)
    left = isTooMuch ? .max : product
  }

  /// Notes where a block stands.
  mutating func list(_ block: MetadataBlock) {
    if facts.blocks.count < limits.parts { facts.blocks.append(block) }
  }

  /// Takes what a block needs out of what the file may still use; false, with a diagnostic, where that isn't left.
  mutating func reserve(_ count: Int, at location: String, offset: Int, log: inout DiagnosticLog) -> Bool {
    guard count <= limits.blockBytes, count <= left else {
      log.add(.blockTooLarge, at: location, offset: offset, "\(count) bytes")
      return false
    }
    left -= count
    return true
  }

  /// Adds a text.
  mutating func add(_ text: MetadataText) {
    if facts.texts.count < limits.parts { facts.texts.append(text) }
  }

  /// Sets what the maker note says.
  mutating func add(_ note: MakerNoteFacts?) { facts.makerNote = note }

  /// Adds what trailers hold.
  mutating func add(_ values: [TrailerValue]) { facts.trailerValues += values }

  /// Reads a block that is in memory, unpacked.
  mutating func read(_ block: LocatedBytes, kind: MetadataBlock.Kind, log: inout DiagnosticLog) {
    guard !block.bytes.isEmpty else { return }
    switch kind {
    case .xmp, .icc, .iptc, .photoshop, .contentCredentials, .exif, .text: break
    }
  }
}
