/// What a JFIF APP0 states (ITU-T T.871, 10.1).
public struct JFIFHeader: Sendable, Hashable {
  /// Where the segment's marker stands.
  public var offset: Int
  /// Version, such as 1 and 2 for 1.02.
  public var major: Int
  /// The version's second part.
  public var minor: Int
  /// 0: aspect ratio only, 1: dots per inch, 2: dots per centimetre.
  public var units: Int
  /// Horizontal density in these units.
  public var xDensity: Int
  /// Vertical density in these units.
  public var yDensity: Int

  /// Makes a header.
  public init(offset: Int, major: Int, minor: Int, units: Int, xDensity: Int, yDensity: Int) {
    self.offset = offset
    self.major = major
    self.minor = minor
    self.units = units
    self.xDensity = xDensity
    self.yDensity = yDensity
  }
}

/// What an Adobe APP14 states (ITU-T T.872, 6.5.3).
public struct AdobeHeader: Sendable, Hashable {
  /// Where the segment's marker stands.
  public var offset: Int
  /// DCTEncodeVersion, 100 as a rule.
  public var version: Int
  /// 0: RGB or CMYK, 1: YCbCr, 2: YCCK.
  public var transform: Int

  /// Makes a header.
  public init(offset: Int, version: Int, transform: Int) {
    self.offset = offset
    self.version = version
    self.transform = transform
  }
}

/// What Photoshop's Save for Web writes into APP12 (Docs/Sources.md, 2.2.9).
public struct DuckyHeader: Sendable, Hashable {
  /// Where the segment's marker stands.
  public var offset: Int
  /// Quality 0 to 100, where it is stated.
  public var quality: Int?

  /// Makes a header.
  public init(offset: Int, quality: Int?) {
    self.offset = offset
    self.quality = quality
  }
}

/// A COM segment's text (ITU-T T.81, B.2.4.5).
public struct JPEGComment: Sendable, Hashable {
  /// Where the segment's marker stands.
  public var offset: Int
  /// All of its bytes, counted.
  public var byteCount: Int
  /// The comment's first bytes, 256 at most.
  public var bytes: [UInt8]

  /// Makes a comment.
  public init(offset: Int, byteCount: Int, bytes: [UInt8]) {
    self.offset = offset
    self.byteCount = byteCount
    self.bytes = bytes
  }
}
