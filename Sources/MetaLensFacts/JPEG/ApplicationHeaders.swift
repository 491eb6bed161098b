/// What a JFIF APP0 states (ITU-T T.871, 10.1).
package struct JFIFHeader: Sendable, Equatable {
  /// The offset of the segment's marker in the file.
  package var offset: Int
  /// The version's first part: 1 for 1.02.
  package var major: Int
  /// The version's second part: 2 for 1.02.
  package var minor: Int
  /// 0: aspect ratio only, 1: dots per inch, 2: dots per centimetre.
  package var units: Int
  /// The version as people write it: `1.02`.
  package var version: String { "\(major).\(minor.padded(2))" }
  /// Horizontal density in these units.
  package var xDensity: Int
  /// Vertical density in these units.
  package var yDensity: Int
  /// Whether it ends with `AMPF`, as Apple's does in a photo with further pictures (Docs/Sources.md, S1).
  package var isApple = false

  package init(offset: Int, major: Int, minor: Int, units: Int, xDensity: Int, yDensity: Int) {
    self.offset = offset
    self.major = major
    self.minor = minor
    self.units = units
    self.xDensity = xDensity
    self.yDensity = yDensity
  }
}

/// What an Adobe APP14 states (ITU-T T.872, 6.5.3).
package struct AdobeHeader: Sendable, Equatable {
  /// The offset of the segment's marker in the file.
  package var offset: Int
  /// DCTEncodeVersion, usually 100.
  package var version: Int
  /// 0: RGB or CMYK, 1: YCbCr, 2: YCCK.
  package var transform: Int

  package init(offset: Int, version: Int, transform: Int) {
    self.offset = offset
    self.version = version
    self.transform = transform
  }
}

/// What Photoshop's Save for Web writes into APP12 (Docs/Sources.md, 2.2.9).
package struct DuckyHeader: Sendable, Equatable {
  /// The offset of the segment's marker in the file.
  package var offset: Int
  /// The quality, 0 to 100; nil if it isn't stated.
  package var quality: Int?

  package init(offset: Int, quality: Int?) {
    self.offset = offset
    self.quality = quality
  }
}

/// A COM segment's text (ITU-T T.81, B.2.4.5).
package struct JPEGComment: Sendable, Equatable {
  /// The offset of the segment's marker in the file.
  package var offset: Int
  /// The size of the whole comment, in bytes.
  package var byteCount: Int
  /// The comment's first bytes, at most 256.
  package var bytes: [UInt8]

  package init(offset: Int, byteCount: Int, bytes: [UInt8]) {
    self.offset = offset
    self.byteCount = byteCount
    self.bytes = bytes
  }
}
