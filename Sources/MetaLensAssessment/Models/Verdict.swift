/// What a file is, in one word, and how certain that is.
public struct Verdict: Sendable, Hashable {
  /// What a file can be found to be.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Consistent with the bytes that its camera wrote; says nothing about whether the scene is genuine.
    case cameraOriginal
    /// An editor's work, by its own record or by what the picture shows.
    case edited
    /// Saved or written again after the camera: coded again, converted, with other metadata, or with something appended.
    case resaved
    /// The copy that a messenger or a platform made.
    case platformCopy
    /// Made by a generator, as the file itself states.
    case aiGenerated
    /// A picture of a screen.
    case screenshot
    /// A file that no camera wrote: it contains nothing from a camera, and a program coded or packed it.
    case copy
    /// A picture coded as cameras do it, without its metadata.
    case stripped
    /// A file that ends early, or whose picture's data are damaged (`by` is then `damaged`).
    case incomplete
    /// What was read doesn't settle what the file is.
    case undetermined
  }

  /// What the file is found to be.
  public var kind: Kind
  /// How likely the verdict is right, 0 to 1, at the report's prior.
  ///
  /// Nil if a definition and not a count gives the verdict (`copy`, `stripped`, `incomplete`, appended data), or if
  /// it is `undetermined`.
  public var confidence: Double?
  /// The stable name of the rule that decided the verdict.
  public var by: String

  /// Makes a verdict.
  public init(kind: Kind, confidence: Double?, by: String) {
    self.kind = kind
    self.confidence = confidence
    self.by = by
  }

  /// The verdict without any evidence.
  public static let none = Verdict(kind: .undetermined, confidence: nil, by: "nothingSettled")
}
