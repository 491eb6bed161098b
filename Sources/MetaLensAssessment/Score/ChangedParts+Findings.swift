extension ChangedParts {
  /// What was changed, by what was found.
  ///
  /// A part is changed where a flag of type isEdited speaks about it; of content only where it isn't as well the
  /// thumbnail that was exchanged or left. It is intact – no change was found – where the file is consistent with the
  /// camera's and nothing odd was seen of the part; or, in a file whose metadata alone were rewritten, where the
  /// picture is coded as this camera's other files are. A re-encoded copy's content can't be told, and neither can
  /// that of a file which isn't whole. Of a copy that part was changed whose form is a program's, of an incomplete file, and
  /// of one to which text was added, its structure, and of a stripped one its metadata; and where the verdict is undetermined no part is said to be changed, since that would settle it.
  init(_ weighed: WeighedFindings, verdict: Verdict.Kind) {
    self.init()
    if weighed.isSignedByCamera {
      // The hash that was signed covers every byte.
      for concern in Concern.allCases { self[concern] = .intact }
      return
    }
    let isCoded = weighed.ids.contains(.cameraKnownAgrees) && weighed.depth == .pixels
    let isWhole =
      weighed.ids.isDisjoint(with: WeighedFindings.unread) && !weighed.ids.contains(.containerBroken)
    let isPictureUntouched =
      isCoded && isWhole && weighed.facts.isEmpty
      && weighed.edited.isDisjoint(with: [.encoding, .container, .content, .source])
    for concern in Concern.allCases {
      let isAccused = concern == .content ? weighed.isContentChanged : weighed.edited.contains(concern)
      if isAccused || weighed.settled.contains(concern) {
        self[concern] = verdict == .undetermined ? .unknown : .changed
      } else if verdict == .stripped, concern == .metadata {
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
