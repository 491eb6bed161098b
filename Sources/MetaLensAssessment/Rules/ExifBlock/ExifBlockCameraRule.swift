extension Rule {
  package static let exifBlockCamera = Rule(
    "exifBlockCamera", .isOriginal, concern: .metadata,
    reads: [.exif, .exifLayout, .size, .trailers],
    source: "measured: Tests/Accuracy/exif_writers.py; Docs/Sources.md, E10; Docs/Measurements/HEIC.md"
  ) { context in
    guard context.hasMeasuredLayout, let exif = context.exif,
      let block = context.exifBlock,
      block.writer.isLoose, block.writer.writer == nil,
      exif.directories.allSatisfy({ $0.entries.allSatisfy { $0.value != nil } }),
      [
        exifTiffTags, exifWindowsPadding, exifDuplicateTags, exifPointerBroken, exifSecondBlock,
        makerNoteBroken, makerNoteCutShort, exifTagsAppended, exifUnpaddedUnlikeMaker, positionRemoved,
      ]
      .allSatisfy({ $0.evaluate(context).isEmpty })
    else { return [] }
    return .raised([:], .inferred, at: context.exifEvidence)
  }
}

extension RuleContext {
  /// Whether the layout of this file's EXIF was measured on originals: a JPEG's, and that of Apple's HEICs from systems
  /// that leave space after EXIF.
  fileprivate var hasMeasuredLayout: Bool {
    guard let maker = attributions.maker else { return false }
    return switch facts.format {
    case .jpeg: true
    case .heic: maker.isOne(of: [.apple]) && AppleSystem.leavesSlack(attributions.summary.software)
    default: false
    }
  }
}
