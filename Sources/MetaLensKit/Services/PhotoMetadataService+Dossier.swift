import MetaLensDecoding
package import MetaLensFacts
package import MetaLensPlatform

extension PhotoMetadataService {
  /// Analyses a file and keeps what a page shows besides.
  ///
  /// - Parameters:
  ///   - showing: whether pictures are made.
  @concurrent
  package func dossier(
    path: SystemPath, depth: AnalysisDepth, hashing: Bool, showing: Bool
  ) async throws(MetaLensError) -> PhotoDossier {
    do {
      let source = try FileSource(opening: path)
      let dossier = try dossier(
        of: source, depth: depth, hashing: hashing, showing: showing, name: FileName(ofPath: path.bytes))
      guard try source.isUnchanged() else { throw PhotoReadingError.changedWhileRead }
      return dossier
    } catch {
      throw MetaLensError(reading: error, path: path)
    }
  }

  /// Analyses bytes held in memory and keeps what a page shows besides.
  @concurrent
  package func dossier(
    bytes: [UInt8], depth: AnalysisDepth, hashing: Bool, showing: Bool
  ) async throws(MetaLensError) -> PhotoDossier {
    do {
      return try dossier(
        of: try memorySource(bytes), depth: depth, hashing: hashing, showing: showing, name: nil)
    } catch {
      throw MetaLensError(reading: error, path: nil)
    }
  }

  private func dossier(
    of source: any ByteSource, depth: AnalysisDepth, hashing: Bool, showing: Bool, name: FileName?
  ) throws(PhotoReadingError) -> PhotoDossier {
    let facts = try decoder.decode(source, depth: depth, hashing: hashing)
    let attributions = analysis.attributions(of: facts)
    var dossier = PhotoDossier(
      report: analysis.report(of: facts, depth: depth, at: clock(), name: name, attributions: attributions),
      dates: DatedClaims(facts, attributions, name: name).all)
    for offset in dossier.offsets where offset >= 0 && offset < source.byteCount {
      let count = min(PhotoDossier.excerptBytes, source.byteCount - offset)
      var range = offset..<offset + count
      dossier.excerpts[offset] = try source.nextWindow(of: &range, limits: limits)
    }
    guard showing else {
      dossier.picture = .withheld
      dossier.thumbnail = .withheld
      return dossier
    }
    try show(facts, of: source, depth: depth, in: &dossier)
    return dossier
  }

  /// Only where the depth reads the picture: what wasn't asked for isn't read.
  private func show(
    _ facts: PhotoFacts, of source: any ByteSource, depth: AnalysisDepth, in dossier: inout PhotoDossier
  ) throws(PhotoReadingError) {
    guard depth == .pixels else { return }
    guard facts.format == .jpeg else {
      dossier.picture = .notDecoded
      dossier.thumbnail = .notDecoded
      return
    }
    dossier.picture = .undecodable
    dossier.thumbnail = .absent
    let orientation = dossier.report.summary.orientation ?? 1
    if let frame = facts.frame.value, facts.picture.value != nil {
      // Without EOI the data end with the file.
      let end = facts.structure.value?.coding.pictureEnd ?? source.byteCount
      let picture = try PictureToLookAt.picture(
        of: source, to: min(end, source.byteCount), size: frame.size, orientation: orientation,
        limits: limits)
      if let picture { dossier.picture = .picture(picture) }
    }
    if let thumbnail = facts.picture.value?.thumbnail {
      dossier.thumbnail = .undecodable
      let picture = try PictureToLookAt.thumbnail(
        of: source, in: thumbnail.offset..<thumbnail.offset + max(0, thumbnail.byteCount),
        orientation: orientation, limits: limits)
      if let picture { dossier.thumbnail = .picture(picture) }
    }
  }
}
