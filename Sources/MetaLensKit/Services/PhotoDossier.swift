package import MetaLensFacts

/// A report with what a page about it shows besides: dates, bytes at the places it names, pictures.
package struct PhotoDossier: Sendable {
  /// A picture, or why there is none.
  package enum Shown: Sendable, Hashable {
    /// Made anew of decoded samples.
    case picture(PictureToLookAt)
    /// The depth doesn't read it.
    case notRead
    /// Pictures of the format aren't decoded.
    case notDecoded
    /// The photo has no such picture.
    case absent
    /// The picture can't be decoded within the limits.
    case undecodable
    /// The picture was asked to be left out.
    case withheld
  }

  /// The report.
  package var report: OriginalityReport
  /// Dates that the file and its name state.
  package var dates: [DatedClaim]
  /// Bytes at the offsets that evidence and dates name, 32 at most each.
  package var excerpts: [Int: [UInt8]]
  /// The main picture.
  package var picture: Shown
  /// The EXIF thumbnail.
  package var thumbnail: Shown

  /// Bytes shown of one place.
  package static let excerptBytes = 32
  /// Places shown of one flag.
  package static let mostPlaces = 8
  /// Places whose bytes are read.
  static let mostExcerpts = 600

  /// Makes a dossier; without more, of a report alone.
  package init(
    report: OriginalityReport, dates: [DatedClaim] = [], excerpts: [Int: [UInt8]] = [:],
    picture: Shown = .notRead, thumbnail: Shown = .notRead
  ) {
    self.report = report
    self.dates = dates
    self.excerpts = excerpts
    self.picture = picture
    self.thumbnail = thumbnail
  }

  /// The offsets that the page shows, each once, at most `mostExcerpts`.
  package var offsets: [Int] {
    var seen: Set<Int> = []
    var offsets: [Int] = []
    func note(_ evidence: Evidence) {
      guard let offset = evidence.offset, offsets.count < Self.mostExcerpts, seen.insert(offset).inserted
      else { return }
      offsets.append(offset)
    }
    for flag in report.flags { flag.evidence.prefix(Self.mostPlaces).forEach(note) }
    for date in dates { note(date.evidence) }
    return offsets
  }
}
