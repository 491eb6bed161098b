extension ExifFacts {
  /// Where IFD1 says that the thumbnail's JPEG stands in the file, in bytes; it may lead out of the block.
  ///
  /// nil where IFD1 names none (EXIF 3.0, 4.6.5.1: JPEGInterchangeFormat and JPEGInterchangeFormatLength).
  public var thumbnailRange: Range<Int>? {
    guard let offset = entry(ExifTag.thumbnailOffset, in: .ifd1).flatMap(unsignedInteger),
      let length = entry(ExifTag.thumbnailLength, in: .ifd1).flatMap(unsignedInteger)
    else { return nil }
    let start = fileOffset + Int(offset)
    return start..<start + Int(length)
  }
}
