import MetaLensAssessment
import MetaLensFacts

extension Redaction {
  /// Returns a check's results without names, titles and identifiers; states, codes and steps identify nobody.
  static func redacted(_ check: CredentialCheck) -> CredentialCheck {
    switch check {
    case .notChecked(let reason, _): return .notChecked(reason, detail: "")
    case .checked(let found):
      var kept = CredentialValidation(state: found.state, library: found.library, anchors: found.anchors)
      kept.statuses = found.statuses.map { CredentialValidation.Status($0.code, $0.kind) }
      kept.ingredientStatuses = found.ingredientStatuses.map { CredentialValidation.Status($0.code, $0.kind) }
      // Places of bytes identify nobody; paths are texts from the file.
      kept.exclusions = found.exclusions.map {
        CredentialValidation.bytes(ofExclusion: $0) == nil ? placeholder : $0
      }
      kept.signature = found.signature.map { signature in
        var kept = CredentialValidation.Signature()
        // A placeholder is shown, since a missing value would be read as absent.
        if !signature.signer.isEmpty { kept.organization = placeholder }
        kept.authority = signature.authority.map { _ in placeholder }
        kept.algorithm = signature.algorithm
        kept.time = signature.time
        kept.validFrom = signature.validFrom
        kept.validUntil = signature.validUntil
        return kept
      }
      kept.manifests = found.manifests.map { manifest in
        var kept = CredentialValidation.Manifest(label: placeholder)
        kept.program = manifest.program.map { ProgramName.known(in: $0) ?? placeholder }
        kept.time = manifest.time
        kept.signer = manifest.signer.map { _ in placeholder }
        kept.ingredients = manifest.ingredients.map { ingredient in
          .init(
            title: ingredient.title.map { _ in placeholder },
            relationship: ingredient.relationship.flatMap { relationships.contains($0) ? $0 : nil },
            manifest: nil)
        }
        kept.actions = manifest.actions.map {
          CredentialValidation.Action(
            CredentialValidation.isStandard($0.name) ? $0.name : placeholder,
            program: $0.program.map { ProgramName.known(in: $0) ?? placeholder },
            when: $0.when.flatMap { isMoment($0) ? $0 : nil },
            sourceType: $0.sourceType.map { CredentialValidation.isKnownSourceType($0) ? $0 : placeholder })
        }
        return kept
      }
      return .checked(kept)
    }
  }
  /// The specification's words for the relation of one file to another.
  private static let relationships: Set<String> = ["parentOf", "componentOf", "inputTo"]
}
