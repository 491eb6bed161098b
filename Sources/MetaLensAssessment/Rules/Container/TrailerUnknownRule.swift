/// The length from which a run of bytes counts: shorter runs align the next item to a block of storage, as measured in
/// the only HEIF of a Canon, with what the buffer contained.
private let block = 512

/// Whether no known writer writes such bytes among a HEIF's media data.
private func isOddInside(_ trailer: Trailer) -> Bool {
  trailer.byteCount >= block && trailer.kind != .padding && !trailer.kind.isFile
}

extension Rule {
  package static let trailerUnknown = Rule(
    "trailerUnknown", .warning, concern: .container,
    parameters: [
      .count("byteCount", .public), .text("place", .public, optional: true),
      .truth("fillsBlock", optional: true),
    ],
    variant: { $0.text("place") != nil ? "inside" : $0.isTrue("fillsBlock") ? "block" : nil },
    reads: [.trailers],
    source: "Docs/Sources.md, S14; measured: Tests/Accuracy/survey_originals.py",
    example: ["byteCount": 20]
  ) { context in
    context.facts.strayData.compactMap { trailer in
      guard !trailer.isText, trailer.place == nil ? context.isUnknown(trailer) : isOddInside(trailer) else {
        return nil
      }
      let fillsBlock: Bool? = context.mayBeLeftOver(trailer) ? true : nil
      return .raised(
        (["byteCount": trailer.byteCount] as FlagValues).with("place", ifAny: trailer.place)
          .with("fillsBlock", ifAny: fillsBlock),
        at: Evidence(location: trailer.location, offset: trailer.offset))
    }
  }
}

extension RuleContext {
  /// Whether no known writer writes what follows the picture, or only Google does, and Google isn't the stated maker.
  func isUnknown(_ trailer: Trailer) -> Bool {
    trailer.kind == .unknown
      || trailer.kind == .google && !(attributions.maker.map { trailer.kind.isWritten(by: $0) } ?? false)
  }

  /// Whether unknown data after the picture may be left over from earlier use of a card or a disk: such data fill up
  /// the last block of storage, also in a file that is copied with them.
  func mayBeLeftOver(_ trailer: Trailer) -> Bool {
    trailer.kind == .unknown && trailer.place == nil && trailer.fillsLastBlock(ofFile: facts.byteCount)
  }
}
