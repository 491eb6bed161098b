import MetaLensDecoding
package import MetaLensFacts
import MetaLensPlatform

extension PhotoMetadataService {
  /// Analyzes a photo and collects what a page shows besides the report.
  ///
  /// - Parameters:
  ///   - wishes: what to collect besides the report.
  @concurrent
  package func dossier(
    _ place: PhotoSource, depth: AnalysisDepth, hashing: Bool, wishes: PhotoDossier.Wishes
  ) async throws(MetaLensError) -> PhotoDossier {
    try reading(place) {
      try dossier(of: $0, depth: depth, hashing: hashing, wishes: wishes, name: place.name)
    }
  }

  private func dossier(
    of source: any ByteSource, depth: AnalysisDepth, hashing: Bool, wishes: PhotoDossier.Wishes,
    name: FileName?
  ) throws(PhotoReadingError) -> PhotoDossier {
    let (facts, attributions, report) = try read(source, depth: depth, hashing: hashing, name: name)
    var dossier = PhotoDossier(report: report, dates: DatedClaims(facts, attributions, name: name).all)
    if wishes.relatives {
      dossier.traits = try RelativeTraits(
        facts, attributions, depth: depth, name: name, in: source, limits: limits)
    }
    if wishes.details {
      try detail(of: source, hashing: hashing, in: &dossier)
    }
    guard wishes.pictures else {
      dossier.picture = .withheld
      dossier.thumbnail = .withheld
      return dossier
    }
    try show(facts, of: source, depth: depth, wishes, in: &dossier)
    return dossier
  }

  /// Adds to the dossier the bytes at the offsets that it names, and MD5, which only pages show.
  func detail(
    of source: any ByteSource, hashing: Bool, in dossier: inout PhotoDossier
  ) throws(PhotoReadingError) {
    for offset in dossier.offsets where offset >= 0 && offset < source.byteCount {
      let count = min(PhotoDossier.excerptBytes, source.byteCount - offset)
      var range = offset..<offset + count
      dossier.excerpts[offset] = try source.nextWindow(of: &range, limits: limits)
    }
    if hashing { dossier.md5 = try FileHash.md5(of: source, limits: limits) }
  }

  /// Adds the pictures to the dossier at depth `pixels`; a smaller depth doesn't read the picture.
  private func show(
    _ facts: PhotoFacts, of source: any ByteSource, depth: AnalysisDepth, _ wishes: PhotoDossier.Wishes,
    in dossier: inout PhotoDossier
  ) throws(PhotoReadingError) {
    guard depth == .pixels else { return }
    let orientation = dossier.report.summary.orientation ?? 1
    let maximum = wishes.reduced?.side ?? DisplayPicture.maximumSide
    let decoded = try decoded(
      try picture(facts, of: source, orientation: orientation, maximum: maximum), of: source, maximum: maximum
    )
    dossier.picture = decoded.shown(quality: wishes.reduced?.quality ?? DisplayPicture.quality)
    if wishes.details {
      dossier.thumbnail = PhotoDossier.Shown(
        thumbnail: try thumbnail(facts, of: source, orientation: orientation))
    }
  }
}
