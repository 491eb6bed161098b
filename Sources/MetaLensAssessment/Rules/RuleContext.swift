/// What rules are given: the facts, what was concluded from them once, and the clock's time.
///
/// A class, so that all rules share one copy.
package final class RuleContext: Sendable {
  /// What was read.
  let facts: PhotoFacts
  /// The EXIF block; nil where it is absent or wasn't read.
  ///
  /// Taken out once: most rules look at it.
  let exif: ExifFacts?
  /// What the file says of itself outside EXIF; nil where it says nothing.
  let metadata: MetadataFacts?
  /// The packets of XMP; empty where there are none.
  let xmp: [XMPPacket]
  /// What was concluded from it.
  let attributions: Attributions
  /// Seconds since 1970 in UTC by the injected clock; for what is told, never for what is scored.
  let now: Int
  /// The file's name, nil for bytes without one; for what is told, never for what is scored.
  let name: FileName?
  /// What the forms of that name say, where it has known ones: of a copy's name also that of the first copy.
  let nameForms: [FileNameForms.Match]

  /// The EXIF block as written; nil without EXIF, and at depth `metadata`.
  var exifBlock: ExifBlockAttribution? { attributions.exifBlock }

  /// The steps of every history in XMP, those without an action left out.
  let historySteps: [(step: HistoryStep, evidence: Evidence)]

  /// What Content Credentials state, unverified.
  let credentialProvenance: CredentialProvenance

  /// What checking Content Credentials came to; nil where there are none.
  let credentialCheck: CredentialCheck?
  /// What follows of the check of Content Credentials; nil where nothing was checked.
  let credentialJudgement: CredentialJudgement?

  /// The model that maker notes name; nil where they name none.
  let notedModel: (name: ModelName, value: MakerNoteFacts.Value)?

  /// The groups of facts that were read, present or absent.
  let inputs: Rule.Inputs

  /// What there is of what rules need.
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
    // Where no check was asked for, the reason is the depth, or `noLibrary`, installed or not.
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
    // Depth `metadata` has no rule that asks for what follows.
    if facts.trailers != nil {
      inputs.insert(.trailers)
      if !(exif?.isExcerpt ?? false) { inputs.insert(.exifLayout) }
    }
    self.inputs = inputs
    present = Rule.Needs(metadata, attributions)
  }

  /// The place in the file where EXIF stands, or would stand.
  var exifEvidence: Evidence {
    guard let exif else { return Evidence(location: "EXIF") }
    return Evidence(location: exif.container, offset: exif.fileOffset(at: 0))
  }

  /// Where Content Credentials stand.
  var credentialEvidence: Evidence {
    let store = metadata?.credentials.first
    return Evidence(location: store?.container ?? "Content Credentials", offset: store?.offset)
  }

  /// Who signed the Content Credentials that were checked; a dash where the library doesn't say.
  var credentialSigner: String {
    let signer = credentialJudgement?.validation.signature?.signer ?? ""
    return signer.isEmpty ? "–" : signer.quoted()
  }

  /// Where a directory stands.
  func directoryEvidence(_ directory: ExifLayout.Directory) -> Evidence {
    guard let exif else { return exifEvidence }
    return Evidence(
      location: attributions.places?.location(of: directory.kind) ?? exif.container,
      offset: exif.fileOffset(at: directory.offset))
  }

  /// Where the thumbnail stands.
  var thumbnailEvidence: Evidence {
    Evidence(location: "APP1 Exif IFD1 thumbnail", offset: facts.picture.value?.thumbnail?.offset)
  }

  /// Where a tag stands, or would stand.
  func evidence(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Evidence {
    if kind == .ifd0, let place = attributions.rawCamera?.evidence(tag) { return place }
    return attributions.places?.evidence(tag, in: kind) ?? exifEvidence
  }
}

extension Rule.Needs {
  /// What there is.
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
  /// Whether every place is there where EXIF may stand, however the file ends.
  fileprivate var hasExifPlaces: Bool {
    if isComplete { return true }
    // A block that is cut may hold more, and so may TIFF's directories, which stand anywhere.
    if let exif = exif.value, format != .jpeg {
      return exif.fileRanges?.last.map { $0.upperBound < byteCount } ?? !exif.isExcerpt
    }
    switch format {
    // Before a JPEG's scan, and nowhere in a GIF.
    case .jpeg, .gif: return true
    case .webp:
      // VP8X states whether EXIF (8) or XMP (4) follows; without it neither does (RFC 9649, 2.7).
      guard case .webP(let facts) = container.value?.detail else { return false }
      return (facts.flags ?? 0) & 0x0C == 0
    case .heic, .avif:
      // The items of `meta`, where that is whole (ISO/IEC 23008-12, A.2).
      guard let container = container.value,
        let meta = container.parts.first(where: { $0.level == 0 && $0.name == "meta" })
      else { return false }
      return meta.statedByteCount == nil
        && !container.metadata.contains { $0.kind == .exif || $0.kind == .xmp }
    default: return false
    }
  }
}
