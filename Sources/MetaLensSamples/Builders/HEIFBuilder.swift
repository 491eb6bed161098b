package import MetaLensFacts

/// Composes a HEIF file that holds no more than its boxes state: for the examples of rules, tests and fixtures.
package struct HEIFBuilder: Changeable, Sendable {
  /// The brands, the major one first.
  package var brands = ["heic", "mif1", "heic"]
  /// The picture's size as `ispe` states it.
  package var size: PixelSize
  /// The EXIF block; nil for none.
  package var exif: [UInt8]?
  /// Type of the main item.
  package var coding = "hvc1"
  /// The box with the main item's configuration, such as `av1C`, or nothing for none.
  package var configuration: [UInt8] = []
  /// `irot`'s value in quarter turns anticlockwise; nil for none.
  package var rotation: UInt8?
  /// `imir`'s axis; nil for none.
  package var mirror: UInt8?
  /// Whether colours are stated, before the size, as libheif puts them.
  package var hasColours = false
  package var handlerName = ""
  /// The boxes in `meta`, in their order.
  package var order = ["hdlr", "pitm", "iloc", "iinf", "iref", "iprp"]
  /// Further boxes for `meta`, by their types.
  package var others: [String: [UInt8]] = [:]
  /// Boxes between `meta` and `mdat`.
  package var extra: [UInt8] = []
  /// Bytes after the last box.
  package var trailer: [UInt8] = []
  /// The bytes of the main item: the length of a unit of HEVC, and the unit.
  package var picture: [UInt8] = [0, 0, 0, 60, 40, 1] + [UInt8](repeating: 0xAB, count: 58)

  package init(size: PixelSize = PixelSize(width: 64, height: 48), exif: [UInt8]? = nil) {
    self.size = size
    self.exif = exif
  }

  package func build() -> [UInt8] {
    let brandBytes = brands.flatMap { Array($0.utf8) }
    let type = Self.box("ftyp", Array(brandBytes.prefix(4)) + [0, 0, 0, 0] + brandBytes.dropFirst(4))
    // The offsets in iloc count from the file's beginning, and the size of `meta` doesn't depend on them.
    let start = type.count + meta(dataOffset: 0).count + extra.count + 8
    return type + meta(dataOffset: start) + extra + Self.box("mdat", picture + exifItem) + trailer
  }

  private var exifItem: [UInt8] {
    // Offset to the TIFF header, behind "Exif" NUL NUL (ISO/IEC 23008-12, A.2.1).
    exif.map { [0, 0, 0, 6] + Array("Exif".utf8) + [0, 0] + $0 } ?? []
  }

  private func meta(dataOffset: Int) -> [UInt8] {
    var infos = Self.item(1, coding)
    var places = Self.place(1, dataOffset, picture.count)
    if exif != nil {
      infos += Self.item(2, "Exif")
      places += Self.place(2, dataOffset + picture.count, exifItem.count)
    }
    let count: [UInt8] = [0, exif == nil ? 1 : 2]
    // BT.709's primaries, sRGB's transfer, BT.601's matrix, the whole range.
    let colours = Self.box("colr", Array("nclx".utf8) + [0, 1, 0, 13, 0, 6, 0x80])
    var properties = hasColours ? colours : []
    properties += Self.full("ispe", PNGBuilder.long(size.width) + PNGBuilder.long(size.height))
    var associations: [UInt8] = hasColours ? [0x81, 0x82] : [0x81]
    if !configuration.isEmpty {
      properties += configuration
      associations.append(0x80 | UInt8(associations.count + 1))
    }
    if let rotation {
      properties += Self.box("irot", [rotation])
      associations.append(0x80 | UInt8(associations.count + 1))
    }
    if let mirror {
      properties += Self.box("imir", [mirror])
      associations.append(0x80 | UInt8(associations.count + 1))
    }
    var boxes = others
    boxes["hdlr"] = Self.full(
      "hdlr",
      [0, 0, 0, 0] + Array("pict".utf8) + [UInt8](repeating: 0, count: 12) + Array(handlerName.utf8) + [0])
    boxes["pitm"] = Self.full("pitm", [0, 1])
    boxes["iloc"] = Self.full("iloc", [0x44, 0x00] + count + places)
    boxes["iinf"] = Self.full("iinf", count + infos)
    if exif != nil { boxes["iref"] = Self.full("iref", Self.box("cdsc", [0, 2, 0, 1, 0, 1])) }
    boxes["iprp"] = Self.box(
      "iprp",
      Self.box("ipco", properties)
        + Self.full("ipma", [0, 0, 0, 1, 0, 1, UInt8(associations.count)] + associations))
    return Self.full("meta", order.flatMap { boxes[$0] ?? [] })
  }

  private static func item(_ id: UInt8, _ type: String) -> [UInt8] {
    full("infe", [0, id, 0, 0] + Array(type.utf8) + [0], version: 2)
  }

  private static func place(_ id: UInt8, _ offset: Int, _ count: Int) -> [UInt8] {
    [0, id, 0, 0, 0, 1] + PNGBuilder.long(offset) + PNGBuilder.long(count)
  }

  /// Returns a box: size, type, payload.
  package static func box(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    PNGBuilder.long(payload.count + 8) + Array(type.utf8) + payload
  }

  /// Returns a box with version and flags.
  package static func full(_ type: String, _ payload: [UInt8], version: UInt8 = 0) -> [UInt8] {
    box(type, [version, 0, 0, 0] + payload)
  }
}
