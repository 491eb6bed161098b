import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples

/// A HEIF file in which every box can be replaced, for files that `HEIFBuilder` doesn't make and no program writes.
struct MediaSample {
  struct Item {
    var id: Int
    var type: String
    var content: [UInt8] = []
    /// `iloc`'s construction method: 0 in `mdat`, 1 in `idat`.
    var method: UInt8 = 0
    /// Indices into `ipco`, from 1.
    var properties: [UInt8] = []
    /// The bytes after the type in `infe`.
    var name: [UInt8] = [0]
    /// The number of extents that contain the content.
    var pieceCount = 1
    var isHidden = false
    /// The content's size that `iloc` states; nil for the real size.
    var statedCount: Int?
  }

  var brands = ["heic", "mif1", "heic"]
  var items: [Item] = []
  var properties: [[UInt8]] = []
  var references: [[UInt8]] = []
  var primary: UInt8 = 1
  /// Boxes of `meta` to write instead, by type; an empty box is left out.
  var replaced: [String: [UInt8]] = [:]
  /// The bytes before, between and after `meta` and `mdat`.
  var before: [UInt8] = []
  var between: [UInt8] = []
  var behind: [UInt8] = []

  /// Returns a unit of HEVC after its length; all bytes except its header are the same.
  static func unit(_ byte: UInt8, count: Int) -> [UInt8] {
    long(count - 4) + [40, 1] + [UInt8](repeating: byte, count: count - 6)
  }
  static func long(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  static func short(_ value: Int) -> [UInt8] { [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  static func ispe(_ width: Int, _ height: Int) -> [UInt8] {
    HEIFBuilder.full("ispe", long(width) + long(height))
  }
  static func reference(_ type: String, _ from: Int, _ to: Int...) -> [UInt8] {
    HEIFBuilder.box(type, short(from) + short(to.count) + to.flatMap(short))
  }
  static func auxiliary(_ name: String) -> [UInt8] { HEIFBuilder.full("auxC", Array(name.utf8) + [0]) }
  static func grid(_ rows: Int, _ columns: Int, _ width: Int, _ height: Int) -> [UInt8] {
    [0, 0, UInt8(rows - 1), UInt8(columns - 1)] + short(width) + short(height)
  }

  func build() -> [UInt8] {
    let brandBytes = brands.flatMap { Array($0.utf8) }
    let type = HEIFBuilder.box("ftyp", Array(brandBytes.prefix(4)) + [0, 0, 0, 0] + brandBytes.dropFirst(4))
    let start = type.count + before.count + meta(dataOffset: 0).count + between.count + 8
    let data = items.filter { $0.method == 0 }.flatMap(\.content)
    return type + before + meta(dataOffset: start) + between + HEIFBuilder.box("mdat", data) + behind
  }

  private func meta(dataOffset: Int) -> [UInt8] {
    var offset = dataOffset
    var inner = 0
    var places: [UInt8] = []
    for item in items {
      places += Self.short(item.id) + [0, item.method, 0, 0] + Self.short(item.pieceCount)
      var start = item.method == 0 ? offset : inner
      for piece in 0..<item.pieceCount {
        // Equal pieces; the last one also gets the remainder.
        let size = item.content.count / item.pieceCount
        let count = piece == item.pieceCount - 1 ? item.content.count - size * piece : size
        places += Self.long(start) + Self.long(item.statedCount ?? count)
        start += count
      }
      if item.method == 0 { offset = start } else { inner = start }
    }
    let infos = items.flatMap {
      HEIFBuilder.box(
        "infe", [2, 0, 0, $0.isHidden ? 1 : 0] + Self.short($0.id) + [0, 0] + Array($0.type.utf8) + $0.name)
    }
    let associations = items.flatMap { Self.short($0.id) + [UInt8($0.properties.count)] + $0.properties }
    let boxes: [(String, [UInt8])] = [
      (
        "hdlr",
        HEIFBuilder.full("hdlr", [0, 0, 0, 0] + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
      ),
      ("pitm", HEIFBuilder.full("pitm", [0, primary])),
      (
        "iloc",
        HEIFBuilder.full("iloc", [0x44, 0x00] + Self.short(items.count) + places, version: 1)
      ),
      ("iinf", HEIFBuilder.full("iinf", Self.short(items.count) + infos)),
      ("iref", HEIFBuilder.full("iref", references.flatMap(\.self))),
      (
        "iprp",
        HEIFBuilder.box(
          "iprp",
          HEIFBuilder.box("ipco", properties.flatMap(\.self))
            + HEIFBuilder.full("ipma", Self.long(items.count) + associations))
      ),
      ("idat", HEIFBuilder.box("idat", items.filter { $0.method == 1 }.flatMap(\.content))),
    ]
    return HEIFBuilder.full("meta", boxes.flatMap { replaced[$0.0] ?? $0.1 })
  }

  func decode(_ limits: ReadLimits = ReadLimits()) throws -> PhotoFacts { try Self.decode(build(), limits) }

  static func decode(_ bytes: [UInt8], _ limits: ReadLimits = ReadLimits()) throws -> PhotoFacts {
    try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: .structure, hashing: false)
  }

  /// A single picture of 64 x 48 pixels.
  static let single: MediaSample = {
    var sample = MediaSample()
    sample.items = [Item(id: 1, type: "hvc1", content: unit(7, count: 40), properties: [0x81])]
    sample.properties = [ispe(64, 48)]
    return sample
  }()

  /// A grid of two tiles, as an iPhone makes it, with a thumbnail, a gain map, a matte, EXIF and XMP.
  static let phone: MediaSample = {
    var sample = MediaSample()
    var exif = TIFFBuilder()
    exif.ifd0 = [exif.ascii(ExifTag.make, "Example")]
    sample.items = [
      Item(id: 1, type: "hvc1", content: [UInt8](repeating: 1, count: 20), properties: [1], isHidden: true),
      Item(id: 2, type: "hvc1", content: [UInt8](repeating: 2, count: 20), properties: [1], isHidden: true),
      Item(id: 9, type: "grid", content: grid(1, 2, 100, 64), method: 1, properties: [2, 3, 5]),
      Item(id: 10, type: "hvc1", content: [UInt8](repeating: 3, count: 9), properties: [4]),
      Item(id: 11, type: "hvc1", content: [4, 4], properties: [4, 6]),
      Item(id: 12, type: "hvc1", content: [5, 5, 5], properties: [4, 7]),
      Item(id: 13, type: "Exif", content: [0, 0, 0, 0] + exif.build(), pieceCount: 3),
      Item(
        id: 14, type: "mime", content: Array("<x/>".utf8),
        name: Array("XMP".utf8) + [0] + Array("application/rdf+xml".utf8) + [0, 0]),
    ]
    sample.properties = [
      ispe(64, 64), ispe(100, 64), HEIFBuilder.box("irot", [3]), ispe(32, 16),
      HEIFBuilder.full("pixi", [3, 10, 10, 10]),
      auxiliary("urn:com:apple:photo:2020:aux:hdrgainmap"),
      auxiliary("urn:com:apple:photo:2019:aux:semanticskymatte"),
      HEIFBuilder.box("colr", Array("prof".utf8) + [1, 2, 3]),
      HEIFBuilder.box("colr", Array("nclx".utf8) + [0, 1, 0, 1, 0, 1, 0]),
    ]
    sample.references = [
      reference("dimg", 9, 1, 2), reference("thmb", 10, 9), reference("auxl", 11, 9),
      reference("auxl", 12, 9),
      reference("cdsc", 13, 9), reference("cdsc", 14, 9),
    ]
    sample.primary = 9
    return sample
  }()
}

extension PhotoFacts {
  /// Whether there is a diagnostic with this code, and at this place if one is named.
  func has(_ code: Diagnostic.Code, _ location: String? = nil) -> Bool {
    diagnostics.contains { $0.code == code && location ?? $0.location == $0.location }
  }

  /// The facts that a media file states.
  var media: MediaFileFacts? {
    if case .media(let facts)? = container.value?.detail { facts } else { nil }
  }
}
