/// What Google's camera app notes about a picture for HDR+, wherever the note is.
///
/// Phones of other makers have it too if Google's app takes the picture.
package struct HDRPlusNote: Sendable, Equatable {
  /// The place that contains it, in technical terms: `APP1 XMP extension`, `maker note`.
  package var container: String
  /// The offset in the file of what contains it; nil if it is packed.
  package var offset: Int?
  /// The note's compressed size in bytes; of both together if two notes were read.
  package var byteCount: Int
  /// When the picture was taken, in seconds since 1970 in UTC; nil if the note doesn't state it.
  package var captured: Int?
  /// When the app was built, in seconds since 1970 in UTC; nil if the note doesn't state it.
  package var built: Int?
  /// The app's version as written, such as `1.0.540104767`; nil if the note doesn't state it.
  package var program: String?

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

  /// Whether everything that a note can state is known.
  package var isWhole: Bool { captured != nil && built != nil && program != nil }

  /// Adds what another note of the same picture states and this one doesn't.
  package mutating func add(_ other: HDRPlusNote) {
    byteCount += other.byteCount
    captured = captured ?? other.captured
    built = built ?? other.built
    program = program ?? other.program
  }
}
