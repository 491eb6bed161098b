/// A report with everything else that its page shows: dates, bytes at the places that it names, pictures.
package struct PhotoDossier: Sendable {
  /// A picture, or the reason why there is none.
  package enum Shown: Sendable, Equatable {
    /// A picture that was encoded anew from decoded samples.
    case picture(DisplayPicture)
    /// The depth doesn't read the picture.
    case notRead
    /// Pictures of the format aren't decoded.
    case notDecoded
    /// Only the main picture is decoded of this format.
    case mainOnly
    /// The photo has no such picture.
    case absent
    /// The thumbnail is in compressed metadata, so that it has no bytes of its own in the file.
    case packed
    /// The picture can't be decoded: it is damaged, or beyond the limits.
    case undecodable
    /// The library for the format failed to decode the picture.
    case refused(PictureRefusal)
    /// The picture was left out on request.
    case withheld
  }

  /// What is wanted besides the report; anything else isn't computed.
  package struct Wishes: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Pictures; without this wish they are withheld.
    package static let pictures = Wishes(rawValue: 1)
    /// What the page of a single photo shows: the large picture, the EXIF thumbnail, dates, the bytes at the places in
    /// the report, and MD5.
    package static let details = Wishes(rawValue: 2)
    /// The small picture of a row.
    package static let small = Wishes(rawValue: 4)
    /// The digests that related photos are found by.
    package static let relatives = Wishes(rawValue: 8)

    package static let all: Wishes = [.pictures, .details, .small, .relatives]

    /// Returns what stands in place of pictures at a depth; nil if there are pictures.
    package func standIn(at depth: AnalysisDepth) -> Shown? {
      guard contains(.pictures) else { return .withheld }
      return depth == .pixels ? nil : .notRead
    }
  }

  package var report: OriginalityReport
  /// The dates that the file and its name state.
  package var dates: [DatedClaim]
  /// The bytes at the offsets that evidence and dates name, at most 32 at each.
  package var excerpts: [Int: [UInt8]]
  /// The main picture.
  package var picture: Shown
  /// The EXIF thumbnail.
  package var thumbnail: Shown
  /// The main picture as small as a row shows it.
  package var small = Shown.notRead
  /// The file's MD5 in lower-case hexadecimal; nil if it wasn't computed.
  package var md5: String?
  /// The digests that related photos are found by; nil if they weren't asked for.
  package var traits: RelativeTraits?

  /// The number of bytes shown at one place.
  package static let excerptBytes = 32
  /// The maximum number of places shown for one flag.
  package static let maximumPlaces = 8
  /// The maximum number of places whose bytes are read.
  static let maximumExcerpts = 600

  /// Makes a dossier; by default one with only a report.
  package init(
    report: OriginalityReport, dates: [DatedClaim] = [], excerpts: [Int: [UInt8]] = [:],
    picture: Shown = .notRead, thumbnail: Shown = .notRead, md5: String? = nil
  ) {
    self.report = report
    self.dates = dates
    self.excerpts = excerpts
    self.picture = picture
    self.thumbnail = thumbnail
    self.md5 = md5
  }

  /// The offsets that the page shows, each once, at most `maximumExcerpts`.
  package var offsets: [Int] {
    var seen: Set<Int> = []
    var offsets: [Int] = []
    func note(_ evidence: Evidence) {
      guard let offset = evidence.offset, offsets.count < Self.maximumExcerpts, seen.insert(offset).inserted
      else { return }
      offsets.append(offset)
    }
    for flag in report.flags { flag.evidence.prefix(Self.maximumPlaces).forEach(note) }
    for date in dates { note(date.evidence) }
    return offsets
  }
}
