extension OriginalityReport {
  /// The flags that the verdict is based on, each kind once: first those that settle it, then the heaviest.
  ///
  /// If the verdict is `cameraOriginal`, these are the flags for an original; for any other verdict, `undetermined`
  /// too, the flags against one. The flag that there is no EXIF at all replaces the flags for what EXIF doesn't state.
  package var deciding: [OriginalityFlag] {
    verdict.kind == .cameraOriginal ? ordered(supporting) : withBlanksAsOne(ordered(opposing))
  }

  /// The flags against the verdict, each kind once, the heaviest first.
  ///
  /// If the verdict is `cameraOriginal`, these are all flags against an original, those without a weight last, so that
  /// no report hides one of them.
  package var countering: [OriginalityFlag] {
    guard verdict.kind == .cameraOriginal else { return ordered(supporting) }
    let weighed = ordered(opposing)
    return weighed + ordered(against).filter { flag in !weighed.contains { $0.id == flag.id } }
  }

  /// The flags against an original that neither weigh nor settle anything, each kind once; empty if the verdict is
  /// `cameraOriginal`, since `countering` then has them.
  package var unweighed: [OriginalityFlag] {
    guard verdict.kind != .cameraOriginal else { return [] }
    let weighed = Set(opposing.map(\.id))
    let untold = noEXIF == nil ? [] : Self.blanks
    return ordered(against.filter { !weighed.contains($0.id) && !untold.contains($0.id) })
  }

  /// The name of libtiff, if that library wrote a TIFF that names no camera; nil for any other file.
  ///
  /// In other formats a rule settles that such a file is a copy (`notCameraContainer`); for TIFF that wasn't measured.
  package var library: String? {
    let name = ContainerWriter.libtiff.name
    guard summary.format == .tiff, flags.contains(where: { $0.id == .cameraInfoMissing }),
      let flag = flags.first(where: { $0.id == .containerWriterIdentified }),
      flag.detail.parameters["writers"] == .string(name)
    else { return nil }
    return name
  }

  /// The flags for what EXIF may lack, which all apply if there is no EXIF.
  private static let blanks: [FlagID] = [.cameraInfoMissing, .creationDateMissing]

  /// The flag that says that there is no EXIF, or no metadata at all.
  private var noEXIF: OriginalityFlag? {
    flags.first { $0.id == .metadataStripped } ?? flags.first { $0.id == .exifMissing }
  }

  /// Returns the flags with the one for missing EXIF, or for missing metadata, in place of those for a missing camera
  /// or date.
  private func withBlanksAsOne(_ deciding: [OriginalityFlag]) -> [OriginalityFlag] {
    guard let whole = noEXIF, let place = deciding.firstIndex(where: { Self.blanks.contains($0.id) })
    else { return deciding }
    var told = deciding.filter { !Self.blanks.contains($0.id) }
    told.insert(whole, at: verdict.rule?.flags.contains(whole.id) == true ? 0 : place)
    return told
  }

  /// The flags of type `isEdited` and `warning`, each statement once: `trailerUnknown` is left out if
  /// `trailerUnlikeMaker` is about the same data, and of the flags that one offset from UTC raises, which may be
  /// several, the first stays.
  private var against: [OriginalityFlag] {
    var offsets: Set<String> = []
    return flags.filter { flag in
      guard flag.type == .isEdited || flag.type == .warning else { return false }
      if flag.id == .trailerUnknown {
        return !flags.contains { $0.id == .trailerUnlikeMaker && $0.evidence == flag.evidence }
      }
      return flag.otherOffset.map { offsets.insert($0).inserted } ?? true
    }
  }

  /// The flags for an original.
  ///
  /// That EXIF states the right size doesn't count if the maker note states another, since programs don't update maker
  /// notes.
  private var supporting: [OriginalityFlag] {
    let isOtherSize = flags.contains { $0.id == .makerNoteSizeDiffers }
    return flags.filter { $0.type == .isOriginal && !(isOtherSize && $0.id == .dimensionsMatch) }
  }

