package import MetaLensAssessment

/// What a person is told of two photos side by side: the two answers, and every difference, in the order people read them.
package struct ComparedPhotos: Sendable, Equatable {
  /// A file of the two.
  package struct File: Sendable, Equatable {
    package var byteCount: Int
    package var format: String
    package var sha256: String?
    /// Whether it is a JPEG XL that was losslessly made of a JPEG.
    package var holdsJPEG: Bool
    /// What its coded picture is; nil where that isn't known.
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

  /// A difference of some kind, in no language yet; `ComparedWords` has it in one.
  package struct Row: Sendable, Equatable {
    package var name: String
    /// The first file's value; nil where it has none.
    package var first: String?
    /// The second file's value.
    package var second: String?
    /// From which byte on two values differ that read alike, from 0; nil of others.
    package var differsFrom: Int?

    package init(name: String, first: String?, second: String?, differsFrom: Int? = nil) {
      self.name = name
      self.first = first
      self.second = second
      self.differsFrom = differsFrom
    }
  }

  /// Differences of one kind: those that are shown, and how many there are.
  package struct Kind: Sendable, Equatable {
    /// Differences shown of one kind.
    package static let maximum = 500

    package var shown: [Row]
    package var count: Int

    package init(shown: [Row], count: Int) {
      self.shown = shown
      self.count = count
    }
  }

  /// What the kinds are called, in the order of `CompareReport.rows`.
  package static let headings: [MessageKey] = [
    .compareCoding, .compareSegments, .compareParts, .compareMetadata, .compareExif, .compareXmp,
    .compareIptc,
  ]

  package var areSameBytes: Bool
  /// Whether the coded picture is the same; nil where that can't be told.
  package var isSamePicture: Bool?
  /// Whether two that are coded otherwise decode from the same coefficients; nil where nobody looked.
  package var areSameCoefficients: Bool?
  /// Whether two raw files hold the same previews; nil where that isn't known.
  package var areSamePreviews: Bool?
  /// The preview in one file that is the other's picture; nil where there is none.
  package var heldPicture: PhotoComparison.HeldPicture?
  /// Whether the pictures look alike; nil where nobody looked.
  package var areLookingAlike: Bool?
  /// What both files state of camera and moment.
  package var origin = PhotoComparison.Origin()
  /// Where the bytes differ first; nil where they don't, or nobody looked.
  package var firstDifference: PhotoComparison.FirstDifference?
  /// One for each heading.
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

  /// What a comparison of two photos found, and what the page shows of them besides.
  package init(_ comparison: PhotoComparison, of first: PhotoInspection, _ second: PhotoInspection) {
    areSameBytes = comparison.areSameBytes
    isSamePicture = comparison.isSamePicture
    areSameCoefficients = comparison.areSameCoefficients
    areSamePreviews = comparison.areSamePreviews
    heldPicture = comparison.heldPicture
    areLookingAlike = comparison.areLookingAlike
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

  /// Whether the bytes differ, and nothing that is compared tells more of it: no ground to call the files alike.
  package var differsElsewhere: Bool { !areSameBytes && kinds.allSatisfy { $0.count == 0 } }
}
