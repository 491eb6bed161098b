import MetaLensDecoding
package import MetaLensFacts
package import MetaLensPlatform

/// What a confined process returns of a photo for its page: report, dates and decoded samples of its pictures.
///
/// Encoding the pictures, hashing, and copying out of the photo's bytes are left to the parent process.
package struct ReadExhibit: Sendable, Equatable {
  /// The maximum length of the pictures' longer side, in pixels.
  package static let maximumSide = DisplayPicture.maximumSide

  package var report: OriginalityReport
  package var dates: [DatedClaim]
  /// The main picture; `notDecoded` if pictures are withheld.
  package var picture: ReadPicture
  /// The EXIF thumbnail; `byLibrary` if there is none and the container has a small picture of its own, which isn't
  /// decoded.
  package var thumbnail: ReadPicture

  package init(
    report: OriginalityReport, dates: [DatedClaim], picture: ReadPicture, thumbnail: ReadPicture
  ) {
    self.report = report
    self.dates = dates
    self.picture = picture
    self.thumbnail = thumbnail
  }
}

extension PhotoMetadataService {
  /// Analyzes bytes under a name for a page, on the calling thread; starts no process.
  ///
  /// - Parameter pictures: whether to decode pictures.
  package func exhibit(
    of bytes: [UInt8], named path: SystemPath, depth: AnalysisDepth, hashing: Bool, pictures: Bool
  ) throws(MetaLensError) -> ReadExhibit {
    try reading(.named(bytes, path)) { source in
      let name = FileName(ofPath: path.bytes)
      let (facts, attributions, report) = try read(source, depth: depth, hashing: hashing, name: name)
      var exhibit = ReadExhibit(
        report: report, dates: DatedClaims(facts, attributions, name: name).all, picture: .notDecoded,
        thumbnail: .notDecoded)
      guard pictures, depth == .pixels else { return exhibit }
      let orientation = report.summary.orientation ?? 1
      exhibit.picture = try picture(
        facts, of: source, orientation: orientation, maximum: DisplayPicture.maximumSide)
      exhibit.thumbnail = try thumbnail(facts, of: source, orientation: orientation)
      return exhibit
    }
  }

  /// Returns what a page and a row show of a photo that another process has read.
  ///
  /// Hashes, excerpts and encoded pictures are made here, without parsing the photo's bytes.
  ///
  /// - Parameters:
  ///   - pictures: whether pictures may be shown.
  ///   - reduced: how far the row's picture is reduced.
  package func dossier(
    _ exhibit: ReadExhibit, of bytes: [UInt8], named path: SystemPath, hashing: Bool, pictures: Bool,
    reduced: PhotoDossier.Wishes.Reduction
  ) throws(MetaLensError) -> (dossier: PhotoDossier, small: PhotoDossier.Shown) {
    try reading(.named(bytes, path)) { source in
      var dossier = PhotoDossier(report: exhibit.report, dates: exhibit.dates)
      try detail(of: source, hashing: hashing, in: &dossier)
      guard pictures else {
        dossier.picture = .withheld
        dossier.thumbnail = .withheld
        return (dossier, .withheld)
      }
      guard exhibit.report.depth == .pixels else { return (dossier, .notRead) }
      dossier.thumbnail = PhotoDossier.Shown(thumbnail: exhibit.thumbnail)
      let picture = try decoded(exhibit.picture, of: source)
      dossier.picture = picture.shown()
      return (dossier, picture.reduced(maximum: reduced.side).shown(quality: reduced.quality))
    }
  }
}