  private var opposing: [OriginalityFlag] {
    against.filter { $0.weight < 0 || settles($0) }
  }

  /// Whether a flag settles a fact, the verdict or a bound on the score, whatever its weight.
  package func settles(_ flag: OriginalityFlag) -> Bool {
    flag.settled != nil || bounded?.standsOn(flag.id) == true
      || verdict.rule?.flags.contains(flag.id) == true
  }

  /// The rank of a flag that a bound is based on and nothing else.
  private static let rankOfBound = 2

  /// Returns the rank of a flag in the decision that the verdict's rule took; 0 decides most.
  private func rank(of flag: OriginalityFlag, under rule: VerdictRule?) -> Int {
    if rule?.flags.contains(flag.id) == true { return 0 }
    if let settled = flag.settled { return settled == rule?.fact ? 0 : 1 }
    // That the device is a scanner explains what else a camera's file would have.
    if flag.id == .softwareScanner, flag.detail.parameters["model"]?.stringValue != nil { return 1 }
    // A flag that a bound is based on limits the score, whatever its weight.
    if bounded?.standsOn(flag.id) == true { return Self.rankOfBound }
    // A flag that doesn't count adds little to the heavier flag of the same cause, unless a reader can check it.
    if !flag.counts, !Self.contradicting.contains(flag.id) { return 6 }
    if flag.type == .warning { return 5 }
    return rule?.concerns.contains(flag.concern) == true ? 3 : 4
  }

  /// Flags that contradict what every answer prints: the date, the place or the camera.
  private static let contradicting: Set<FlagID> = [
    .gpsHoursDiffer, .makerNoteDateDiffers, .offsetsDiffer,
  ]

  /// Returns the flags in the order of their rank, then of their weight, which is the order of `flags`; each kind once.
  ///
  /// Of flags of the same weight, and of those that a bound is based on, those come first that contradict what is
  /// printed: a reader can check them, and how a file is laid out says less.
  ///
  /// If the first flag of a kind is about metadata alone, the last of that kind that isn't is used instead, such as the
  /// latest step of a history.
  private func ordered(_ flags: [OriginalityFlag]) -> [OriginalityFlag] {
    let rule = verdict.rule
    var seen: Set<FlagID> = []
    // The first of the flags that weigh the same.
    var start = 0
    let places = flags.indices.map { index in
      let flag = flags[index]
      if index > 0, flag.weight != flags[index - 1].weight { start = index }
      let rank = rank(of: flag, under: rule)
      let isLater = Self.contradicting.contains(flag.id) ? 0 : 1
      return (rank: rank, weight: rank == Self.rankOfBound ? 0 : start, isLater: isLater, index: index)
    }
    let inOrder = places.sorted {
      ($0.rank, $0.weight, $0.isLater, $0.index) < ($1.rank, $1.weight, $1.isLater, $1.index)
    }
    let sorted = inOrder.map { flags[$0.index] }
    return sorted.filter { seen.insert($0.id).inserted }.map { flag in
      guard flag.concern == .metadata else { return flag }
      return sorted.last { $0.id == flag.id && $0.concern != .metadata } ?? flag
    }
  }
}

extension OriginalityFlag {
  /// The other date's offset from UTC, if the flag says that two dates differ in that and in nothing else.
  var otherOffset: String? {
    let values = FlagValues(json: detail.parameters)
    let name: String
    switch id {
    case .offsetsDiffer: return values.text("offset")
    case .dateModifiedAfterCreation, .dateModifiedBeforeCreation: name = "modified"
    case .dateDigitizedDiffers: name = "digitized"
    default: return nil
    }
    guard values.offsetVariant(name) != nil else { return nil }
    return values.text(name).map { String($0.suffix("+09:00".count)) }
  }
}
