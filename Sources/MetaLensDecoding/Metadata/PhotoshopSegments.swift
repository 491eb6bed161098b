import MetaLensFacts

/// Joins Photoshop's resources in a JPEG's APP13 segments: one block, split into as many segments as it needs.
enum PhotoshopSegments {
  /// The number of bytes between `Adobe_Photoshop2.5:` and the first resource (ExifTool.pm: its header is 27 bytes).
  private static let oldHeaderRest = 8

  /// Joins the payloads after their identifiers, in file order.
  ///
  /// - Returns: Nil if there is no payload, or more than `ReadLimits.blockBytes`.
  static func join(_ segments: [JPEGMetadata.Piece], _ context: inout ReadingContext) -> LocatedBytes? {
    guard let first = segments.first,
      case let count = segments.reduce(0, { $0 + $1.payload.count }),
      context.allowsBlock(of: count, at: "APP13", offset: first.fileOffset)
    else { return nil }
    return LocatedBytes.joined(segments.map(behindOldHeader), container: "APP13")
  }

  private static func behindOldHeader(_ segment: JPEGMetadata.Piece) -> JPEGMetadata.Piece {
    let rest = segment.payload.dropFirst(oldHeaderRest)
    guard !PhotoshopDecoding.beginsResource(segment.payload), PhotoshopDecoding.beginsResource(rest) else {
      return segment
    }
    return (rest, segment.fileOffset + oldHeaderRest)
  }
}
