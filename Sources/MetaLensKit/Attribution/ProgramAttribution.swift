import MetaLensFacts

/// A program, firmware or system that a tag names, and what the catalogue knows of it.
package struct ProgramAttribution: Sendable, Hashable {
  /// The text as written.
  package var text: String
  /// What it is; nil where the catalogue doesn't know it.
  var kind: SoftwareCatalogue.Kind?
  /// Where it stands.
  package var evidence: Evidence
}
