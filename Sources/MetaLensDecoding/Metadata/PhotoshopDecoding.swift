import MetaLensBytes
import MetaLensFacts

/// Decodes a block of Photoshop's image resources (Adobe Photoshop File Formats, "Image Resource Blocks";
/// Docs/Sources.md, 2.5).
enum PhotoshopDecoding {
  /// The content of a block of resources.
  struct Reading {
    /// The block's resources, in their order.
    var resources: [PhotoshopResource] = []
    /// The blocks for other readers: IPTC, XMP and ICC.
    var blocks: [(kind: MetadataBlock.Kind, block: LocatedBytes)] = []
  }

  /// The signatures of a resource: Photoshop, ImageReady, and others that ExifTool knows.
  private static let signatures: [[UInt8]] = ["8BIM", "PHUT", "DCSR", "AgHg", "MeSa"].map { Array($0.utf8) }

  /// Whether bytes begin with a resource's signature.
  static func beginsResource(_ bytes: ArraySlice<UInt8>) -> Bool {
    signatures.contains { bytes.starts(with: $0) }
  }

  /// Reads a block, up to the first resource that can't be delimited.
  static func decode(_ block: LocatedBytes, _ context: inout ReadingContext) -> Reading {
    var reading = Reading()
    var position = 0
    while let resource = resource(in: block, from: &position, &context) {
      guard reading.resources.count < context.limits.parts else {
        context.log.add(
          .tooManyParts, at: block.container, offset: block.fileOffset, "\(context.limits.parts) resources")
        break
      }
      let data = resource.data
      let content = PhotoshopContent.read(
        resource.id, ByteFields(data.count <= context.limits.textBytes ? data : data.prefix(64)),
        limits: context.limits)
      reading.resources.append(
        PhotoshopResource(
          id: resource.id, name: ContainerText.guessed(resource.name, limit: context.limits.textBytes).text,
          signature: ByteFields.name(of: resource.signature), container: block.container,
          offset: block.fileOffset(at: resource.offset), byteCount: data.count,
          content: content))
      guard let kind = kind(of: resource.id) else { continue }
      let part = block.part(
        data.startIndex..<data.endIndex,
        container: "\(block.container) 8BIM \(ExifTag.hexadecimal(UInt16(resource.id)))")
      reading.blocks.append((kind, part))
    }
    return reading
  }

  /// Returns the kind of block that a resource contains for another reader; nil if it contains none.
  private static func kind(of id: Int) -> MetadataBlock.Kind? {
    switch id {
    case 0x0404: .iptc
    case 0x040F: .icc
    case 0x0424: .xmp
    default: nil
    }
  }

  /// A resource as written.
  private struct Resource {
    var signature: ArraySlice<UInt8>
    var id: Int
    var name: ArraySlice<UInt8>
    var offset: Int
    var data: ArraySlice<UInt8>
  }

  /// Returns the next resource; nil at the end, and, with a diagnostic, if the rest can't be delimited.
  private static func resource(
    in block: LocatedBytes, from position: inout Int, _ context: inout ReadingContext
  ) -> Resource? {
    let bytes = block.bytes
    let offset = position
    guard offset < bytes.count, bytes[offset] != 0 || bytes[offset...].contains(where: { $0 != 0 }) else {
      return nil
    }
    let fields = ByteFields(bytes)
    guard beginsResource(bytes[offset...]), let id = fields.uint16(at: offset + 4),
      let nameCount = fields.uint8(at: offset + 6),
      // The name with its length is padded to an even number of bytes.
      case let sizeOffset = offset + 6 + (nameCount + 2) / 2 * 2, let size = fields.uint32(at: sizeOffset)
    else {
      context.log.add(
        .photoshopInvalid, at: block.container, offset: block.fileOffset(at: offset),
        "begins with \(ByteFields.name(of: bytes[offset...].prefix(4))), \(bytes.count - offset) bytes left")
      return nil
    }
    let start = sizeOffset + 4
    guard size <= bytes.count - start else {
      context.log.add(
        .photoshopInvalid, at: block.container, offset: block.fileOffset(at: offset),
        "resource \(ExifTag.hexadecimal(UInt16(id))) states \(size) bytes of \(bytes.count - start)")
      return nil
    }
    let end = start + size
    // Some writers leave the padding out.
    let isPadded = size % 2 == 1 && !(end < bytes.count && beginsResource(bytes[end...]))
    position = end + (isPadded ? 1 : 0)
    return Resource(
      signature: bytes[offset..<offset + 4], id: id, name: bytes[offset + 7..<offset + 7 + nameCount],
      offset: offset, data: bytes[start..<end])
  }
}
