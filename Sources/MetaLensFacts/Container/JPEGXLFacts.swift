/// What only a JPEG XL file states (ISO/IEC 18181).
public struct JPEGXLFacts: Sendable, Hashable {
  /// Whether the codestream stands in boxes.
  public var isBoxed: Bool
  /// Whether a JPEG can be made of it again, byte for byte (box `jbrd`).
  public var holdsJPEG: Bool

  /// Makes facts.
  public init(isBoxed: Bool, holdsJPEG: Bool = false) {
    self.isBoxed = isBoxed
    self.holdsJPEG = holdsJPEG
  }
}
