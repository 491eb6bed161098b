import MetaLensFacts

/// Finds the metadata in a file's directories.
enum TIFFMetadata {
  /// The tags of metadata and their kinds (XMP specification part 3; TIFF/IPTC; Adobe's Photoshop TIFF technical notes;
  /// ICC.1 annex B.4; C2PA 2.2, annex A.3).
  static let tags: [(tag: UInt16, kind: MetadataBlock.Kind)] = [
    (TIFFTag.xmp, .xmp), (TIFFTag.iptc, .iptc), (TIFFTag.photoshop, .photoshop), (TIFFTag.icc, .icc),
    (TIFFTag.contentCredentials, .contentCredentials),
  ]

  /// Returns a tag's name in the places of blocks: for example `tag 0x02bc`.
  static func name(of tag: UInt16) -> String { "tag 0x" + Hexadecimal.text(Int(tag), digits: 4) }

  /// Returns the blocks of all directories, EXIF first.
  static func blocks(of directories: [TIFFDirectory]) -> [MetadataBlock] {
    var blocks = directories.filter { $0.role == .exif || $0.role == .gps }
      .map { MetadataBlock(.exif, container: $0.name, ranges: [$0.range]) }
    for directory in directories where directory.mayHoldPicture {
      for (tag, kind) in tags {
        guard let value = directory.entry(tag)?.value, !value.isEmpty else { continue }
        blocks.append(
          MetadataBlock(
            kind, container: "\(directory.name) \(name(of: tag))", ranges: [value]))
      }
    }
    return blocks
  }
}
