import MetaLensFacts

extension Rule {
  package static let mpfSizeDiffers = Rule(
    "mpfSizeDiffers", .isEdited, concern: .metadata,
    parameters: [.count("statedByteCount", .public), .count("byteCount", .public)],
    reads: [.exif, .structure],
    source:
      "CIPA DC-007, 5.2.3.3.2 (Individual Image Size); measured: exact in all 11 originals of Sony's cameras and Samsung's "
      + "phones, up to 8,192 bytes less in 19 by Google's camera program and DJI, and in none more",
    example: ["statedByteCount": 711, "byteCount": 704]
  ) { context in
    guard let structure = context.facts.structure.value, let index = structure.multiPicture, index.isIntact,
      let first = index.entries.first, first.offset == 0, index.entries.count > 1,
      let end = structure.coding.pictureEnd, first.byteCount != end
    else { return [] }
    // Padding behind the picture may be counted as its own; another picture's bytes can't be.
    let limit = index.entries.dropFirst().map(\.offset).min() ?? end
    guard first.byteCount > max(end, limit) || first.byteCount < end && context.statesExactSizes else {
      return []
    }
    return .raised(
      ["statedByteCount": first.byteCount, "byteCount": end], .derived,
      at: Evidence(location: "APP2 MPF", offset: index.offset))
  }
}

extension RuleContext {
  /// Whether the file names a camera that is known to state how long the first picture is, to the byte.
  ///
  /// Others insert metadata after they have counted.
  fileprivate var statesExactSizes: Bool {
    guard let camera = statedCamera else { return false }
    // Sony's phones are known by other names, and nobody has measured theirs.
    return camera.maker.isOne(of: [.samsung])
      || camera.maker.isOne(of: [.sony])
        && ["DSC-", "ILCA-", "ILCE-", "NEX-", "SLT-", "ZV-"].contains { camera.model.hasPrefix($0) }
  }
}
