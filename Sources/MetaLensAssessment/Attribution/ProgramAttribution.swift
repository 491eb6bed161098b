/// A program, firmware or system that the file names, and what the catalogue knows about it.
///
/// A program has one attribution however often it is named: five places that name Photoshop are one finding with five
/// places.
package struct ProgramAttribution: Sendable {
  /// The text as written in the first place that names it.
  package var text: String
  /// The kind of software; nil if the catalogue doesn't know it.
  var kind: SoftwareCatalogue.Kind?
  /// The words or the shape in the catalogue that the text matched: the same for all versions of a program.
  var family: String
  /// The first place that names it.
  package var evidence: Evidence
  /// The other places that name it.
  package var others: [Evidence] = []
  /// The kind of metadata that names it first.
  var place = MetadataClaim.Place.exif

  /// Every place, the first one first.
  package var places: [Evidence] { [evidence] + others }
}

extension [ProgramAttribution] {
  /// Adds a program, or its place to a program of the same kind and family if there is one.
  mutating func add(_ program: ProgramAttribution) {
    guard
      let index = firstIndex(where: {
        $0.kind == program.kind && $0.family == program.family && $0.kind != nil
      })
    else {
      append(program)
      return
    }
    guard !self[index].places.contains(program.evidence) else { return }
    self[index].others.append(program.evidence)
  }
}
