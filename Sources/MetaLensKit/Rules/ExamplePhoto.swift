package import MetaLensFacts

/// A photo in a few lines: a rule's example, which goes the whole way from bytes to flags when it is tried.
package struct ExamplePhoto: Sendable {
  /// The bytes of the file.
  package var bytes: [UInt8]

  /// A grey JPEG with the EXIF that `fill` writes; nil for none.
  package init(
    width: Int = 64, height: Int = 48, cutAt cut: Int? = nil, byteOrder: ByteOrder = .littleEndian,
    exif fill: ((inout TIFFBuilder) -> Void)?
  ) {
    var block: [UInt8]?
    if let fill {
      var builder = TIFFBuilder(byteOrder: byteOrder)
      fill(&builder)
      block = builder.build()
    }
    bytes = JPEGBuilder(size: PixelSize(width: width, height: height), exif: block).build()
    if let cut { bytes = Array(bytes.dropLast(cut)) }
  }
}
