import MetaLensBytes
import MetaLensDecoding
package import MetaLensFacts
package import MetaLensPlatform

/// A photo's picture as a confined process returns it: decoded samples, or the reason why there are none.
package enum ReadPicture: Sendable, Equatable {
  case samples(ColourRaster, isEmbedded: Bool)
  /// Another process has to decode the picture: its format, its EXIF orientation, and which of a container's pictures
  /// it may be.
  case byLibrary(PhotoFormat, orientation: Int, PictureChoice = .any)
  /// There is no picture that could be decoded.
  case undecodable
  case notDecoded
  case absent
  /// The thumbnail is in compressed metadata, so that it has no bytes of its own in the file.
  case packed
}

extension PhotoMetadataService {
  /// Analyzes bytes, under a name if there is one, on the calling thread.
  package func report(
    of bytes: [UInt8], named path: SystemPath?, depth: AnalysisDepth, hashing: Bool
  ) throws(MetaLensError) -> OriginalityReport {
    let name = path.map { FileName(ofPath: $0.bytes) }
    return try naming(path) {
      try read(MemorySource(bytes), depth: depth, hashing: hashing, name: name).report
    }
  }

  /// Analyzes an open file on the calling thread.
  ///
  /// Besides the report it returns, if wanted, the picture, as far as this process decodes it, and the digests that
  /// related photos are found by.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - maximum: the maximum length of the picture's longer side, in pixels; nil if no picture is wanted.
  ///   - relatives: whether the digests that related photos are found by are wanted.
  package func reportAndMore(
    of file: consuming RandomAccessFile, named path: SystemPath, depth: AnalysisDepth, hashing: Bool,
    maximum: Int?, relatives: Bool
  ) throws(MetaLensError) -> (report: OriginalityReport, picture: ReadPicture?, traits: RelativeTraits?) {
    let source = FileSource(file)
    return try naming(path) {
      try unchanged(source) { source in
        let name = FileName(ofPath: path.bytes)
        let (facts, attributions, report) = try read(source, depth: depth, hashing: hashing, name: name)
        let traits =
          relatives
          ? try RelativeTraits(facts, attributions, depth: depth, name: name, in: source, limits: limits)
          : nil
        let picture = try maximum.map {
          try self.picture(facts, of: source, orientation: report.summary.orientation ?? 1, maximum: $0)
        }
        return (report, picture, traits)
      }
    }
  }

  /// Returns what a page shows of a picture that another process has read.
  ///
  /// - Parameter path: the photo, whose bytes only a library's own process parses.
  package func shown(
    _ picture: ReadPicture, at path: SystemPath, reduced: PhotoDossier.Wishes.Reduction
  ) throws(MetaLensError) -> PhotoDossier.Shown {
    try naming(path) {
      // All other cases need no bytes of the photo.
      let source: any ByteSource =
        if case .byLibrary = picture { try FileSource(opening: path) } else { MemorySource([]) }
      return try decoded(picture, of: source, maximum: reduced.side).shown(quality: reduced.quality)
    }
  }

  /// Loads the system's converters of text encodings in advance, for a process that can soon no longer open files.
  package static func prepareForConfinement() {
    TextConversion.load(GuessedText.Encoding.allCases.map(\.converter) + ["ISO-2022-JP"])
  }
}
