import MetaLensFacts

/// A property of items, as far as it is used here (ISO/IEC 23008-12, 6.5; ISO/IEC 14496-12, 8.11.14).
struct MediaProperty {
  /// The value of a property.
  enum Content {
    /// `ispe`.
    case size(PixelSize)
    /// `irot`, in quarter turns anticlockwise.
    case rotation(Int)
    /// `imir`: 0 exchanges top and bottom, 1 left and right.
    case mirror(Int)
    /// `clap`: the part that is shown.
    case crop(MediaCrop)
    /// `pixi`: the number of bits of the first channel.
    case bitDepth(Int)
    /// `av1C`: the number of bits of a sample, and the payload's range.
    case av1(bitDepth: Int, Range<Int>)
    /// `hvcC`: the number of bits of a luma sample, the number of bytes of the length before each unit, and the
    /// payload's range.
    case hevc(bitDepth: Int, lengthCount: Int, Range<Int>)
    /// `colr` with an ICC profile, and the profile's range.
    case profile(Range<Int>)
    /// `auxC`: the kind of an auxiliary picture, as a URN.
    case auxiliary(String)
    /// Another property, or one that ends before its value.
    case other
  }

  /// The offset of its box in the file.
  var offset: Int
  var content: Content

  /// The maximum number of bytes to read: the properties read here need no more.
  static let byteCount = 256

  /// Reads the beginning of a property's box.
  init(_ box: Box, _ fields: ByteFields) {
    offset = box.offset
    content = Self.content(box, fields) ?? .other
  }

  private static func content(_ box: Box, _ fields: ByteFields) -> Content? {
    switch box.type {
    case "ispe":
      guard let width = fields.uint32(at: 4), let height = fields.uint32(at: 8), isSide(width), isSide(height)
      else { return nil }
      return .size(PixelSize(width: width, height: height))
    case "irot": return fields.uint8(at: 0).map { .rotation($0 & 3) }
    case "imir": return fields.uint8(at: 0).map { .mirror($0 & 1) }
    case "clap": return MediaCrop(fields).map(Content.crop)
    case "pixi":
      guard let channels = fields.uint8(at: 4), channels > 0 else { return nil }
      return fields.uint8(at: 5).map(Content.bitDepth)
    // ISO/IEC 14496-15, 8.3.3.1: the low 3 bits of the 18th byte are the depth.
    case "hvcC":
      guard let depth = fields.uint8(at: 17) else { return nil }
      // The low 2 bits of the 22nd byte are the number of a length's bytes minus one.
      let lengthCount = 1 + ((fields.uint8(at: 21) ?? 3) & 3)
      return .hevc(bitDepth: (depth & 7) + 8, lengthCount: lengthCount, box.payload)
    // AV1 in ISO base media files, 2.3.3: high_bitdepth and twelve_bit.
    case "av1C":
      return fields.uint8(at: 2).map {
        .av1(bitDepth: $0 & 0x40 == 0 ? 8 : $0 & 0x20 == 0 ? 10 : 12, box.payload)
      }
    case "colr":
      guard let type = fields.name(at: 0), type == "prof" || type == "rICC" else { return nil }
      return .profile(box.payload.lowerBound + 4..<box.end)
    case "auxC": return .auxiliary(MediaWalk.text(fields, at: 4).text)
    default: return nil
    }
  }

  /// Whether a picture's side can have that many pixels: 0, or so many that the area overflows, means damage.
  static func isSide(_ count: Int) -> Bool { count > 0 && count <= Int(Int32.max) }

  /// Returns what is wrong with the property; nil if nothing is.
  func fault(_ type: String, _ fields: ByteFields) -> String? {
    switch type {
    case "irot", "imir":
      let value = fields.uint8(at: 0) ?? 256
      return value > (type == "irot" ? 3 : 1) ? "value \(value)" : nil
    case "clap", "ispe", "pixi", "hvcC", "av1C":
      if case .other = content { return "\(fields.bytes.count) bytes" }
      return nil
    default: return nil
    }
  }

  /// A description for people.
  var note: String {
    switch content {
    case .size(let size): "\(size.width) x \(size.height)"
    case .rotation(let turns): "\(turns * 90) degrees anticlockwise"
    case .mirror(let axis): axis == 0 ? "top and bottom" : "left and right"
    case .bitDepth(let count), .av1(let count, _), .hevc(let count, _, _): "\(count) bits"
    case .crop(let crop): crop.note
    case .profile: "ICC"
    case .auxiliary(let name): name
    case .other: ""
    }
  }
}
