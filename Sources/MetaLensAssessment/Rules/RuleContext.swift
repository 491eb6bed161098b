/// The input of rules: the facts, the conclusions drawn from them once, and the clock's time.
///
/// A class, so that all rules share one copy.
package final class RuleContext: Sendable {
  let facts: PhotoFacts
  /// The EXIF block; nil if it is absent or wasn't read.
  ///
  /// Unwrapped once, since most rules need it.
  let exif: ExifFacts?
  /// What the file says about itself outside EXIF; nil if it says nothing or that wasn't read.
  let metadata: MetadataFacts?
  /// The XMP packets; empty if there are none.
  let xmp: [XMPPacket]
  /// The conclusions drawn from the facts.
  let attributions: Attributions
  /// The injected clock's time, in seconds since 1970 in UTC; used for information, never for the score.
  let now: Int
  /// The file's name, nil for bytes without one; used for information, never for the score.
  let name: FileName?
  /// What the known forms of the file's name say; for a copy's name also what the name without the copy mark says.
  let nameForms: [FileNameForms.Match]

  /// The EXIF block as written; nil without EXIF, and at depth `metadata`.
  var exifBlock: ExifBlockAttribution? { attributions.exifBlock }

  /// The steps of every history in XMP, without those that have no action.
  let historySteps: [(step: HistoryStep, evidence: Evidence)]

  /// What Content Credentials state, unverified.
  let credentialProvenance: CredentialProvenance

  /// The result of checking Content Credentials; nil if there are none.
  let credentialCheck: CredentialCheck?
  /// The conclusions from the check of Content Credentials; nil if nothing was checked.
  let credentialJudgement: CredentialJudgement?

  /// The model that the maker note names; nil if it names none.
  let notedModel: (name: ModelName, value: MakerNoteFacts.Value)?

  /// The groups of facts that were read, present or absent.
  let inputs: Rule.Inputs

  /// Which of the rules' needs the file meets.
  let present: Rule.Needs

  init(facts: PhotoFacts, attributions: Attributions, now: Int, name: FileName? = nil) {
    self.facts = facts
    exif = facts.exif.value
    metadata = facts.metadata.value
    xmp = metadata?.xmp ?? []
    self.attributions = attributions
    self.now = now
    self.name = name
    nameForms = name.map(FileNameForms.matches) ?? []
    historySteps = xmp.historySteps
    notedModel = metadata?.makerNote?.modelName
    credentialProvenance = CredentialProvenance(metadata?.credentials ?? [])
    let isStated = metadata?.credentials.isEmpty == false
    // If no check was requested, the reason is the depth, or `noLibrary`, whether the library is installed or not.
    let unasked = CredentialCheck.notChecked(facts.trailers == nil ? .depth : .noLibrary, detail: "")
    credentialCheck = isStated ? facts.credentialCheck ?? unasked : nil
    credentialJudgement = credentialCheck?.validation.map { CredentialJudgement(validation: $0) }
    var inputs = Rule.Inputs.file
    if name != nil { inputs.insert(.name) }
    if facts.exif.wasRead { inputs.insert(.exif) }
    if facts.hasExifPlaces { inputs.insert(.exifPlaces) }
    if facts.frame.wasRead { inputs.insert(.frame) }
    if facts.metadata.wasRead { inputs.insert(.metadata) }
    if facts.structure.wasRead { inputs.insert(.structure) }
    if facts.picture.wasRead { inputs.insert(.pixels) }
    if facts.container.wasRead { inputs.insert(.container) }
    if facts.mediaFile?.hevc.wasRead ?? false { inputs.insert(.hevc) }
    if facts.mediaFile?.av1.wasRead ?? false { inputs.insert(.av1) }
    if facts.frame.wasRead || facts.container.wasRead { inputs.insert(.size) }
    // No rule at depth `metadata` needs what follows.
    if facts.trailers != nil {
      inputs.insert(.trailers)
      if !(exif?.isExcerpt ?? false) { inputs.insert(.exifLayout) }
    }
    self.inputs = inputs
    present = Rule.Needs(metadata, attributions)
  }

  /// The place in the file where EXIF is, or would be.
  var exifEvidence: Evidence {
    guard let exif else { return Evidence(location: "EXIF") }
    return Evidence(location: exif.container, offset: exif.fileOffset(at: 0))
  }

  var credentialEvidence: Evidence {
    let store = metadata?.credentials.first
    return Evidence(location: store?.container ?? "Content Credentials", offset: store?.offset)
  }

  /// The signer of the checked Content Credentials; a dash if the library doesn't say.
  var credentialSigner: String {
    let signer = credentialJudgement?.validation.signature?.signer ?? ""
    return signer.isEmpty ? "–" : signer.quoted()
  }

  func directoryEvidence(_ directory: ExifLayout.Directory) -> Evidence {
    guard let exif else { return exifEvidence }
    return Evidence(
      location: attributions.places?.location(of: directory.kind) ?? exif.container,
      offset: exif.fileOffset(at: directory.offset))
  }

  var thumbnailEvidence: Evidence {
    Evidence(location: "APP1 Exif IFD1 thumbnail", offset: facts.picture.value?.thumbnail?.offset)
  }

  /// Returns the place where a tag is, or would be.
  func evidence(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Evidence {
    if kind == .ifd0, let place = attributions.rawCamera?.evidence(tag) { return place }
    return attributions.places?.evidence(tag, in: kind) ?? exifEvidence
  }
}

extension Rule.Needs {
  /// Finds out which of the rules' needs the file meets.
  fileprivate init(_ metadata: MetadataFacts?, _ attributions: Attributions) {
    self = []
    if let metadata {
      if !metadata.xmp.isEmpty { insert(.xmp) }
      if !metadata.credentials.isEmpty { insert(.credentials) }
      if metadata.makerNote != nil || metadata.hdrPlus != nil { insert(.makerNote) }
    }
    if !attributions.generatorMarks.all.isEmpty { insert(.marks) }
    if !attributions.programs.isEmpty { insert(.programs) }
    if !attributions.editingSoftware.isEmpty { insert(.editingSoftware) }
    if attributions.position != .none { insert(.position) }
    if !attributions.dates.isEmpty { insert(.dates) }
  }
}

extension PhotoFacts {
  /// Whether every place where EXIF may be is in the file, even if the file's end is missing.
  fileprivate var hasExifPlaces: Bool {
    if isComplete { return true }
    // A truncated block may have had more entries, and so may TIFF's directories, which can be anywhere.
    if let exif = exif.value, format != .jpeg {
      return exif.fileRanges?.last.map { $0.upperBound < byteCount } ?? !exif.isExcerpt
    }
    switch format {
    // EXIF is before a JPEG's scan, and never in a GIF.
    case .jpeg, .gif: return true
    case .webp:
      // VP8X states whether EXIF (8) or XMP (4) follows; without it neither does (RFC 9649, 2.7).
      guard case .webP(let facts) = container.value?.detail else { return false }
      return (facts.flags ?? 0) & 0x0C == 0
    case .heic, .avif:
      // The items of `meta`, if that is whole (ISO/IEC 23008-12, A.2).
      guard let container = container.value,
        let meta = container.parts.first(where: { $0.level == 0 && $0.name == "meta" })
      else { return false }
      return meta.statedByteCount == nil
        && !container.metadata.contains { $0.kind == .exif || $0.kind == .xmp }
    default: return false
    }
  }
}
