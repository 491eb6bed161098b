import MetaLensFacts

/// The difference between the colours of a picture and those of its thumbnail, which shows the same.
///
/// No picture of 181 original JPEGs differs from its thumbnail by more than 3.1 of 255 in its mean Cb or Cr. In the 147
/// whose colours match, the saturation, measured from the mean colour, is 0.9 to 1.1 of the thumbnail's, and no hue is
/// turned by more than 3 degrees (Docs/Sources.md, E11).
struct ThumbnailColours: Equatable {
  /// How much greater the picture's mean Cb is, of 255: a greater Cb is bluer.
  let blue: Double
  /// How much greater the picture's mean Cr is, of 255: a greater Cr is redder.
  let red: Double
  /// The distance of the picture's colours from their mean, relative to that of the thumbnail's colours from theirs.
  ///
  /// Measured from the mean colour, since a tint of two or three levels would raise the saturation of a nearly grey
  /// picture by half.
  let saturation: Double
  /// The distance of the picture's colours from their mean, as a root mean square, of 255.
  private let strength: Double
  /// The same distance in the thumbnail.
  private let thumbnailStrength: Double
  /// How well the colours match apart from a turn of their hues, 0 to 1.
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

  /// Whether all colours differ alike: saturation or hues differ by clearly more than in any original, in colours that
  /// match so well that there is no other reason, or the colours are gone.
  var areOtherAllOver: Bool {
    if saturation < 0.7, thumbnailStrength >= 6, correlation >= 0.95 || strength < 2 { return true }
    guard correlation >= 0.95 else { return false }
    // The cosine of 10 degrees.
    return saturation > 1.15 && strength >= 4 || turn < 0.985 && min(strength, thumbnailStrength) >= 6
  }

  /// Whether the colours differ, all over or only in their mean, by nearly twice as much as in any original.
  var areOther: Bool { areOtherAllOver || max(abs(blue), abs(red)) >= 6 }
}
