import MetaLensFacts

/// Whether a JPEG is complete and whether its picture is damaged; every rule about either is here.
struct PictureState {
  /// Whether the picture is complete, and so is every picture that MPF lists or a trailer contains.
  private(set) var isComplete: Bool
  /// Whether the picture has its end but data before it are damaged or missing.
  private(set) var isDamaged = false
  /// The approximate offset of the first damage, in bytes; nil if it isn't known.
  private(set) var damageOffset: Int?

  /// Derives the state from a file's facts, of which those about its state aren't used; a truncated picture is reported
  /// by a diagnostic.
  ///
  /// - Parameter hasEnd: Whether the picture's own EOI was found, without decoding the data before it.
  init(of facts: PhotoFacts, hasEnd: Bool, _ context: inout ReadingContext) throws(PhotoReadingError) {
    isComplete = hasEnd
    // Even before an EOI, data may be missing or overwritten.
    if let picture = facts.picture.value, picture.hasFaultyData {
      isComplete = false
      damageOffset = picture.damage?.offset
      if hasEnd {
        isDamaged = true
      } else if picture.damage != nil {
        // Damaged data may contain bytes that end the walk before the picture's own end.
        isDamaged = try Self.endsInEndOfImage(&context)
      }
    } else if hasEnd, let table = facts.impossibleTable {
      isComplete = false
      isDamaged = true
      damageOffset = table.offset
    }
    if !isComplete, !isDamaged {
      context.log.add(.pictureIncomplete, at: "JPEG", offset: facts.byteCount)
    }
    // No diagnostic: the main picture isn't truncated.
    if facts.structure.value?.hasCutParts ?? false { isComplete = false }
  }

  private static func endsInEndOfImage(_ context: inout ReadingContext) throws(PhotoReadingError) -> Bool {
    try context.bytes(at: context.byteCount - 2, count: 2) == [0xFF, JPEGMarker.endOfImage]
  }
}

extension PictureFacts {
  /// Whether the data end before the last row, or contain what no encoder writes.
  var hasFaultyData: Bool { !isWhole || damage != nil }
}

extension StructureFacts {
  /// Whether the file ends within a picture that MPF lists, or within a trailer.
  fileprivate var hasCutParts: Bool {
    multiPicture?.entries.contains(where: \.isCut) ?? false || trailers.contains(where: \.isCut)
  }
}

extension PhotoFacts {
  /// A quantization table that the picture uses and that contains a zero, which the standard forbids and no encoder can
  /// divide by (ITU-T T.81, B.2.4.1); nil if there is none.
  fileprivate var impossibleTable: WrittenQuantizationTable? {
    guard let coding = structure.value?.coding, let frame = frame.value else { return nil }
    return coding.quantizationTables.first { table in
      table.values.contains(0) && frame.components.contains { $0.quantizationTable == table.slot }
    }
  }
}
