import MetaLensDecoding
package import MetaLensFacts
package import MetaLensPlatform

/// What a process that may not start others tells of a photo's picture: samples, and nothing that is coded.
package enum ReadPicture: Sendable, Hashable {
  case samples(ColourRaster, isEmbedded: Bool)
  /// Another process has to decode it: the format, and how the picture is turned.
  case byLibrary(PhotoFormat, orientation: Int)
  /// There is none that could be decoded.
  case undecodable
  case notDecoded
  case absent
}

extension PhotoMetadataService {
  /// Analyses an open file, on the thread that asks.
  ///
  /// - Parameter path: what the file is named.
  package func report(
    of file: consuming RandomAccessFile, named path: SystemPath, depth: AnalysisDepth, hashing: Bool
  ) throws(MetaLensError) -> OriginalityReport {
    let facts = try facts(of: FileSource(file), path: path, depth: depth, hashing: hashing)
    return analysis.report(of: facts, depth: depth, at: clock(), name: FileName(ofPath: path.bytes))
  }

  /// Analyses bytes under a name, on the thread that asks.
  package func report(
    of bytes: [UInt8], named path: SystemPath, depth: AnalysisDepth, hashing: Bool
  ) throws(MetaLensError) -> OriginalityReport {
    do {
      return analysis.report(
        of: try decoder.decode(MemorySource(bytes), depth: depth, hashing: hashing), depth: depth,
        at: clock(), name: FileName(ofPath: path.bytes))
    } catch {
      throw MetaLensError(error, path: path)
    }
  }

  /// Analyses an open file, and decodes its picture as far as this process does.
  package func reportAndPicture(
    of file: consuming RandomAccessFile, named path: SystemPath, depth: AnalysisDepth, hashing: Bool,
    most: Int
  ) throws(MetaLensError) -> (report: OriginalityReport, picture: ReadPicture) {
    let source = FileSource(file)
    do {
      let facts = try facts(of: source, path: path, depth: depth, hashing: hashing)
      let report = analysis.report(
        of: facts, depth: depth, at: clock(), name: FileName(ofPath: path.bytes))
      let orientation = report.summary.orientation ?? 1
      if PictureLibrary(for: facts.format) != nil {
        return (report, .byLibrary(facts.format, orientation: orientation))
      }
      let (raster, otherwise) = try mainPicture(facts, of: source, orientation: orientation, most: most)
      guard try source.isUnchanged() else { throw PhotoReadingError.changedWhileRead }
      if let raster { return (report, .samples(raster, isEmbedded: facts.holdsPreviewForViewers)) }
      switch otherwise {
      case .absent: return (report, .absent)
      case .notDecoded: return (report, .notDecoded)
      default: return (report, .undecodable)
      }
    } catch {
      throw MetaLensError(reading: error, path: path)
    }
  }

  /// What a page shows of a picture that another process has read.
  ///
  /// - Parameter path: the photo, which nothing but a library's own process looks into.
  package func shown(
    _ picture: ReadPicture, at path: SystemPath, reduced: PhotoDossier.Wishes.Reduction
  ) throws(MetaLensError) -> PhotoDossier.Shown {
    switch picture {
    case .undecodable: return .undecodable
    case .notDecoded: return .notDecoded
    case .absent: return .absent
    case .samples(let raster, let isEmbedded):
      var coded = PictureToLookAt(coding: raster, quality: reduced.quality)
      coded?.isEmbedded = isEmbedded
      return coded.map { .picture($0) } ?? .undecodable
    case .byLibrary(let format, let orientation):
      guard let library = PictureLibrary(for: format), let executable = pictureExecutable else {
        return .notDecoded
      }
      let helper = PictureHelper(executable: executable)
      do {
        switch try helper.raster(
          of: FileSource(opening: path), by: library, orientation: orientation, most: reduced.side,
          limits: limits)
        {
        case .success(let raster):
          return PictureToLookAt(coding: raster, quality: reduced.quality).map { .picture($0) }
            ?? .undecodable
        case .failure(.tooLarge): return .undecodable
        case .failure(let refusal): return .refused(refusal)
        }
      } catch {
        throw MetaLensError(reading: error, path: path)
      }
    }
  }

  /// Has everything loaded that reading asks the system for later: for a process that can't open files any more.
  package static func prepareForConfinement() {
    TextConversion.load(GuessedText.Encoding.allCases.map(\.converter) + ["ISO-2022-JP"])
    // libcrypto reads its settings when it is first used.
    _ = SHA256Stream.digest(of: [])
  }
}
