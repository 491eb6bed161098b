import MetaLensKit

/// What a person is told of two photos side by side: the two answers, and every difference, in the order people read them.
struct ComparedPhotos: Sendable, Equatable {
  /// A file of the two.
  struct File: Sendable, Equatable {
    var byteCount: Int
    var format: String
    var sha256: String?
  }

  /// Differences of one kind: those that are shown, and how many there are.
  struct Kind: Sendable, Equatable {
    /// Differences shown of one kind.
    static let most = 500

    var shown: [PhotoComparison.Difference]
    var count: Int
  }

  /// What the kinds are called, in their order.
  static let headings: [MessageKey] = [
    .compareCoding, .compareSegments, .compareParts, .compareMetadata, .compareExif, .pageCompareXmp,
  ]

  var areSameBytes: Bool
  /// Whether the coded picture is the same; nil where that can't be told.
  var isSamePicture: Bool?
  /// One for each heading.
  var kinds: [Kind]
  var files: [File]

  init(areSameBytes: Bool, isSamePicture: Bool?, kinds: [Kind], files: [File]) {
    self.areSameBytes = areSameBytes
    self.isSamePicture = isSamePicture
    self.kinds = kinds
    self.files = files
  }

  /// What a comparison of two photos found, and what the page shows of them besides.
  init(_ comparison: PhotoComparison, of first: PhotoInspection, _ second: PhotoInspection) {
    areSameBytes = comparison.areSameBytes
    isSamePicture = comparison.isSamePicture
    let xmp = areSameBytes ? [] : PhotoComparison.xmp(first, second)
    let rows: [MessageKey: [CompareReport.Row]] = Dictionary(
      CompareReport.rows(of: comparison)
        + [(.pageCompareXmp, xmp.map { ($0.name, $0.first, $0.second) })]
    ) { $0 + $1 }
    kinds = Self.headings.map { heading in
      let rows = rows[heading] ?? []
      return Kind(
        shown: rows.prefix(Kind.most).map { .init(name: $0.name, first: $0.first, second: $0.second) },
        count: rows.count)
    }
    files = [first, second].map {
      File(
        byteCount: $0.facts.byteCount, format: $0.facts.format.displayName, sha256: $0.facts.sha256)
    }
  }

  /// The two answers.
  var answers: [MessageKey] {
    CompareReport.answers(areSameBytes: areSameBytes, isSamePicture: isSamePicture)
  }
}
