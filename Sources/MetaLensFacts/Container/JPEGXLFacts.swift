/// What only a JPEG XL file states (ISO/IEC 18181).
package struct JPEGXLFacts: Sendable, Equatable {
  /// Whether the codestream is in boxes.
  package var isBoxed: Bool
  /// Whether a JPEG can be restored from the file, byte for byte, if EXIF and XMP are unchanged (box `jbrd`).
  package var holdsJPEG: Bool

  package init(isBoxed: Bool, holdsJPEG: Bool = false) {
    self.isBoxed = isBoxed
    self.holdsJPEG = holdsJPEG
  }
}
