import MetaLensFacts

/// Where a file's directories hold metadata.
enum TIFFMetadata {
  /// Tags and what stands under them (XMP specification part 3; TIFF/IPTC; Adobe's Photoshop TIFF technical notes;
  /// ICC.1 annex B.4; C2PA 2.2, annex A.3).
  private static let tags: [(tag: UInt16, kind: MetadataBlock.Kind)] = [
    (TIFFTag.xmp, .xmp), (TIFFTag.iptc, .iptc), (TIFFTag.photoshop, .photoshop), (TIFFTag.icc, .icc),
    (TIFFTag.contentCredentials, .contentCredentials),
  ]

  /// The blocks of all directories, EXIF first.
  static func blocks(of directories: [TIFFDirectory]) -> [MetadataBlock] {
    var blocks = directories.filter { $0.role == .exif || $0.role == .gps }
      .map { MetadataBlock(.exif, container: $0.name, ranges: [$0.range]) }
    for directory in directories where directory.mayHoldPicture {
      for (tag, kind) in tags {
        guard let value = directory.entry(tag)?.value, !value.isEmpty else { continue }
        let name = "\(directory.name) tag 0x\(Hexadecimal.text(Int(tag), digits: 4))"
        blocks.append(MetadataBlock(kind, container: name, ranges: [value]))
      }
    }
    return blocks
  }
}
