extension OriginalityReport {
  /// The flags that the verdict stands on, each kind once: what settles it first, then the heaviest.
  ///
  /// Of a file that is consistent with its camera these speak for it, of any other against it: an undetermined
  /// verdict is asked what stands in the way. That there is no EXIF at all stands for all that EXIF doesn't state.
  package var deciding: [OriginalityFlag] {
    verdict.kind == .cameraOriginal ? ordered(supporting) : withBlanksAsOne(ordered(opposing))
  }

  /// The flags of the other side, each kind once, the heaviest first.
  ///
  /// Against an original stands all that speaks against it, what weighs nothing last: nobody is told that nothing was
  /// found.
  package var countering: [OriginalityFlag] {
    guard verdict.kind == .cameraOriginal else { return ordered(supporting) }
    let weighed = ordered(opposing)
    return weighed + ordered(against).filter { flag in !weighed.contains { $0.id == flag.id } }
  }

  /// The flags against an original that neither weigh nor settle anything, each kind once; none where the file is
  /// consistent with its camera, since those are countering then.
  package var unweighed: [OriginalityFlag] {
    guard verdict.kind != .cameraOriginal else { return [] }
    let weighed = Set(opposing.map(\.id))
    let untold = noEXIF == nil ? [] : Self.blanks
    return ordered(against.filter { !weighed.contains($0.id) && !untold.contains($0.id) })
  }

  /// The library that programs laid a TIFF out with in which no camera is named; nil of any other file.
  ///
  /// Of other formats a rule settles that such a file is a copy (`notCameraContainer`); for TIFF nobody measured that.
  package var library: String? {
    let name = ContainerWriter.libtiff.name
    guard summary.format == .tiff, flags.contains(where: { $0.id == .cameraInfoMissing }),
      let flag = flags.first(where: { $0.id == .containerWriterIdentified }),
      flag.detail.parameters["writers"] == .string(name)
    else { return nil }
    return name
  }

  /// What EXIF may lack, and of course does where there is none.
  private static let blanks: [FlagID] = [.cameraInfoMissing, .creationDateMissing]

  /// The flag that says that there is no EXIF, or no metadata at all.
  private var noEXIF: OriginalityFlag? {
    flags.first { $0.id == .metadataStripped } ?? flags.first { $0.id == .exifMissing }
  }

  /// The flags with the one that says that there is no EXIF, or no metadata at all, in the place of those that EXIF
  /// lacks a camera or a date.
  private func withBlanksAsOne(_ deciding: [OriginalityFlag]) -> [OriginalityFlag] {
    guard let whole = noEXIF, let place = deciding.firstIndex(where: { Self.blanks.contains($0.id) })
    else { return deciding }
    var told = deciding.filter { !Self.blanks.contains($0.id) }
    told.insert(whole, at: VerdictRule.flags(of: verdict.by).contains(whole.id) ? 0 : place)
    return told
  }

  /// That unknown data are no other file's of the maker is told with what they are.
  private var against: [OriginalityFlag] {
    flags.filter { flag in
      guard flag.type == .isEdited || flag.type == .warning else { return false }
      return flag.id != .trailerUnknown
        || !flags.contains { $0.id == .trailerUnlikeMaker && $0.evidence == flag.evidence }
    }
  }

  /// What speaks for the camera's file.
  ///
  /// That EXIF states the right size is no word for it where the maker note, which no program kept up, states another.
  private var supporting: [OriginalityFlag] {
    let isOtherSize = flags.contains { $0.id == .makerNoteSizeDiffers }
    return flags.filter { $0.type == .isOriginal && !(isOtherSize && $0.id == .dimensionsMatch) }
  }

  private var opposing: [OriginalityFlag] {
    against.filter { $0.weight < 0 || settles($0) }
  }

  private func settles(_ flag: OriginalityFlag) -> Bool {
    flag.declaration?.settles != nil || bounded?.standsOn(flag.id) == true
      || VerdictRule.flags(of: verdict.by).contains(flag.id)
  }

  /// How much a flag decides: 0 most.
  private func rank(_ flag: OriginalityFlag) -> Int {
    let settled = flag.declaration?.settles
    if VerdictRule.flags(of: verdict.by).contains(flag.id) { return 0 }
    if let settled { return settled == VerdictRule.fact(of: verdict.by) ? 0 : 1 }
    // What keeps the score where it is, whatever it weighs.
    if bounded?.standsOn(flag.id) == true { return 1 }
    // What a heavier flag of its cause was counted for says little more.
    if !flag.counts { return 5 }
    if flag.type == .warning { return 4 }
    return VerdictRule.concerns(of: verdict.by).contains(flag.concern) ? 2 : 3
  }

  /// In the order of rank, then of weight, which is the order of the flags; a kind that was raised before is left out.
  ///
  /// Of a history's steps one that changed more than metadata stands for all, the latest of them.
  private func ordered(_ flags: [OriginalityFlag]) -> [OriginalityFlag] {
    var seen: Set<FlagID> = []
    let sorted = flags.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
    return sorted.filter { seen.insert($0.id).inserted }.map { flag in
      guard flag.concern == .metadata else { return flag }
      return sorted.last { $0.id == flag.id && $0.concern != .metadata } ?? flag
    }
  }
}

extension VerdictRule {
  /// The fact that a verdict of this name stands on; nil if it stands on none.
  static func fact(of id: String) -> SettledFact? {
    switch id {
    case statedGenerated.id: .generated
    case statedPartlyGenerated.id: .partlyGenerated
    case statedEditor.id: .editor
    case statedScreenshot.id: .screenshot
    case statedPlatform.id: .platform
    case changedAfterSigning.id: .changedAfterSigning
    case copy.id: .copy
    default: nil
    }
  }

  /// The flags that a verdict of this name stands on; empty if it stands on a sum or a fact.
  static func flags(of id: String) -> Set<FlagID> {
    switch id {
    case incomplete.id, damaged.id: [.fileIncomplete]
    case addedBehindPicture.id: [.trailerForeign, .trailerText]
    case thumbnailOfAnother.id: [.thumbnailDiffers]
    case stripped.id: [.metadataStripped, .strippedPartly]
    case metadataEmptied.id: [.heicItemEmptied]
    case positionBlanked.id: [.positionBlanked]
    case signedByCamera.id: [.credentialsCameraSigned]
    default: []
    }
  }

  /// What a verdict of this name speaks about; empty if it speaks about no part more than another.
  fileprivate static func concerns(of id: String) -> Set<Concern> {
    switch id {
    case pictureChanged.id: [.content]
    case savedAgain.id: [.encoding, .container]
    case metadataRewritten.id: [.metadata]
    default: []
    }
  }
}
