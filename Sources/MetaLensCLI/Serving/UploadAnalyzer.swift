import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensServing

/// Reads photos that were sent: in confined processes, a few at once, while a limited number of others waits.
struct UploadAnalyzer: Sendable {
  /// Reads a photo for a page and for its row.
  typealias Read =
    @Sendable (_ bytes: [UInt8], _ name: SystemPath) throws(MetaLensError) -> PhotoDossier
  /// Reads a photo and returns only its report.
  typealias Report =
    @Sendable (_ bytes: [UInt8], _ name: SystemPath) throws(MetaLensError) -> OriginalityReport

  typealias Compare =
    @Sendable (_ first: [UInt8], _ second: [UInt8]) throws(MetaLensError) -> (
      compared: ComparedPhotos, pair: PicturePair
    )

  let slots: WorkSlots
  let redact: Bool
  let read: Read
  let report: Report
  /// The comparison; nil with redaction, since a comparison shows the photos' values.
  var compare: Compare?
  /// Passes a report, before redaction, to the store; nil if reports aren't stored.
  var keep: (@Sendable (OriginalityReport, _ name: SystemPath, _ byteCount: Int) -> Void)?

  /// Whether a further request would be refused because too many wait.
  var isBusy: Bool { slots.isFull }

  /// Returns a photo for a page; nil if too many wait.
  func photo(_ bytes: [UInt8], named name: SystemPath, id: String) -> ServedPhoto? {
    slots.work {
      do throws(MetaLensError) {
        var dossier = try read(bytes, name)
        keep?(dossier.report, name, bytes.count)
        let file = AnalyzedFile(of: name, outcome: .success(dossier.report), redacting: redact)
        if let report = file.report { dossier.report = report }
        if redact { dossier = Redaction.applied(to: dossier) }
        return ServedPhoto(id: id, file: file, dossier: dossier)
      } catch {
        let file = AnalyzedFile(of: name, outcome: .failure(error), redacting: redact)
        return ServedPhoto(id: id, file: file, dossier: nil)
      }
    }
  }

  /// Returns the comparison of two photos; nil if too many wait.
  func comparison(
    of both: [UInt8], endingFirstAt count: Int, by compare: Compare
  ) -> Result<(compared: ComparedPhotos, pair: PicturePair), MetaLensError>? {
    slots.work {
      // Split only now, so that a waiting request holds its bytes only once.
      Result { () throws(MetaLensError) in try compare(Array(both[..<count]), Array(both[count...])) }
    }
  }

  /// Returns a photo for a program; nil if too many wait.
  ///
  /// - Parameter place: the photo's range within the bytes; nil if all bytes are the photo.
  func file(_ bytes: [UInt8], in place: Range<Int>? = nil, named name: SystemPath) -> AnalyzedFile? {
    slots.work {
      do throws(MetaLensError) {
        let bytes = place.map { Array(bytes[$0]) } ?? bytes
        let report = try report(bytes, name)
        keep?(report, name, bytes.count)
        return AnalyzedFile(of: name, outcome: .success(report), redacting: redact)
      } catch {
        return AnalyzedFile(of: name, outcome: .failure(error), redacting: redact)
      }
    }
  }
}
