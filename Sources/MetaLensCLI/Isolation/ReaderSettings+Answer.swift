import MetaLensKit

extension ReaderSettings {
  /// What a process that reads photos answers for each of them.
  enum Answer: Sendable, Equatable, CaseIterable, RawRepresentable {
    /// A row of the output.
    case row
    /// The report, for whatever needs more than its row, and what is wanted besides.
    case photo(PhotoDossier.Wishes)
    /// The comparison of the two photos that each request contains.
    case comparison

    static let allCases: [Self] =
      [Self.row, .comparison]
      + (0...PhotoDossier.Wishes.all.rawValue).map { Self.photo(PhotoDossier.Wishes(rawValue: $0)) }

    /// The answer's name in a message.
    var rawValue: String {
      switch self {
      case .row: "row"
      case .photo(let wishes): "photo\(wishes.rawValue)"
      case .comparison: "comparison"
      }
    }

    /// What is wanted of a photo besides its report.
    var wishes: PhotoDossier.Wishes { if case .photo(let wishes) = self { wishes } else { [] } }

    init?(rawValue: String) {
      guard let answer = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = answer
    }
  }
}
