import MetaLensFacts

/// The part of a picture that `clap` shows, given by its size and by the offset of its center from the picture's
/// (ISO/IEC 14496-12, 12.1.4.3).
struct MediaCrop: Equatable {
  private let width: Double
  private let height: Double
  private let right: Double
  private let down: Double

  /// Reads four fractions; nil if one has the denominator 0, or if the part's size is 0.
  init?(_ fields: ByteFields) {
    func fraction(_ place: Int, signed: Bool) -> Double? {
      guard let whole = fields.uint32(at: place), let parts = fields.uint32(at: place + 4), parts > 0 else {
        return nil
      }
      let value = signed ? Int(Int32(truncatingIfNeeded: whole)) : whole
      return Double(value) / Double(parts)
    }
    guard let width = fraction(0, signed: false), let height = fraction(8, signed: false), width > 0,
      height > 0,
      let right = fraction(16, signed: true), let down = fraction(24, signed: true)
    else { return nil }
    (self.width, self.height, self.right, self.down) = (width, height, right, down)
  }

  /// Returns the size of the shown part of a picture, and whether more is left out than the one row that an odd
  /// length needs.
  ///
  /// Returns the picture's own size if nothing of it would be shown.
  ///
  /// - Parameters:
  ///   - whole: The picture's size before it is turned.
  ///   - isTurned: Whether the picture is turned by a quarter, to either side, before it is cropped.
  func shown(of whole: PixelSize, isTurned: Bool = false) -> (size: PixelSize, isCrop: Bool) {
    func side(_ whole: Int, _ part: Double, _ offset: Double) -> (Int, isCrop: Bool) {
      let start = (Double(whole) - part) / 2 + offset
      let (first, last) = (max(0, start), min(Double(whole), start + part))
      // Both are between 0 and the side's length, or the first exceeds the last.
      guard last - first >= 1 else { return (whole, true) }
      return (Int(last - first), Double(whole) - (last - first) > 1)
    }
    // To which side it is turned makes no difference: that changes an offset's sign, and so no length.
    let across = isTurned ? side(whole.width, height, down) : side(whole.width, width, right)
    let along = isTurned ? side(whole.height, width, right) : side(whole.height, height, down)
    return (PixelSize(width: across.0, height: along.0), across.isCrop || along.isCrop)
  }

  /// A description for people.
  var note: String { "\(width) x \(height) at \(right), \(down)" }
}
