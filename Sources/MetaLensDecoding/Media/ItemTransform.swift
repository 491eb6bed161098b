/// How the properties of an item turn its picture for viewing: first it is mirrored left to right or not, then it is
/// turned.
///
/// Every sequence of turns and mirrorings is equivalent to this, and to one of EXIF's eight orientations (EXIF 3.0,
/// 4.6.5.1.6).
struct ItemTransform {
  private var isMirrored = false
  /// Quarter turns clockwise, 0 to 3.
  private var quarters = 0

  /// Makes a transform that changes nothing.
  init() {}

  /// Turns by quarter turns anticlockwise, as `irot` does.
  mutating func turn(anticlockwise count: Int) { quarters = (quarters + 4 - count & 3) & 3 }

  /// Mirrors left and right (1), or top and bottom (0), as `imir` does (ISO/IEC 23008-12:2022, 6.5.12).
  mutating func mirror(axis: Int) {
    isMirrored.toggle()
    quarters = (4 - quarters) & 3
    if axis == 0 { quarters = (quarters + 2) & 3 }
  }

  /// The equivalent value of EXIF's Orientation.
  var orientation: Int { isMirrored ? [2, 7, 4, 5][quarters] : [1, 6, 3, 8][quarters] }
}
