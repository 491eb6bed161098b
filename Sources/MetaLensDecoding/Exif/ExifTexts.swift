import MetaLensFacts

/// Limits the size of an EXIF block's texts.
///
/// Entries may share a text: a kilobyte of entries can refer to one text of megabytes.
enum ExifTexts {
  /// The number of bytes that each text keeps even if all texts together exceed the photo's budget.
  static let minimum = 64

  /// Whether an entry is a text, by its type or its tag.
  static func isText(_ entry: ExifEntry) -> Bool {
    entry.type == .ascii || entry.type == .utf8 || entry.tag == ExifTag.userComment
  }

  /// Returns the block with each text limited to what the photo's budget allows.
  static func charged(
    _ group: FactGroup<ExifFacts>, _ context: inout ReadingContext
  ) -> FactGroup<ExifFacts> {
    guard case .present(var exif) = group else { return group }
    var total = 0
    var count = 0
    exif.textLimit = max(0, context.limits.textBytes)
    for directory in exif.directories {
      for entry in directory.entries {
        guard let value = entry.value, value.count > minimum, isText(entry) else { continue }
        count += 1
        total += min(value.count, exif.textLimit)
        if value.count > exif.textLimit, ExifTypeRules.isRead(entry.tag, in: directory.kind) {
          context.log.add(
            .limitReached, at: "\(exif.container) \(directory.kind.rawValue)", tag: entry.tag,
            offset: exif.fileOffset(at: entry.offset),
            // An excerpt contains the beginning of a text.
            "ReadLimits.textBytes, \(Int(entry.count) * (entry.type?.byteCount ?? 1)) bytes")
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
