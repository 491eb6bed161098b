extension ReaderSettings {
  /// What a process that reads photos answers for each of them.
  enum Answer: Sendable, Equatable, CaseIterable, RawRepresentable {
    /// A row of the output.
    case row
    /// The report, for whatever needs more than its row; if wanted, with the photo's picture, and with the digests that
    /// related photos are found by.
    case report(picture: Bool = false, relatives: Bool = false)
    /// Everything that a page of one photo shows; the photo comes as bytes with a name.
    case exhibit
    /// The comparison of the two photos that each request contains.
    case comparison

    static let allCases: [Self] = [
      .row, .report(), .report(relatives: true), .report(picture: true),
      .report(picture: true, relatives: true), .exhibit, .comparison,
    ]

    /// The answer's name in a message.
    var rawValue: String {
      switch self {
      case .row: "row"
      case .report(let picture, let relatives):
        "report" + (picture ? "+picture" : "") + (relatives ? "+relatives" : "")
      case .exhibit: "exhibit"
      case .comparison: "comparison"
      }
    }

    init?(rawValue: String) {
      guard let answer = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = answer
    }
  }
}
