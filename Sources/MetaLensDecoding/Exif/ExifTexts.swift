import MetaLensFacts

/// The cost of an EXIF block's texts, which entries may share: a kilobyte of entries can name one text of megabytes.
enum ExifTexts {
  /// What each text keeps at least where all of them together are more than the photo may cost, in bytes.
  static let minimum = 64

  /// The block with as much of each text as the photo may cost.
  static func charged(
    _ group: FactGroup<ExifFacts>, _ context: inout ReadingContext
  ) -> FactGroup<ExifFacts> {
    guard case .present(var exif) = group else { return group }
    var total = 0
    var count = 0
    exif.textLimit = max(0, context.limits.textBytes)
    for directory in exif.directories {
      for entry in directory.entries {
        guard let value = entry.value, value.count > minimum,
          entry.type == .ascii || entry.type == .utf8 || entry.tag == ExifTag.userComment
        else { continue }
        count += 1
        total += min(value.count, exif.textLimit)
        if value.count > exif.textLimit, ExifTypeRules.isRead(entry.tag, in: directory.kind) {
          context.log.add(
            .limitReached, at: "\(exif.container) \(directory.kind.rawValue)", tag: entry.tag,
            offset: exif.fileOffset(at: entry.offset), "ReadLimits.textBytes, \(value.count) bytes")
        }
      }
    }
    let left = context.budget.left(.allTextBytes)
    if !context.budget.take(total, of: .allTextBytes) {
      exif.textLimit = min(exif.textLimit, max(minimum, left / max(1, count)))
    }
    return .present(exif)
  }
}
