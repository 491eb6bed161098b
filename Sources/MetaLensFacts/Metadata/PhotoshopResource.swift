/// One of Photoshop's image resources (Adobe Photoshop File Formats, "Image Resource Blocks").
package struct PhotoshopResource: Sendable, Equatable {
  /// The resource's number: 0x0404 IPTC, 0x0406 JPEG quality, 0x0425 digest of the IPTC block.
  package var id: Int
  /// The resource's name; usually empty.
  package var name: String
  /// The resource's signature, usually `8BIM`.
  package var signature: String
  /// The place that contains it: `APP13`, `IFD0 tag 0x8649`.
  package var container: String
  /// The offset of its signature in the file; nil if the block is packed.
  package var offset: Int?
  /// The size of the resource's data in bytes.
  package var byteCount: Int
  /// The content of its data, for known resources.
  package var content: Content

  /// The content of a resource.
  package enum Content: Sendable, Equatable {
    /// An unknown or broken resource.
    case other
    /// 0x0406: the quality 0 to 12 of Save As, and whether it is progressive.
    case jpegQuality(quality: Int, isProgressive: Bool)
    /// 0x0421: the programs that wrote it and that can read it.
    case version(writer: String, reader: String)
    /// 0x0425: MD5 of the IPTC block as it was, lower-case hexadecimal.
    case iptcDigest(String)
    /// 0x041A: the slices' name.
    case slices(name: String)
    /// 0x03ED: resolution in pixels per inch.
    case resolution(horizontal: Double, vertical: Double)
    /// 0x040B: a URL.
    case url(String)
    /// 0x0409 and 0x040C: a thumbnail's size.
    case thumbnail(width: Int, height: Int)
    /// 0x03F3, 0x0426, 0x043A, 0x043B: how to print it.
    case print
  }

  package init(
    id: Int, name: String = "", signature: String = "8BIM", container: String, offset: Int?, byteCount: Int,
    content: Content = .other
  ) {
    self.id = id
    self.name = name
    self.signature = signature
    self.container = container
    self.offset = offset
    self.byteCount = byteCount
    self.content = content
  }
}
