import MetaLensFacts

extension MediaWalk {
  /// Joins the EXIF of a CR3: `CMT1` is its IFD0, `CMT2` its ExifIFD, `CMT4` its GPS.
  ///
  /// Each is a TIFF block of its own, and no pointer leads from one to another. No entry refers to the maker note,
  /// `CMT3`, so only its place is recorded.
  mutating func joinCanonExif(_ context: inout ReadingContext) throws(PhotoReadingError) {
    var joined: ExifFacts?
    for (name, kind) in [("CMT1", ExifDirectory.Kind.ifd0), ("CMT2", .exif), ("CMT3", nil), ("CMT4", .gps)] {
      guard let range = canon.blocks[name] else { continue }
      let container = "CR3 \(name)"
      reading.add(MetadataBlock(.exif, container: container, ranges: [range]), context)
      guard let kind else { continue }
      guard context.allowsBlock(of: range.count, at: container, offset: range.lowerBound),
        let bytes = try context.array(range),
        let walk = ExifWalk(
          bytes, fileOffset: range.lowerBound, container: container, limits: context.limits, log: &context.log
        ),
        let directory = walk.facts.directory(.ifd0)
      else { continue }
      var facts =
        joined
        ?? ExifFacts(
          bytes: [], fileOffset: range.lowerBound, container: "CR3", byteOrder: walk.facts.byteOrder,
          directories: [])
      guard facts.byteOrder == walk.facts.byteOrder else {
        context.log.add(.partInvalid, at: container, offset: range.lowerBound, "another byte order")
        continue
      }
      facts.append(directory, as: kind, bytes: bytes, fileOffset: range.lowerBound)
      joined = facts
    }
    guard var joined else { return }
    joined.isExcerpt = true
    reading.exif = .facts(joined)
  }
}

extension ExifFacts {
  /// Adds the first directory of another block, and that block's bytes after the bytes so far.
  fileprivate mutating func append(
    _ directory: ExifDirectory, as kind: ExifDirectory.Kind, bytes: [UInt8], fileOffset: Int
  ) {
    let shift = self.bytes.count
    var directory = directory
    directory.kind = kind
    directory.offset += shift
    for index in directory.entries.indices {
      directory.entries[index].offset += shift
      directory.entries[index].value = directory.entries[index].value.map {
        $0.lowerBound + shift..<$0.upperBound + shift
      }
    }
    directories.append(directory)
    pieces.append(Piece(start: shift, fileOffset: fileOffset))
    self.bytes += bytes
  }
}
