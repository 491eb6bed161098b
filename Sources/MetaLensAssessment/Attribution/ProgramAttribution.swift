/// A program, firmware or system that the file names, and what the catalogue knows of it.
///
/// One program is one attribution however often it is named: five places that
/// name Photoshop are one finding with five places.
package struct ProgramAttribution: Sendable {
  /// The text as written where it is named first.
  package var text: String
  /// What it is; nil where the catalogue doesn't know it.
  var kind: SoftwareCatalogue.Kind?
  /// The words or the shape of the catalogue that it matched: the same for all versions of a program.
  var family: String
  /// Where it is named first.
  package var evidence: Evidence
  /// Where else it is named.
  package var others: [Evidence] = []
  /// What names it first.
  var place = MetadataClaim.Place.exif

  /// Every place, the first one first.
  package var places: [Evidence] { [evidence] + others }
}

extension [ProgramAttribution] {
  /// Adds a program, to one of its kind and family where there is one already.
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
