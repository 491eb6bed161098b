import MetaLensFacts

/// Compares the walk's entries with libexif's, directory by directory, side by side in file order.
///
/// Both keep the file's order, so one pass is enough and nothing is sorted or hashed; values are compared in place. If
/// the two agree on an entry of the summary, its value is taken from libexif; otherwise the walk's value is used, since
/// evidence points to it.
enum LibexifReconciliation {
  /// Takes the summary's values, and adds a diagnostic for each difference that no `LibexifLimit` explains.
  static func reconcile<Reader: ExifReader & ~Copyable>(
    _ facts: inout ExifFacts, with libexif: borrowing Reader, log: inout DiagnosticLog
  ) {
    facts.isReadByLibexif = true
    facts.copies.reserveCapacity(512)
    // libexif enters the other directories only by pointers that it reads.
    var entered: [ExifDirectory.Kind] = [.ifd0, .ifd1]
    for index in facts.directories.indices {
      let kind = facts.directories[index].kind
      if entered.contains(kind) {
        reconcile(index, &facts, with: libexif, entered: &entered, log: &log)
      } else {
        reportExtra(0..<libexif.entryCount(kind), kind, libexif, facts, log: &log)
      }
    }
    for kind in ExifDirectory.Kind.allCases where facts.directory(kind) == nil {
      reportExtra(0..<libexif.entryCount(kind), kind, libexif, facts, log: &log)
    }
  }

  private static func reconcile<Reader: ExifReader & ~Copyable>(
    _ directory: Int, _ facts: inout ExifFacts, with libexif: borrowing Reader,
    entered: inout [ExifDirectory.Kind], log: inout DiagnosticLog
  ) {
    let kind = facts.directories[directory].kind
    var keptTags: Set<UInt16>?
    var index = 0
    for position in facts.directories[directory].entries.indices {
      let entry = facts.directories[directory].entries[position]
      if LibexifLimit.isFollowed(entry.tag) {
        // libexif abandons the directory here and doesn't read the rest.
        if pointerLeadsOutside(entry, facts) { break }
        if let target = ExifWalk.target(of: entry.tag, in: kind) { entered.append(target) }
        continue
      }
      if libexif.matches(index, kind, entry, in: facts.bytes) {
        if ExifTag.feedsSummary(entry.tag, in: kind) {
          take(index, kind, for: position, of: directory, in: &facts, from: libexif)
        }
        index += 1
        keptTags?.insert(entry.tag)
        continue
      }
      if LibexifLimit.explains(entry) { continue }
      // Built only when needed: in a sound directory, no check needs the earlier tags.
      let kept = keptTags ?? Set((0..<index).compactMap { libexif.entry($0, kind)?.tag })
      keptTags = kept
      if kept.contains(entry.tag) { continue }
      // Both are in file order, so entries that libexif has before this tag are missing from the walk.
      let count = libexif.entryCount(kind)
      guard let found = (index..<count).first(where: { libexif.entry($0, kind)?.tag == entry.tag }) else {
        report(entry, nil, kind, facts, log: &log)
        continue
      }
      reportExtra(index..<found, kind, libexif, facts, log: &log)
      index = found
      if !libexif.matches(index, kind, entry, in: facts.bytes) {
        report(entry, libexif.entry(index, kind), kind, facts, log: &log)
      } else if ExifTag.feedsSummary(entry.tag, in: kind) {
        take(index, kind, for: position, of: directory, in: &facts, from: libexif)
      }
      index += 1
      // Built anew when next needed, since some tags were skipped.
      keptTags = nil
    }
    reportExtra(index..<libexif.entryCount(kind), kind, libexif, facts, log: &log)
  }

  /// Copies a value from libexif.
  private static func take<Reader: ExifReader & ~Copyable>(
    _ index: Int, _ kind: ExifDirectory.Kind, for position: Int, of directory: Int, in facts: inout ExifFacts,
    from libexif: borrowing Reader
  ) {
    facts.directories[directory].entries[position].copy = UInt32(facts.copies.count)
    libexif.appendValue(index, kind, to: &facts.copies)
  }

  /// Whether a pointer leads outside the block.
  ///
  /// libexif reads a pointer's four bytes whatever type and count the entry states.
  private static func pointerLeadsOutside(_ entry: ExifEntry, _ facts: ExifFacts) -> Bool {
    let start = entry.offset + 8
    guard start + 4 <= facts.bytes.count else { return true }
    return facts.bytes.uint32(at: start, facts.byteOrder) >= facts.bytes.count
  }

  private static func reportExtra<Reader: ExifReader & ~Copyable>(
    _ indices: Range<Int>, _ kind: ExifDirectory.Kind, _ libexif: borrowing Reader, _ facts: ExifFacts,
    log: inout DiagnosticLog
  ) {
    for index in indices {
      guard let other = libexif.entry(index, kind) else { continue }
      log.add(
        .readersDisagree, at: "\(facts.container) \(kind.rawValue)", tag: other.tag, offset: facts.fileOffset,
        "walk none, libexif \(describe(other))")
    }
  }

  private static func report(
    _ entry: ExifEntry, _ other: Libexif.Entry?, _ kind: ExifDirectory.Kind, _ facts: ExifFacts,
    log: inout DiagnosticLog
  ) {
    log.add(
      .readersDisagree, at: "\(facts.container) \(kind.rawValue)", tag: entry.tag,
      offset: facts.fileOffset + entry.offset,
      "walk type \(entry.rawType) count \(entry.count) size \(entry.value?.count ?? 0),"
        + " libexif \(other.map(describe) ?? "none")")
  }

  private static func describe(_ entry: Libexif.Entry) -> String {
    "type \(entry.format) count \(entry.components) size \(entry.size)"
  }
}
