import MetaLensBytes
import MetaLensDecoding
package import MetaLensFacts
package import MetaLensPlatform

/// A photo's picture as a confined process returns it: decoded samples, or the reason why there are none.
package enum ReadPicture: Sendable, Equatable {
  case samples(ColourRaster, isEmbedded: Bool)
  /// Another process has to decode it: the format, how the picture is turned, and which of a container's it may be.
  case byLibrary(PhotoFormat, orientation: Int, PictureChoice = .any)
  /// There is none that could be decoded.
  case undecodable
  case notDecoded
  case absent
  /// A thumbnail that is packed in the file.
  case packed
}

extension PhotoMetadataService {
  /// Analyses bytes under a name, or none, on the thread that asks.
  package func report(
    of bytes: [UInt8], named path: SystemPath?, depth: AnalysisDepth, hashing: Bool
  ) throws(MetaLensError) -> OriginalityReport {
    let name = path.map { FileName(ofPath: $0.bytes) }
    return try naming(path) {
      try read(MemorySource(bytes), depth: depth, hashing: hashing, name: name).report
    }
  }

  /// Analyses an open file, on the thread that asks, and gives what is wanted beside the report: its picture, as far as
  /// this process decodes it, and what tells its relatives.
  ///
  /// - Parameters:
  ///   - path: what the file is named.
  ///   - maximum: the picture's longer side at most, in pixels; nil where none is wanted.
  ///   - relatives: whether what tells its relatives is wanted.
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

  /// What a page shows of a picture that another process has read.
  ///
  /// - Parameter path: the photo, which nothing but a library's own process looks into.
  package func shown(
    _ picture: ReadPicture, at path: SystemPath, reduced: PhotoDossier.Wishes.Reduction
  ) throws(MetaLensError) -> PhotoDossier.Shown {
    try naming(path) {
      // The others are there already.
      let source: any ByteSource =
        if case .byLibrary = picture { try FileSource(opening: path) } else { MemorySource([]) }
      let (raster, isEmbedded, otherwise) = try samples(picture, of: source, maximum: reduced.side)
      return raster.map { .coded($0, quality: reduced.quality, isEmbedded: isEmbedded) } ?? otherwise
    }
  }

  /// Loads the system's converters of text encodings in advance, for a process that soon can't open files any more.
  package static func prepareForConfinement() {
    TextConversion.load(GuessedText.Encoding.allCases.map(\.converter) + ["ISO-2022-JP"])
  }
}
