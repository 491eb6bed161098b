/// The difference between the shades of a picture and those of its thumbnail, which shows the same.
///
/// No picture of 181 original JPEGs is brighter or darker than its thumbnail by more than 2.4 of 255, and none has less
/// than 0.94 or more than 1.02 of its contrast. All of 43 that a program made brighter by 12 % are brighter by 7 or
/// more (Docs/Sources.md, E11).
struct ThumbnailTones: Equatable {
  /// How much brighter the picture is on average, of 255; below 0 if it is darker.
  let brightness: Double
  /// The picture's contrast as a share of the thumbnail's, by standard deviations.
  let contrast: Double
  /// How well the shades match apart from brightness and contrast, -1 to 1.
  private let correlation: Double

  /// Compares the shades; nil if too few cells are neither black nor white, where shades are clipped.
  init?(_ cells: ThumbnailCells) {
    let pairs = zip(cells.picture.values, cells.thumbnail.values)
    let inside = pairs.filter { min($0.0, $0.1) > 8 && max($0.0, $0.1) < 247 }
    guard inside.count >= 64 else { return nil }
    let count = Double(inside.count)
    let (x, y) = (inside.reduce(0) { $0 + $1.0 } / count, inside.reduce(0) { $0 + $1.1 } / count)
    let xx = inside.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
    let yy = inside.reduce(0) { $0 + ($1.1 - y) * ($1.1 - y) }
    guard min(xx, yy) > count else { return nil }
    let xy = inside.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    brightness = pairs.reduce(0) { $0 + $1.0 - $1.1 } / Double(cells.picture.values.count)
    contrast = (xx / yy).squareRoot()
    correlation = xy / (xx * yy).squareRoot()
  }

  /// Whether brightness or contrast differs by twice as much as in any original.
  ///
  /// Contrast counts only if the shades match so well that there is no other reason.
  var areOther: Bool {
    abs(brightness) >= 5 && correlation >= 0.9 || correlation >= 0.97 && !(0.88...1.08).contains(contrast)
  }
}
