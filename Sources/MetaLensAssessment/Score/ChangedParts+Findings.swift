extension ChangedParts {
  /// Judges which parts of a file were changed.
  ///
  /// A part is changed if a flag of type isEdited is about it. For content, a flag doesn't count if the thumbnail may
  /// have been exchanged or left as it was instead. A part is intact – no change was found – if the file is consistent
  /// with the camera's and no warning is about the part. In a file of which only the metadata were rewritten, encoding
  /// and content are intact if the picture is coded as this camera's other files are. Whether the content of a
  /// re-encoded copy or of an incomplete file was changed can't be known.
  ///
  /// Whatever the verdict, a part was changed whose form is a program's, and the structure of a file that is
  /// incomplete or to which text was added; in a copy, the source; in a stripped file, the metadata. If the verdict
  /// is undetermined, no part is said to be changed, since that would settle the verdict; but the metadata are if the
  /// verdict says that.
  init(_ weighed: WeighedFindings, verdict: Verdict.Kind, by rule: String) {
    self.init()
    if weighed.isSignedByCamera {
      // The signed hash covers every byte.
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
      if concern == .metadata, rule == VerdictRule.metadataAdded.id {
        self[concern] = .changed
      } else if isAccused || weighed.settled.contains(concern) {
        self[concern] = verdict == .undetermined ? .unknown : .changed
      } else if Self.changedBy(verdict) == concern {
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

  /// Returns the part that a verdict says was changed by its definition; nil if it says so of none.
  private static func changedBy(_ verdict: Verdict.Kind) -> Concern? {
    switch verdict {
    // No camera wrote such a file.
    case .copy: .source
    case .stripped: .metadata
    default: nil
    }
  }
}
