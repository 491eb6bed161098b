import MetaLensFacts

extension Rule {
  package static let makerNoteCodedSizeDiffers = Rule(
    "makerNoteCodedSizeDiffers", .isEdited, concern: .encoding,
    parameters: [.count("statedByteCount", .public), .count("codedByteCount", .public)],
    // Below depth `pixels` a picture that lost bytes appears whole.
    reads: [.exif, .structure, .metadata, .pixels], needs: .makerNote,
    source:
      "ExifTool tag names, Nikon 0x00A2 (ImageDataSize); 0 of 19 originals of 5 models, nor a signed file by a Z 9, "
      + "and 13 of 16 other labelled files with it and one scan: Nikon's own program saved the other 3",
    example: ["statedByteCount": 3_204_785, "codedByteCount": 38]
  ) { context in
    guard context.facts.isComplete, let note = context.metadata?.makerNote,
      let noted = note.value(.codedByteCount), let stated = Int(noted.text),
      let picture = context.facts.structure.value?.coding.onlyScan, picture.byteCount != stated
    else { return [] }
    return .raised(
      ["statedByteCount": stated, "codedByteCount": picture.byteCount], .derived, at: note.evidence(noted),
      Evidence(location: "scan", offset: picture.scan.offset))
  }
}

extension JPEGCoding {
  /// The only scan of a picture that has its end, and the number of bytes from the end of its header to the end of EOI;
  /// nil if there are more scans, which no camera with such a note writes.
  fileprivate var onlyScan: (scan: JPEGScan, byteCount: Int)? {
    guard scans.count == 1, let scan = scans.first, let end = pictureEnd, end > scan.dataOffset else {
      return nil
    }
    return (scan, end - scan.dataOffset)
  }
}
