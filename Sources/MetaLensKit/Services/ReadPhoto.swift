import MetaLensDecoding

/// What reading gives of a photo: the report, and from what is wanted besides, all that the photo's bytes are parsed
/// for.
///
/// A confined process returns it. Encoding the pictures, hashing, and copying out of the photo's bytes are left to
/// whoever shows the photo.
package struct ReadPhoto: Sendable, Equatable {
  package var report: OriginalityReport
  /// The dates that the file and its name state; empty unless details are wanted.
  package var dates: [DatedClaim]
  /// The main picture; `notDecoded` if pictures aren't wanted.
  package var picture: ReadPicture
  /// The EXIF thumbnail; `byLibrary` if there is none and the container has a small picture of its own, which isn't
  /// decoded.
  package var thumbnail: ReadPicture
  /// The digests that related photos are found by; nil unless they are wanted.
  package var traits: RelativeTraits?

  package init(
    report: OriginalityReport, dates: [DatedClaim] = [], picture: ReadPicture = .notDecoded,
    thumbnail: ReadPicture = .notDecoded, traits: RelativeTraits? = nil
  ) {
    self.report = report
    self.dates = dates
    self.picture = picture
    self.thumbnail = thumbnail
    self.traits = traits
  }
}

extension PhotoDossier.Wishes {
  /// The maximum length of the longer side to which the main picture is decoded, in pixels.
  package var side: Int { contains(.details) ? DisplayPicture.maximumSide : DisplayPicture.smallSide }
}
