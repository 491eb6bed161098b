/// The conclusions drawn once from the facts, for every rule and the summary: programs, device, dates, place.
package struct Attributions: Sendable {
  /// The camera's maker, by EXIF Make.
  var maker: StatedMaker?
  /// EXIF Make and Model, trimmed.
  var make: String? { maker?.make }
  var model: String?
  /// The camera that a raw file itself names; Make and Model are then this camera's, since the JPEG in the file may be
  /// anybody's.
  var rawCamera: RawCamera?
  /// What the file says about itself outside EXIF.
  package var claims = MetadataClaims(nil)
  /// The marks that say that the picture, or part of it, was generated.
  package var generatorMarks = GeneratorMarks()
  /// The programs that Software, ProcessingSoftware, EXIF 3.0's tags and every other place for a program name, in that
  /// order; each program once.
  var programs: [ProgramAttribution] = []
  /// Texts in EXIF 3.0's tags for software that the catalogue doesn't know.
  var editingSoftware: [EditingSoftware] = []
  /// The maker of the stated model, if Make names another maker; nil otherwise.
  var conflictingMaker: CameraMaker?
  var original: StatedDate?
  var digitized: StatedDate?
  var modified: StatedDate?
  /// The stated dates, in EXIF's order.
  var dates: [StatedDate] = []
  var position = StatedPosition.none
  /// The size that the frame header or the container states; nil if neither does.
  var codedSize: PixelSize?
  /// PixelXDimension and PixelYDimension.
  var statedSize: PixelSize?
  /// The encoder of the picture; nil if its structure wasn't read.
  var encoder: EncoderFingerprint?
  /// The writer of the container; nil for a JPEG.
  var container: ContainerAttribution?
  /// The encoder of a picture in HEVC; nil if its parameter sets weren't or couldn't be read.
  var hevc: HEVCFingerprint?
  /// The encoder of a picture in AV1; nil if its sequence header wasn't or couldn't be read.
  var av1: AV1Fingerprint?
  /// The items around a HEIF's main picture; nil in other containers.
  var arrangement: HEIFArrangement?
  /// The comparison of the thumbnail with the picture; nil if one of them wasn't decoded.
  var thumbnail: ThumbnailComparison?
  /// The comparisons of further previews with the picture, in their order; empty if one of them wasn't decoded.
  var previews: [ThumbnailComparison] = []
  /// The comparison of the gain map with the picture; nil if one of them wasn't decoded, or they can't be compared.
  var gainMap: GainMapComparison?
  /// Whether the coefficients were quantized before; nil if they weren't read.
  var doubleCompression: DoubleCompression?
  /// The places of tags; nil without EXIF.
  var places: ExifPlaces?
  /// The EXIF block as written; nil without EXIF, in the excerpts of a TIFF, and at depth `metadata`.
  var exifBlock: ExifBlockAttribution?
  /// The comparison of the file with those of the camera that it names; nil if no comparison was made or is possible.
  var comparison: CameraComparison?
  /// Whether Model names a scanner, and nothing says that a camera took the picture.
  var isFromScanner = false
  /// Whether another file of the model, or enough files of the maker's other models, are known, so that it is known
  /// what its cameras don't do.
  var isMakerKnown = false
  /// Whether the file is a HEIF that is compared with camera signatures: one whose HEVC coding could be read.
  var isComparedHEIF: Bool { hevc != nil }
  /// The facts in an order for people.
  package var summary: PhotoSummary
  /// The oddities of the texts.
  package var diagnostics: [Diagnostic] = []

  init(_ facts: PhotoFacts, signatures: CameraSignatures = .shipped) {
    summary = PhotoSummary(format: facts.format, fileSize: facts.byteCount)
    summary.sha256 = facts.sha256
    // A height of 0 means that DNL states it after the first scan (ITU-T T.81, B.2.5).
    codedSize = facts.pictureSize?.nonEmpty
    summary.dimensions = codedSize
    if let structure = facts.structure.value {
      encoder = EncoderFingerprint(structure.coding, frame: facts.frame.value)
    }
    if let container = facts.container.value {
      self.container = ContainerAttribution(container, format: facts.format, exif: facts.exif.value)
      if let media = facts.mediaFile, facts.format != .cr3 {
        hevc = media.hevc.value.flatMap(HEVCFingerprint.init)
        av1 = media.av1.value.flatMap(AV1Fingerprint.init)
        arrangement = HEIFArrangement(container, media)
      }
    }
    // Damage looks like another picture and like another compression, so a damaged picture accuses nobody.
    if let picture = facts.picture.value, picture.damage == nil {
      doubleCompression = DoubleCompression(picture.histograms)
      if let thumbnail = picture.thumbnail, !thumbnail.preview.isEmpty, !picture.preview.isEmpty,
        picture.isWhole
      {
        self.thumbnail = ThumbnailComparison(
          picture: picture.preview, thumbnail: thumbnail.preview,
          chroma: (picture.chroma, thumbnail.chroma))
      }
      if picture.isWhole {
        previews = picture.previews.map {
          ThumbnailComparison(picture: picture.preview, thumbnail: $0.preview)
        }
        gainMap = picture.gainMap.flatMap {
          GainMapComparison(picture: picture.preview, map: $0.preview)
        }
      }
    }
    let metadata = facts.metadata.value
    let exif = facts.exif.value
    claims = MetadataClaims(metadata)
    if let exif { read(exif, of: facts, signatures) }
    addStatedPrograms()
    generatorMarks = GeneratorMarks(metadata, claims: claims, exif: exif, places: places)
  }

  /// Draws the conclusions from what the EXIF block states.
  private mutating func read(_ exif: ExifFacts, of facts: PhotoFacts, _ signatures: CameraSignatures) {
    if facts.trailers != nil, !exif.isExcerpt { exifBlock = ExifBlockAttribution(exif) }
    var reading = ExifReading(exif)
    places = reading.places
    rawCamera = RawCamera(facts.container.value)
    maker = (rawCamera?.make ?? reading.text(ExifTag.make, in: .ifd0)).map { StatedMaker($0) }
    model = rawCamera?.model ?? reading.text(ExifTag.model, in: .ifd0)
    for tag in [ExifTag.software, ExifTag.processingSoftware] {
      guard let text = reading.text(tag, in: .ifd0) else { continue }
      if tag == ExifTag.software { summary.software = text }
      let match = SoftwareCatalogue.match(text, model: model)
      programs.add(
        ProgramAttribution(
          text: text, kind: match?.kind, family: match?.family ?? "",
          evidence: reading.evidence(tag, in: .ifd0)))
    }
    addEditingSoftware(from: &reading)
    original = StatedDate(.original, in: &reading)
    digitized = StatedDate(.digitized, in: &reading)
    modified = StatedDate(.modified, in: &reading)
    dates = [original, digitized, modified].compactMap(\.self)
    if let maker, let model, let other = CameraMaker.maker(ofModel: model), !maker.isOne(of: other.makers) {
      conflictingMaker = other
    }
    position = StatedPosition(in: &reading)
    if let width = reading.integer(ExifTag.pixelXDimension, in: .exif),
      let height = reading.integer(ExifTag.pixelYDimension, in: .exif), width > 0, height > 0
    {
      statedSize = PixelSize(width: width, height: height)
    }
    fillSummary(from: &reading)
    diagnostics = reading.diagnostics
    if let model, exif.entry(ExifTag.makerNote, in: .exif) == nil, !summary.statesExposure {
      isFromScanner = ScannerModel.isScanner(model, maker: maker)
    }
    // A scanner's file isn't built like the cameras' by its maker.
    guard !isFromScanner else { return }
    if facts.structure.value != nil || isComparedHEIF {
      comparison = CameraComparison(facts, summary: summary, block: exifBlock, signatures: signatures)
      isMakerKnown =
        comparison?.warnings.isMakerKnown
        ?? summary.make.map {
          MakerHabits.Warnings.isKnown(signatures.index(ofMake: $0).maker(make: $0))
        }
        ?? false
    }
  }
}
