/// What Google's camera program notes of a picture for its HDR+, wherever the note stands.
///
/// Phones of other makers have it too where Google's program takes the picture.
package struct HDRPlusNote: Sendable, Equatable {
  /// The place that contains it, in technical terms: `APP1 XMP extension`, `maker note`.
  package var container: String
  /// The offset of what holds it in the file; nil if that is packed.
  package var offset: Int?
  /// The note's size in bytes, as it is packed; where two were read, of both together.
  package var byteCount: Int
  /// When the picture was taken, in seconds since 1970 in UTC; nil if the note doesn't say.
  package var captured: Int?
  /// When the program was built, in seconds since 1970 in UTC; nil if the note doesn't say.
  package var built: Int?
  /// The program's version as written, such as `1.0.540104767`; nil if the note doesn't say.
  package var program: String?

  /// Makes a note.
  package init(
    container: String, offset: Int?, byteCount: Int, captured: Int? = nil, built: Int? = nil,
    program: String? = nil
  ) {
    self.container = container
    self.offset = offset
    self.byteCount = byteCount
    self.captured = captured
    self.built = built
    self.program = program
  }

  /// Whether all is known that a note says.
  package var isWhole: Bool { captured != nil && built != nil && program != nil }

  /// Takes from another note of the same picture what this one doesn't say.
  package mutating func add(_ other: HDRPlusNote) {
    byteCount += other.byteCount
    captured = captured ?? other.captured
    built = built ?? other.built
    program = program ?? other.program
  }
}
