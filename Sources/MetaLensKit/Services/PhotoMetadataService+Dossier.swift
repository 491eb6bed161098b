import MetaLensBytes
import MetaLensDecoding
package import MetaLensFacts
package import MetaLensPlatform

// A photo is read, which parses its bytes, and then shown, which doesn't. A confined process can do the first step.

extension PhotoMetadataService {
  /// Reads a photo and returns what is shown of it.
  ///
  /// - Parameter wishes: what to collect besides the report.
  @concurrent
  package func dossier(
    _ place: PhotoSource, depth: AnalysisDepth, hashing: Bool, wishes: PhotoDossier.Wishes
  ) async throws(MetaLensError) -> PhotoDossier {
    try reading(place) { source in
      let photo = try readPhoto(
        from: source, depth: depth, hashing: hashing, wishes: wishes, name: place.name)
      return try shown(photo, of: source, hashing: hashing, wishes: wishes)
    }
  }

  /// Reads a photo on the calling thread; starts no process.
  package func readPhoto(
    at place: PhotoSource, depth: AnalysisDepth, hashing: Bool, wishes: PhotoDossier.Wishes
  ) throws(MetaLensError) -> ReadPhoto {
    try reading(place) {
      try readPhoto(from: $0, depth: depth, hashing: hashing, wishes: wishes, name: place.name)
    }
  }

  /// Reads an open file on the calling thread; starts no process.
  package func readPhoto(
    in file: consuming RandomAccessFile, at path: SystemPath, depth: AnalysisDepth, hashing: Bool,
    wishes: PhotoDossier.Wishes
  ) throws(MetaLensError) -> ReadPhoto {
    let source = FileSource(file)
    return try naming(path) {
      try unchanged(source) {
        try readPhoto(
          from: $0, depth: depth, hashing: hashing, wishes: wishes, name: FileName(ofPath: path.bytes))
      }
    }
  }

  /// Returns what is shown of a photo that another process has read.
  ///
  /// - Parameter wishes: what that process was asked for.
  package func dossier(
    of photo: ReadPhoto, at place: PhotoSource, hashing: Bool, wishes: PhotoDossier.Wishes
  ) throws(MetaLensError) -> PhotoDossier {
    var needsBytes = wishes.contains(.details)
    if case .byLibrary = photo.picture { needsBytes = true }
    // A file of which nothing is needed isn't opened again.
    return try reading(needsBytes ? place : .bytes([])) {
      try shown(photo, of: $0, hashing: hashing, wishes: wishes)
    }
  }

  /// Loads the system's converters of text encodings in advance, for a process that can soon no longer open files.
  package static func prepareForConfinement() {
    TextConversion.load(GuessedText.Encoding.allCases.map(\.converter) + ["ISO-2022-JP"])
  }

  private func readPhoto(
    from source: any ByteSource, depth: AnalysisDepth, hashing: Bool, wishes: PhotoDossier.Wishes,
    name: FileName?
  ) throws(PhotoReadingError) -> ReadPhoto {
    let (facts, attributions, report) = try read(source, depth: depth, hashing: hashing, name: name)
    var photo = ReadPhoto(report: report)
    if wishes.contains(.relatives) {
      photo.traits = try RelativeTraits(
        facts, attributions, depth: depth, name: name, in: source, limits: limits)
    }
    let hasDetails = wishes.contains(.details)
    if hasDetails { photo.dates = DatedClaims(facts, attributions, name: name).all }
    guard wishes.standIn(at: depth) == nil else { return photo }
    let orientation = report.summary.orientation ?? 1
    photo.picture = try picture(facts, of: source, orientation: orientation, maximum: wishes.side)
    if hasDetails { photo.thumbnail = try thumbnail(facts, of: source, orientation: orientation) }
    return photo
  }

  private func shown(
    _ photo: ReadPhoto, of source: any ByteSource, hashing: Bool, wishes: PhotoDossier.Wishes
  ) throws(PhotoReadingError) -> PhotoDossier {
    var dossier = PhotoDossier(report: photo.report, dates: photo.dates)
    dossier.traits = photo.traits
    let hasDetails = wishes.contains(.details)
    if hasDetails { try detail(of: source, hashing: hashing, in: &dossier) }
    if let standIn = wishes.standIn(at: photo.report.depth) {
      dossier.picture = standIn
      dossier.thumbnail = standIn
      dossier.small = standIn
      return dossier
    }
    let picture = try decoded(photo.picture, of: source, maximum: wishes.side)
    if hasDetails {
      dossier.picture = picture.shown()
      dossier.thumbnail = PhotoDossier.Shown(thumbnail: photo.thumbnail)
    }
    if wishes.contains(.small) {
      dossier.small = picture.reduced(maximum: DisplayPicture.smallSide)
        .shown(quality: DisplayPicture.smallQuality)
    }
    return dossier
  }

  /// Adds to the dossier the bytes at the offsets that it names, and MD5, which only pages show.
  private func detail(
    of source: any ByteSource, hashing: Bool, in dossier: inout PhotoDossier
  ) throws(PhotoReadingError) {
    for offset in dossier.offsets where offset >= 0 && offset < source.byteCount {
      let count = min(PhotoDossier.excerptBytes, source.byteCount - offset)
      var range = offset..<offset + count
      dossier.excerpts[offset] = try source.nextWindow(of: &range, limits: limits)
    }
    if hashing { dossier.md5 = try FileHash.md5(of: source, limits: limits) }
  }
}
