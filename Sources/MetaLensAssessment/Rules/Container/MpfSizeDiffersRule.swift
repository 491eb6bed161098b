import MetaLensFacts

extension Rule {
  package static let mpfSizeDiffers = Rule(
    "mpfSizeDiffers", .isEdited, concern: .metadata,
    parameters: [.count("statedByteCount", .public), .count("byteCount", .public)],
    reads: [.exif, .metadata, .structure],
    source:
      "CIPA DC-007, 5.2.3.3.2 (Individual Image Size); measured: exact in all 11 originals of Sony's cameras and Samsung's "
      + "phones, up to 8,192 bytes less in 19 by Google's camera program and DJI, and in none more",
    example: ["statedByteCount": 711, "byteCount": 704]
  ) { context in
    guard let structure = context.facts.structure.value, let index = structure.multiPicture, index.isIntact,
      let first = index.entries.first, first.offset == 0, index.entries.count > 1,
      let end = structure.coding.pictureEnd, first.byteCount != end
    else { return [] }
    // The stated size may include padding after the picture, but not bytes of another picture.
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
  /// Whether the file names a camera that is known to state the first picture's length to the byte.
  ///
  /// Measured on an ILCE-6000, an ILCE-7M4, a DSC-TX5, a Galaxy S24 Ultra and a Galaxy S25. Google's camera program, which other
  /// makers' phones run too, inserts metadata after it has counted.
  fileprivate var statesExactSizes: Bool {
    guard metadata?.hdrPlus == nil, attributions.summary.software?.hasPrefix("HDR+") != true,
      let camera = statedCamera
    else { return false }
    return Self.exactCounters.contains { maker, prefixes in
      camera.maker.isOne(of: [maker]) && prefixes.contains { camera.model.hasPrefix($0) }
    }
  }

  /// Sony's cameras, whose phones have other names, and Samsung's phones, whose older cameras have.
  private static let exactCounters: [(maker: Maker, prefixes: [String])] = [
    (.sony, ["DSC-", "ILCA-", "ILCE-", "NEX-", "SLT-", "ZV-"]), (.samsung, ["Galaxy ", "SM-"]),
  ]
}
