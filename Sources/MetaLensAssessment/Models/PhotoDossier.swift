/// A report with what a page about it shows besides: dates, bytes at the places it names, pictures.
package struct PhotoDossier: Sendable {
  /// A picture, or why there is none.
  package enum Shown: Sendable, Equatable {
    /// Made anew of decoded samples.
    case picture(PictureToLookAt)
    /// The depth doesn't read it.
    case notRead
    /// Pictures of the format aren't decoded.
    case notDecoded
    /// Only the main picture is decoded of this format.
    case mainOnly
    /// The photo has no such picture.
    case absent
    /// The thumbnail is packed in the file.
    case packed
    /// The picture can't be decoded within the limits.
    case undecodable
    /// The library that decodes its format didn't.
    case refused(PictureRefusal)
    /// The picture was asked to be left out.
    case withheld
  }

  /// What a page asks for beside the report; what it doesn't show isn't paid for.
  package struct Wishes: Sendable {
    /// Whether pictures are made.
    package var pictures: Bool
    /// Whether the EXIF thumbnail, the bytes at the places and MD5 are wanted too.
    package var details = true
    /// The longer side of the picture in pixels, and libjpeg's quality; nil for the page of one photo's own.
    package var reduced: Reduction?
    /// Whether what tells the photo's relatives is wanted.
    package var relatives = false

    /// How far a picture is reduced.
    package struct Reduction: Sendable {
      /// The longer side at most, in pixels.
      package var side: Int
      /// libjpeg's quality, 1 to 100.
      package var quality: Int

      package init(side: Int, quality: Int) {
        self.side = side
        self.quality = quality
      }
    }

    package init(pictures: Bool = true, details: Bool = true, reduced: Reduction? = nil) {
      self.pictures = pictures
      self.details = details
      self.reduced = reduced
    }
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
  /// The file's MD5 in lower-case hexadecimal; nil if none was made.
  package var md5: String?
  /// What tells the photo's relatives; nil if nobody asked.
  package var traits: RelativeTraits?

  /// Bytes shown of one place.
  package static let excerptBytes = 32
  /// Places shown of one flag.
  package static let maximumPlaces = 8
  /// Places whose bytes are read.
  static let maximumExcerpts = 600

  /// Makes a dossier; without more, of a report alone.
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
