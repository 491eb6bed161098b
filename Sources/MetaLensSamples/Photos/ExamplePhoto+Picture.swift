import MetaLensKit

extension ExamplePhoto {
  /// Returns a camera's JPEG with a picture and a thumbnail, both of 40 by 30 blocks with these shades.
  package static func pictured(
    rows: Int = 30, _ picture: @escaping (_ column: Int, _ row: Int) -> Int = ExamplePhoto.scene,
    thumbnail: @escaping (_ column: Int, _ row: Int) -> Int, make: String = "Canon"
  ) -> ExamplePhoto {
    ExamplePhoto(
      CoefficientPicture.shades(columns: 40, rows: rows, picture).build(
        exif: cameraExif {
          $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
          $0.thumbnail = CoefficientPicture.shades(columns: 40, rows: 30, thumbnail).build()
        }))
  }

  /// Returns a camera's JPEG of the scene in colours, with a thumbnail of it in others, or in none; by column and row
  /// of 40 by 30.
  package static func coloured(
    _ picture: @escaping (_ column: Int, _ row: Int) -> (blue: Int, red: Int),
    thumbnail: ((_ column: Int, _ row: Int) -> (blue: Int, red: Int))?, make: String = "Canon"
  ) -> ExamplePhoto {
    let shades = CoefficientPicture.shades(columns: 40, rows: 30, ExamplePhoto.scene)
    return ExamplePhoto(
      shades.coloured(picture).build(
        exif: cameraExif {
          $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
          $0.thumbnail = (thumbnail.map { shades.coloured($0) } ?? shades).build()
        }))
  }

  /// Returns the scene's colours, by column and row of 40 by 30: blue above, red below.
  package static func hues(_ column: Int, _ row: Int) -> (blue: Int, red: Int) {
    (24 - row * 8 / 5 + column / 4, row * 3 / 2 - 20 - column / 8)
  }

  /// Returns a camera's JPEG of the scene, with a thumbnail of it and a preview in the maker note.
  package static func previewed(
    _ preview: @escaping (_ column: Int, _ row: Int) -> Int
  ) -> ExamplePhoto {
    ExamplePhoto(
      CoefficientPicture.shades(columns: 40, rows: 30, ExamplePhoto.scene).build(
        exif: cameraExif {
          $0.thumbnail = CoefficientPicture.shades(columns: 20, rows: 15) {
            ExamplePhoto.scene(2 * $0, 2 * $1)
          }
          .build()
          $0.makerNoteShift = nil
          let note = CoefficientPicture.shades(columns: 40, rows: 30, preview).build()
          $0.set($0.undefined(ExifTag.makerNote, note), in: .exif)
        }))
  }

  /// Returns a camera's JPEG of the scene, with a gain map of 40 columns behind it, which the index (MPF) lists.
  ///
  /// - Parameter mark: The segment of the map that says that it is one.
  package static func gainMapped(
    _ map: @escaping (_ column: Int, _ row: Int) -> Int, rows: Int = 30,
    mark: (marker: UInt8, payload: [UInt8]) = ExamplePhoto.gainMapMark
  ) -> ExamplePhoto {
    let picture = ExamplePhoto(
      CoefficientPicture.shades(columns: 40, rows: 30, ExamplePhoto.scene).build(exif: cameraExif()))
    let second = ExamplePhoto(CoefficientPicture.shades(columns: 40, rows: rows, map).build())
      .inserting(JPEGBuilder.segment(mark.marker, mark.payload)).bytes
    func listing(_ firstCount: Int, _ offset: Int) -> [UInt8] {
      let payload = index([(firstCount, 0), (second.count, offset)])
      return picture.inserting(JPEGBuilder.segment(0xE2, payload)).bytes
    }
    let draft = listing(0, 0)
    // Offsets count from behind the identifier (CIPA DC-007, 5.2.3.3.3).
    let base = draft.firstRange(of: Array("MPF\u{0}".utf8))?.upperBound ?? 0
    return ExamplePhoto(listing(draft.count, draft.count - base) + second)
  }

  /// The XMP segment of a gain map in Adobe's form.
  package static let gainMapMark: (marker: UInt8, payload: [UInt8]) = packet(declaring: XMPNamespace.gainMap)

