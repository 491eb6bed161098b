/// A part of a file under a name that MetaLens chose, to be written beside others; the name contains no text from the
/// photo.
package struct EmbeddedPart: Sendable, Equatable {
  /// The file name: `thumbnail-1.jpg`, `xmp-2.xmp`.
  package var name: String
  /// The ranges of its bytes in the file, in order.
  package var ranges: [Range<Int>]
}

/// The embedded parts of a file that the limits allow, and the number of those left out.
package struct EmbeddedParts: Sendable, Equatable {
  /// The parts, no two with the same ranges.
  package var all: [EmbeddedPart] = []
  package var leftOutCount = 0
}

extension PhotoInspection {
  /// Returns the embedded parts of the file.
  ///
  /// They are every picture beside the main one, every ICC profile, XMP packet and manifest store of Content
  /// Credentials, thumbnails and other files in those, and what follows the last known part of a raw file built like
  /// TIFF. Each is byte for byte as in the file: compressed if it is compressed there, as its name says. Equal ranges
  /// are listed once.
  ///
  /// - Parameters:
  ///   - maximumBytes: the size of all parts together; a part that doesn't fit is left out, and a later, smaller
  ///     one isn't.
  ///   - maximumParts: the number of parts.
  package func embeddedParts(
    maximumBytes: Int = .max, maximumParts: Int = ReadLimits().parts
  ) -> EmbeddedParts {
    var parts = EmbeddedParts()
    var counts: [String: Int] = [:]
    var seen: Set<[Range<Int>]> = []
    var bytesLeft = maximumBytes
    func add(_ stem: String, _ suffix: String, _ ranges: [Range<Int>]) {
      guard !ranges.isEmpty,
        ranges.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= facts.byteCount && !$0.isEmpty })
      else { return }
      let byteCount = ranges.reduce(0) { $0 + $1.count }
      // If the ranges have more bytes than the file, they list some of them twice.
      guard byteCount <= facts.byteCount, seen.insert(ranges).inserted else { return }
      guard parts.all.count < maximumParts, byteCount <= bytesLeft else {
        parts.leftOutCount += 1
        return
      }
      bytesLeft -= byteCount
      let number = counts[stem, default: 0] + 1
      counts[stem] = number
      parts.all.append(EmbeddedPart(name: "\(stem)-\(number).\(suffix)", ranges: ranges))
    }
    for picture in facts.container.value?.pictures ?? [] {
      // A picture in several pieces isn't a file by itself: its parameters are elsewhere.
      guard picture.ranges.count == 1 else { continue }
      add(
        picture.role.rawValue, picture.coding.hasPrefix("JPEG") && picture.coding.count <= 9 ? "jpg" : "bin",
        picture.ranges)
    }
    if let range = facts.exif.value?.thumbnailFileRange { add("thumbnail", "jpg", [range]) }
    for range in furtherPictures { add("picture", "jpg", [range]) }
    if let rest = facts.container.value?.rest, rest.kind != .padding {
      add("trailer", rest.kind == .jpeg ? "jpg" : "bin", [rest.offset..<rest.offset + rest.byteCount])
    }
    if facts.container.value == nil {
      if let ranges = ranges(of: .icc) { add("profile", "icc", ranges) }
      for range in bodies(0xE1, "http://ns.adobe.com/xap/1.0/", header: 29) { add("xmp", "xmp", [range]) }
      // Identifier, GUID, length and offset precede each piece (XMP part 3, 1.1.3.1); writers keep the pieces in order.
      add("xmp-extended", "xmp", bodies(0xE1, "http://ns.adobe.com/xmp/extension/", header: 75))
      for store in facts.credentialOutlines { add("manifest", "c2pa", store.file?.ranges ?? []) }
    }
    for block in facts.container.value?.metadata ?? [] {
      let packing = block.packing == .plain ? "" : "." + block.packing.rawValue
      switch block.kind {
      case .icc: add("profile", "icc" + packing, block.ranges)
      case .xmp: add("xmp", "xmp" + packing, block.ranges)
      case .contentCredentials: add("manifest", "c2pa" + packing, wholeStore(block.ranges))
      case .exif, .iptc, .photoshop, .text: break
      }
    }
    for (stem, file) in credentialFiles { add(stem, Self.suffix(of: file.mediaType), file.ranges) }
    return parts
  }

  /// Thumbnails and other files in manifests; a file that is compressed together with its manifest has no bytes of its
  /// own and isn't listed.
  private var credentialFiles: [(stem: String, file: CredentialOutline.EmbeddedFile)] {
    facts.credentialOutlines.flatMap { $0.children.flatMap(\.all) }.compactMap { node in
      guard let file = node.file, !file.ranges.isEmpty else { return nil }
      if node.label.hasPrefix("c2pa.thumbnail.claim") { return ("claim-thumbnail", file) }
      if node.label.hasPrefix("c2pa.thumbnail.ingredient") { return ("ingredient-thumbnail", file) }
      return ("credential-file", file)
    }
  }

  private static func suffix(of mediaType: String) -> String {
    switch mediaType {
    case "image/jpeg": "jpg"
    case "image/png": "png"
    case "image/webp": "webp"
    case "image/avif": "avif"
    case "image/heic", "image/heif": "heic"
    case "image/tiff": "tif"
    case "image/gif": "gif"
    default: "bin"
    }
  }

  /// Returns a store's own ranges if the container's ranges leave out the store's first header.
  private func wholeStore(_ ranges: [Range<Int>]) -> [Range<Int>] {
    facts.credentialOutlines.compactMap { $0.file?.ranges }.first {
      $0.count == ranges.count && !$0.isEmpty && $0.last?.upperBound == ranges.last?.upperBound
    } ?? ranges
  }

  /// Returns the ranges after the headers of a JPEG's segments of one kind.
  func bodies(_ marker: UInt8, _ identifier: String, header: Int) -> [Range<Int>] {
    segments.filter { $0.marker == marker && $0.identifier == identifier && $0.payloadCount > header }
      .map { $0.payloadOffset + header..<$0.endOffset }
  }
}
