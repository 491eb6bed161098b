import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensServing

/// Where photos that were sent are read: in walled processes, a few at once, the others in a line of bounded length.
struct PhotoDesk: Sendable {
  /// What a page shows of a photo, and what its row does.
  typealias Read =
    @Sendable (_ bytes: [UInt8], _ name: SystemPath) throws(MetaLensError) -> (
      dossier: PhotoDossier, small: PhotoDossier.Shown
    )
  /// A photo's report alone.
  typealias Report =
    @Sendable (_ bytes: [UInt8], _ name: SystemPath) throws(MetaLensError) -> OriginalityReport

  /// What two photos share, and where they differ.
  typealias Compare =
    @Sendable (_ first: [UInt8], _ second: [UInt8]) throws(MetaLensError) -> (
      compared: ComparedPhotos, pair: PicturePair
    )

  let slots: WorkSlots
  let redact: Bool
  let read: Read
  let report: Report
  /// Nil where nothing may be told that stands in photos: a comparison shows their values.
  var compare: Compare?
  /// Takes a report, before anything is taken out of it, to where reports are kept.
  var keep: (@Sendable (OriginalityReport, _ name: SystemPath, _ byteCount: Int) -> Void)?

  /// Whether somebody who came now would be told to come again.
  var isBusy: Bool { slots.isFull }

  /// A photo for a page; nil where too many wait.
  func photo(_ bytes: [UInt8], named name: SystemPath, id: String) -> ServedPhoto? {
    slots.work {
      do throws(MetaLensError) {
        var (dossier, small) = try read(bytes, name)
        keep?(dossier.report, name, bytes.count)
        let file = AnalyzedFile(of: name, outcome: .success(dossier.report), redacting: redact)
        if let report = file.report { dossier.report = report }
        if redact { dossier = Redaction.applied(to: dossier) }
        return ServedPhoto(id: id, file: file, dossier: dossier, small: small)
      } catch {
        let file = AnalyzedFile(of: name, outcome: .failure(error), redacting: redact)
        return ServedPhoto(id: id, file: file, dossier: nil, small: .notRead)
      }
    }
  }

  /// Two photos side by side; nil where too many wait.
  func comparison(
    of both: [UInt8], endingFirstAt count: Int, by compare: Compare
  ) -> Result<(compared: ComparedPhotos, pair: PicturePair), MetaLensError>? {
    slots.work {
      // Split only now, so that a waiting request holds its bytes once.
      Result { () throws(MetaLensError) in try compare(Array(both[..<count]), Array(both[count...])) }
    }
  }

  /// A photo for a program; nil where too many wait.
  ///
  /// - Parameter place: where the photo stands among the bytes; nil where they are it.
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
