package import MetaLensFacts
import MetaLensKit

extension ExamplePhoto {
  /// Huffman tables of T.81, K.3 for one component; `isColor` those for three.
  package static func standardHuffman(isColor: Bool = false) -> [HuffmanTable] {
    guard isColor else { return [StandardHuffman.lumaDC, StandardHuffman.lumaAC] }
    var tables = [
      StandardHuffman.lumaDC, StandardHuffman.lumaAC, StandardHuffman.chromaDC, StandardHuffman.chromaAC,
    ]
    for index in tables.indices { tables[index].slot = index / 2 }
    return tables
  }

  /// Returns a camera's JPEG whose coding is changed by a closure.
  package static func coded(
    make: String = "Canon", model: String = "Canon EOS 40D", exif hasExif: Bool = true,
    _ change: (inout JPEGBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    let exif = cameraExif { tiff in
      tiff.setCamera(make, model)
    }
    return ExamplePhoto(exif: hasExif ? exif : nil, change)
  }

  /// Returns a camera's JPEG with these bytes after its end.
  package static func trailed(_ trailer: [UInt8], make: String = "Canon") -> ExamplePhoto {
    coded(make: make, model: make == "Canon" ? "Canon EOS 40D" : "SM-G991B") { $0.trailer = trailer }
  }

  /// A JFIF header of version 1.01.
  package static let jfif: (marker: UInt8, payload: [UInt8]) = (
    0xE0, Array("JFIF\u{0}".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
  )

  /// A file with an MPF index to a second picture, which is `shift` bytes from where the index says.
  ///
  /// `gap` bytes stand between the two, and the index states `more` bytes for the first than it has.
  package static func multiPicture(
    shift: Int = 0, gap: Int = 0, more: Int = 0, make: String = "Canon", model: String = "Canon EOS 40D"
  ) -> ExamplePhoto {
    let second = JPEGBuilder().build()
    func photo(_ firstCount: Int, _ offset: Int) -> [UInt8] {
      coded(make: make, model: model) { builder in
        builder.segments = [(0xE2, index([(firstCount + more, 0), (second.count, offset)]))]
        builder.trailer = [UInt8](repeating: 0, count: shift + gap) + second
      }.bytes
    }
    let firstCount = photo(-more, 0).count - shift - gap - second.count
    let bytes = photo(firstCount, 0)
    // Offsets count from behind the identifier (CIPA DC-007, 5.2.3.3.3).
    let base = (bytes.firstRange(of: Array("MPF\u{0}".utf8))?.upperBound) ?? 0
    return ExamplePhoto(photo(firstCount, firstCount + gap - base))
  }

  /// Returns an MPF segment's payload with entries of size and offset.
  package static func index(_ entries: [(byteCount: Int, offset: Int)]) -> [UInt8] {
    let list: [UInt8] = entries.enumerated().flatMap { index, entry in
      [index == 0 ? 0x03_0000 : 0, entry.byteCount, entry.offset, 0].flatMap(PNGBuilder.long)
    }
    var directory = TIFFBuilder()
    directory.ifd0 = [
      directory.undefined(0xB000, Array("0100".utf8)), directory.long(0xB001, UInt32(entries.count)),
      directory.undefined(0xB002, list),
    ]
    return Array("MPF\u{0}".utf8) + directory.build()
  }

  /// Google's trailer, with no more than its first and its last record.
  package static let googleTrailer: [UInt8] =
    Array("aecDebug".utf8) + [3, 1, 2, 3] + Array("awbDebug".utf8) + [2, 4, 5]

  /// Samsung's trailer with one named value.
  package static func samsungTrailer(_ name: String, _ value: String) -> [UInt8] {
    let long = WebPBuilder.long
    let type: [UInt8] = [0, 0, 1, 0x0A]
    let part = type + long(name.utf8.count) + Array(name.utf8) + Array(value.utf8)
    var index = Array("SEFH".utf8)
    index += long(101) + long(1)
    index += type + long(part.count)
    index += long(part.count)
    return part + index + long(index.count) + Array("SEFT".utf8)
  }
}

extension ExamplePhoto {
  /// Returns a camera's JPEG whose tables are Photoshop's.
  package static func editorTables(changed: Bool = false, exif: Bool = true) -> ExamplePhoto {
    let pair = QuantizationCatalogue.shipped.pairs.first { $0.family == .photoshop && $0.setting == "5" }
    return coded(exif: exif) { builder in
      builder.sampling = [0x21, 0x11, 0x11]
      builder.huffman = standardHuffman(isColor: true)
      if let pair { builder.quantization = [pair.luma, pair.chroma] }
      if changed { builder.quantization[0][63] += 1 }
    }
  }

  /// Returns the file with bytes after its first segment.
  package func inserting(_ extra: [UInt8]) -> ExamplePhoto {
    let end = bytes.count > 6 ? min(bytes.count, 4 + Int(bytes[4]) << 8 + Int(bytes[5])) : bytes.count
    return ExamplePhoto(bytes[..<end] + extra + bytes[end...])
  }

  /// Returns a camera's JPEG with a thumbnail, grey or in colour, whose tables are in one segment by default.
  package static func thumbnailed(
    pictureIsSplit: Bool, thumbnailIsSplit: Bool = false, date: String = "2023:05:30 15:56:01",
    make: String = "Canon", model: String? = nil, isColor: Bool = false,
    _ change: (inout JPEGBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    let thumbnail = ExamplePhoto(size: PixelSize(width: 16, height: 8), exif: nil) { builder in
      builder.isSplit = thumbnailIsSplit
      if isColor {
        builder.sampling = [0x21, 0x11, 0x11]
        builder.quantization += builder.quantization
        builder.huffman = standardHuffman(isColor: true)
      }
      change(&builder)
    }
    let exif = cameraExif { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, date), in: .exif)
      tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
      if let model { tiff.set(tiff.ascii(ExifTag.model, model), in: .ifd0) }
      tiff.thumbnail = thumbnail.bytes
    }
    return ExamplePhoto(exif: exif) { $0.isSplit = pictureIsSplit }
  }
}
