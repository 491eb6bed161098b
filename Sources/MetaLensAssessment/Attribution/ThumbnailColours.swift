import MetaLensFacts

/// How the colours of a picture differ from those of its thumbnail, which shows the same.
///
/// Of 181 original JPEGs none has more or less of Cb or Cr than its thumbnail by more than 3.1 of 255 in the mean. Measured
/// from the mean colour, where 147 have colours that go together, their saturation is 0.9 to 1.1 of the thumbnails', and
/// no hue is turned by more than 3 degrees (Docs/Sources.md, E11).
struct ThumbnailColours: Equatable {
  /// How much more of Cb the picture has in the mean, of 255: more of it is bluer.
  let blue: Double
  /// How much more of Cr, of 255: more of it is redder.
  let red: Double
  /// How far the picture's colours are from its mean colour, as a share of the thumbnail's from theirs.
  ///
  /// From the mean: of a picture that is nearly grey a tint of two or three levels would be half as much colour again.
  let saturation: Double
  /// How far the picture's colours are from their mean, in the mean square, of 255.
  private let strength: Double
  /// How far the thumbnail's are.
  private let thumbnailStrength: Double
  /// How well the colours go together but for a turn of their hues, 0 to 1.
  private let correlation: Double
  /// The cosine of that turn.
  private let turn: Double

  init(_ cells: ChromaCells) {
    blue = cells.picture.blue.mean - cells.thumbnail.blue.mean
    red = cells.picture.red.mean - cells.thumbnail.red.mean
    let (picture, thumbnail) = (cells.picture.centred, cells.thumbnail.centred)
    strength = picture.strength
    thumbnailStrength = thumbnail.strength
    // Below 1, coding noise decides.
    saturation = thumbnailStrength >= 1 ? strength / thumbnailStrength : 1
    let (along, across) = picture.products(with: thumbnail)
    let product = (along * along + across * across).squareRoot()
    correlation = product / max(1e-9, strength * thumbnailStrength)
    turn = product > 0 ? along / product : 1
  }

  /// Whether all colours differ alike: saturation or hues by clearly more than those of any original, in colours that go
  /// together so well that nothing else is the reason, or are gone.
  var areOtherAllOver: Bool {
    if saturation < 0.7, thumbnailStrength >= 6, correlation >= 0.95 || strength < 2 { return true }
    guard correlation >= 0.95 else { return false }
    // The cosine of 10 degrees.
    return saturation > 1.15 && strength >= 4 || turn < 0.985 && min(strength, thumbnailStrength) >= 6
  }

  /// Whether they differ, be it in the mean alone, by nearly twice of what any original does.
  var areOther: Bool { areOtherAllOver || max(abs(blue), abs(red)) >= 6 }
}