  /// Returns an XMP segment that declares a namespace and no other of its own.
  package static func packet(declaring namespace: String) -> (marker: UInt8, payload: [UInt8]) {
    let description = "<rdf:Description xmlns:map=\"\(namespace)\" map:Version=\"1.0\"/>"
    let content = "<rdf:RDF xmlns:rdf=\"\(XMPNamespace.rdf)\">\(description)</rdf:RDF>"
    let packet = "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\(content)</x:xmpmeta>"
    return (0xE1, Array("http://ns.adobe.com/xap/1.0/\u{0}".utf8) + Array(packet.utf8))
  }

  /// Shades without any form, by column and row of 40 by 30: none depends on its neighbours.
  package static func grain(_ column: Int, _ row: Int) -> Int {
    var bits = UInt32(truncatingIfNeeded: 40 * row + column + 1) &* 0x9E37_79B9
    bits ^= bits >> 15
    bits = bits &* 0x85EB_CA6B
    bits ^= bits >> 13
    return 32 + Int(bits >> 24) * 3 / 4
  }

  /// Soft light and dark places, no two alike, by column and row of 40 by 30.
  package static func scene(_ column: Int, _ row: Int) -> Int {
    shade([(8, 7, 90, 60), (30, 20, 110, 90), (25, 5, -70, 30), (6, 25, -60, 50)], column, row)
  }

  /// Returns the scene with a part of 8 by 6 in it that is darker, from column 20 and row 14 on.
  package static func patched(_ column: Int, _ row: Int) -> Int {
    scene(column, row) - ((20..<28).contains(column) && (14..<20).contains(row) ? 50 : 0)
  }

  package static func otherScene(_ column: Int, _ row: Int) -> Int {
    shade([(20, 15, 100, 50), (35, 3, -80, 40), (3, 14, 90, 30), (33, 27, -60, 60)], column, row)
  }

  private static func shade(
    _ places: [(column: Int, row: Int, height: Int, breadth: Int)], _ column: Int, _ row: Int
  ) -> Int {
    places.reduce(120) { sum, place in
      let (x, y) = (column - place.column, row - place.row)
      return sum + place.height * place.breadth / (place.breadth + x * x + y * y)
    }
  }

  /// Returns a camera's JPEG of 64 by 48 blocks, quantized by the first steps, if any, and then by the second.
  package static func compressed(steps first: [Int], then second: [UInt8]) -> ExamplePhoto {
    var random = Congruence()
    let blocks = (0..<64 * 48).map { _ in
      second.indices.map { index -> Int in
        // A Laplace distribution, which AC coefficients nearly follow; the deviation falls with the frequency.
        let share = random.next()
        let magnitude = -DeterministicMath.logarithm(max(share, 1e-6)) * 20 / (1 + 0.2 * Double(index))
        var value = random.next() < 0.5 ? -magnitude : magnitude
        if first.indices.contains(index) {
          let step = Double(first[index])
          value = (value / step).rounded() * step + random.next() - 0.5
        }
        return Int((value / Double(second[index])).rounded())
      }
    }
    let picture = CoefficientPicture(columns: 64, rows: 48, quantization: second) { blocks[$1 * 64 + $0] }
    return ExamplePhoto(picture.build(exif: cameraExif()))
  }

  /// Returns the file with three components in its frame header, luma sampled by these factors.
  package func sampled(_ luma: UInt8) -> ExamplePhoto {
    guard let start = bytes.firstRange(of: Self.greyFrame) else { return self }
    let size = bytes[start.upperBound..<start.upperBound + 5]
    return with {
      $0.bytes.replaceSubrange(
        start.lowerBound + 3..<start.lowerBound + 13,
        with: [0x11] + size + [3, 1, luma, 0, 2, 0x11, 0, 3, 0x11, 0])
    }
  }
}

/// Numbers between 0 and 1 in the same order each time (Knuth, The Art of Computer Programming 2, 3.3.4: MMIX).
private struct Congruence {
  private var state: UInt64 = 1

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 9_007_199_254_740_992
  }
}
