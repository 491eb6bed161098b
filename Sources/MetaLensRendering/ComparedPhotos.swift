package import MetaLensAssessment

/// A comparison of two photos as it is shown: the two answers, and every difference, in the order in which they are
/// shown.
package struct ComparedPhotos: Sendable, Equatable {
  /// One of the two files.
  package struct File: Sendable, Equatable {
    package var byteCount: Int
    package var format: String
    package var sha256: String?
    /// Whether the file is a JPEG XL that was losslessly made from a JPEG.
    package var holdsJPEG: Bool
    /// The kind of the file's coded picture; nil if it isn't known.
    package var picture: PhotoInspection.PictureKind?

    package init(
      byteCount: Int, format: String, sha256: String?, holdsJPEG: Bool = false,
      picture: PhotoInspection.PictureKind? = nil
    ) {
      self.byteCount = byteCount
      self.format = format
      self.sha256 = sha256
      self.holdsJPEG = holdsJPEG
      self.picture = picture
    }
  }

  /// A difference, independent of any language; `ComparedWords` puts it into words.
  package struct Row: Sendable, Equatable {
    package var name: String
    /// The first file's value; nil if it has none.
    package var first: String?
    /// The second file's value; nil if it has none.
    package var second: String?
    /// The offset of the first byte that differs between two values that look the same, from 0; nil for other values.
    package var differsFrom: Int?

    package init(name: String, first: String?, second: String?, differsFrom: Int? = nil) {
      self.name = name
      self.first = first
      self.second = second
      self.differsFrom = differsFrom
    }
  }

  /// The differences of one kind: those that are shown, and the number of all.
  package struct Kind: Sendable, Equatable {
    /// The maximum number of differences of one kind that are shown.
    package static let maximum = 500

    package var shown: [Row]
    package var count: Int

    package init(shown: [Row], count: Int) {
      self.shown = shown
      self.count = count
    }
  }

  /// The headings of the kinds, in the order of `CompareReport.rows`.
  package static let headings: [MessageKey] = [
    .compareCoding, .compareSegments, .compareParts, .compareMetadata, .compareExif, .compareXmp,
    .compareIptc,
  ]

  package var areSameBytes: Bool
  /// Whether the coded picture is the same; nil if that can't be determined.
  package var isSamePicture: Bool?
  /// Whether two pictures that are coded differently decode to the same coefficients; nil if that wasn't compared.
  package var areSameCoefficients: Bool?
  /// Whether two raw files contain the same previews; nil if that isn't known.
  package var areSamePreviews: Bool?
  /// The preview in one file that is the other's picture; nil if there is none.
  package var heldPicture: PhotoComparison.HeldPicture?
  /// Whether the pictures look alike; nil if they weren't compared.
  package var areLookingAlike: Bool?
  /// What kept the looks from being compared; nil if they were, or if there was nothing to compare.
  package var uncomparedLooks: PhotoComparison.UncomparedLooks?
  /// The camera and the moment that both files agree on.
  package var origin = PhotoComparison.Origin()
  /// Where the bytes first differ; nil if they don't, or if that wasn't determined.
  package var firstDifference: PhotoComparison.FirstDifference?
  /// The differences, one element for each heading.
  package var kinds: [Kind]
  package var files: [File]

  package init(
    areSameBytes: Bool, isSamePicture: Bool?, areSameCoefficients: Bool? = nil,
    firstDifference: PhotoComparison.FirstDifference? = nil, kinds: [Kind], files: [File]
  ) {
    self.areSameBytes = areSameBytes
    self.isSamePicture = isSamePicture
    self.areSameCoefficients = areSameCoefficients
    self.firstDifference = firstDifference
    self.kinds = kinds
    self.files = files
  }

  /// Makes the result to show from a comparison of two photos.
  package init(_ comparison: PhotoComparison, of first: PhotoInspection, _ second: PhotoInspection) {
    areSameBytes = comparison.areSameBytes
    isSamePicture = comparison.isSamePicture
    areSameCoefficients = comparison.areSameCoefficients
    areSamePreviews = comparison.areSamePreviews
    heldPicture = comparison.heldPicture
    areLookingAlike = comparison.areLookingAlike
    uncomparedLooks = comparison.uncomparedLooks
    origin = comparison.origin
    firstDifference = comparison.firstDifference
    kinds = CompareReport.rows(of: comparison).map {
      Kind(shown: Array($0.prefix(Kind.maximum)), count: $0.count)
    }
    files = [first, second].map {
      File(
        byteCount: $0.facts.byteCount, format: $0.facts.format.displayName, sha256: $0.facts.sha256,
        holdsJPEG: $0.holdsJPEG, picture: $0.pictureKind)
    }
  }

  /// Whether the bytes differ but nothing that is compared does, so that the files can't be called alike.
  package var differsElsewhere: Bool { !areSameBytes && kinds.allSatisfy { $0.count == 0 } }
}
