import MetaLensFacts

extension ChangedParts {
  /// What was changed, by what was found.
  ///
  /// A part is changed where a flag of type isEdited speaks about it. It is intact where the file is consistent with the
  /// camera's and nothing odd was seen of the part; or, in a file whose metadata alone were rewritten, where the
  /// picture is coded as this camera's other files are. A re-encoded copy's content can't be told.
  init(_ weighed: WeighedFindings, verdict: Verdict.Kind) {
    self.init()
    let isCoded = weighed.ids.contains("cameraKnownAgrees") && weighed.depth == .pixels
    let isPictureUntouched =
      isCoded && weighed.facts.isEmpty
      && weighed.edited.isDisjoint(with: [.encoding, .container, .content, .source])
    for concern in Concern.allCases {
      if weighed.edited.contains(concern) {
        self[concern] = .changed
      } else if verdict == .cameraOriginal {
        self[concern] = weighed.odd.contains(concern) ? .unknown : .intact
      } else if isPictureUntouched, concern == .encoding || concern == .content,
        !weighed.odd.contains(concern)
      {
        self[concern] = .intact
      }
    }
  }
}
