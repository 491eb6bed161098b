import MetaLensFacts

extension HEVCSequenceSet {
  /// Reads a unit up to its timing; nil if it can't be read that far (ITU-T H.265, 7.3.2.2.1).
  init?(unit: some Collection<UInt8>) {
    var bits = CodedBits(unit: unit)
    do throws(CodedBits.Fault) {
      try bits.skip(4)
      let layers = try bits.number(3)
      try bits.skip(1)
      let profile = try bits.profile(layersBelow: layers)
      _ = try bits.unsigned(15)
      let chromaFormat = try bits.unsigned(3)
      if chromaFormat == 3 { try bits.skip(1) }
      var size = PixelSize(width: try bits.unsigned(), height: try bits.unsigned())
      if try bits.flag() { size = try Self.window(of: size, chromaFormat: chromaFormat, &bits) }
      let lumaDepth = 8 + (try bits.unsigned(8))
      _ = try bits.unsigned(8)
      let pictureNumberBits = 4 + (try bits.unsigned(12))
      self.init(profile: profile, size: size, buffer: try bits.buffer(layersBelow: layers))
      self.chromaFormat = chromaFormat
      self.lumaDepth = lumaDepth
      self.pictureNumberBits = pictureNumberBits
      try readTools(&bits)
      try readReferences(&bits)
      hasTemporalMotion = try bits.flag()
      hasStrongSmoothing = try bits.flag()
      if try bits.flag() { display = try Self.display(&bits) }
    } catch { return nil }
  }

  /// Returns the number of pixels of the coded picture, regardless of what a window shows of it; 0 if a unit can't be
  /// read that far.
  static func codedArea(unit: some Collection<UInt8>) -> Int {
    var bits = CodedBits(unit: unit)
    do throws(CodedBits.Fault) {
      try bits.skip(4)
      let layers = try bits.number(3)
      try bits.skip(1)
      _ = try bits.profile(layersBelow: layers)
      _ = try bits.unsigned(15)
      if try bits.unsigned(3) == 3 { try bits.skip(1) }
      return PixelSize(width: try bits.unsigned(), height: try bits.unsigned()).area
    } catch { return 0 }
  }

  /// Returns the shown size of a coded size.
  ///
  /// The conformance window's offsets count in chroma samples (7.4.3.2.1).
  private static func window(
    of size: PixelSize, chromaFormat: Int, _ bits: inout CodedBits
  ) throws(CodedBits.Fault) -> PixelSize {
    let (left, right) = (try bits.unsigned(), try bits.unsigned())
    let (top, bottom) = (try bits.unsigned(), try bits.unsigned())
    let unit = PixelSize(
      width: chromaFormat == 1 || chromaFormat == 2 ? 2 : 1, height: chromaFormat == 1 ? 2 : 1)
    let shown = PixelSize(
      width: size.width - unit.width * (left + right), height: size.height - unit.height * (top + bottom))
    // A window that leaves nothing is ignored.
    return shown.width > 0 && shown.height > 0 ? shown : size
  }

  /// Reads the sizes of blocks and transforms, and which coding tools may be used.
  private mutating func readTools(_ bits: inout CodedBits) throws(CodedBits.Fault) {
    smallestBlock = 3 + (try bits.unsigned(3))
    largestBlock = smallestBlock + (try bits.unsigned(3))
    smallestTransform = 2 + (try bits.unsigned(3))
    largestTransform = smallestTransform + (try bits.unsigned(3))
    interDepth = try bits.unsigned(4)
    intraDepth = try bits.unsigned(4)
    hasScalingList = try bits.flag()
    if hasScalingList {
      hasOwnScalingList = try bits.flag()
      if hasOwnScalingList { try bits.skipScalingLists() }
    }
    hasUnevenPartitions = try bits.flag()
    hasSampleOffset = try bits.flag()
    hasPCM = try bits.flag()
    if hasPCM {
      try bits.skip(8)
      _ = try bits.unsigned(2)
      _ = try bits.unsigned(2)
      try bits.skip(1)
    }
  }

  /// Reads the reference picture sets, which a still picture doesn't have (7.3.7).
  private mutating func readReferences(_ bits: inout CodedBits) throws(CodedBits.Fault) {
    referenceSetCount = try bits.unsigned(64)
    var last = 0
    for index in 0..<referenceSetCount {
      if index > 0, try bits.flag() {
        try bits.skip(1)
        _ = try bits.unsigned(0x7FFF)
        var count = 0
        for _ in 0...last {
          if try bits.flag() {
            count += 1
          } else if try bits.flag() {
            count += 1
          }
        }
        last = count
      } else {
        last = try bits.unsigned(16) + bits.unsigned(16)
        for _ in 0..<last {
          _ = try bits.unsigned(0x7FFF)
          try bits.skip(1)
        }
      }
      guard last <= 16 else { throw CodedBits.Fault() }
    }
    if try bits.flag() {
      let count = try bits.unsigned(32)
      for _ in 0..<count { try bits.skip(pictureNumberBits + 1) }
    }
  }

  /// Reads how the picture is to be displayed, up to its timing (E.2.1).
  private static func display(_ bits: inout CodedBits) throws(CodedBits.Fault) -> Display {
    var display = Display()
    if try bits.flag() {
      let shape = try bits.number(8)
      display.pixelShape = shape
      // 255: width and height follow.
      if shape == 255 { try bits.skip(32) }
    }
    if try bits.flag() { try bits.skip(1) }
    if try bits.flag() {
      display.format = try bits.number(3)
      display.isFullRange = try bits.flag()
      if try bits.flag() {
        display.colour = try bits.colour()
      }
    }
    display.hasChromaLocation = try bits.flag()
    if display.hasChromaLocation {
      _ = try bits.unsigned(5)
      _ = try bits.unsigned(5)
    }
    try bits.skip(3)
    if try bits.flag() {
      for _ in 0..<4 { _ = try bits.unsigned() }
    }
    if try bits.flag() {
      display.timing = CodingTiming(units: try bits.number(32), scale: try bits.number(32))
    }
    return display
  }
}
