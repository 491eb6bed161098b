package import MetaLensPlatform

/// A search for stored reports, by conditions as a person types them, which are checked all at once.
package struct SearchReports: Sendable {
  /// The conditions; a report is found if it meets all that are set.
  package struct Input: Sendable, Equatable {
    /// The conditions that need no reading: scores from 0 to 100, badges, verdicts, texts, and paths, which may be
    /// relative, and may be the names of photos that were sent.
    package var query = ReportQuery()
    /// `2024`, `2024-05`, `2024-05-30` or `2024-05-30T12:00:00`, by the camera's clock; finds photos taken at its
    /// beginning or later.
    package var takenAfter: String?
    /// A date in the same form; finds photos taken before its beginning.
    package var takenBefore: String?
    /// A date in the same form, in UTC, also with `Z` after the seconds, as reports state it; finds photos analyzed at
    /// its beginning or later.
    package var analyzedAfter: String?
    /// A date in the same form, in UTC; finds photos analyzed before its beginning.
    package var analyzedBefore: String?
    /// South, west, north and east in degrees, separated by commas.
    package var box: String?

    package init() {}

    /// Whether there is no condition.
    package var isEmpty: Bool { self == Input() }
  }

  /// The checked conditions.
  package let query: ReportQuery

  /// Checks the conditions; throws an error that lists everything that is wrong with them.
  package init(_ input: Input, directory: SystemPath? = .current) throws(InvalidInput) {
    var query = input.query
    var problems: [InvalidInput.Problem] = []
    for (name, score) in [("min-score", query.minimumScore), ("max-score", query.maximumScore)] {
      if let score, !(0...100).contains(score) {
        problems.append(.init(name, "\(score) isn't a whole number from 0 to 100"))
      }
    }
    if let minimum = query.minimumScore, let maximum = query.maximumScore, minimum > maximum {
      problems.append(.init("min-score", "\(minimum) is above --max-score \(maximum)"))
    }
    for (name, text) in [("camera", query.camera), ("software", query.software)] where text == "" {
      problems.append(.init(name, "an empty text is in every other"))
    }
    func moment(_ name: String, _ text: String?, isUTC: Bool = false) -> Int? {
      guard let text else { return nil }
      if let moment = Self.beginning(of: text, isUTC: isUTC) { return moment }
      problems.append(
        .init(name, "“\(text)” isn't a date such as 2024, 2024-05, 2024-05-30 or 2024-05-30T12:00:00"))
      return nil
    }
    query.takenFrom = moment("taken-after", input.takenAfter)
    query.takenBefore = moment("taken-before", input.takenBefore)
    query.analyzedFrom = moment("analyzed-after", input.analyzedAfter, isUTC: true)
    query.analyzedBefore = moment("analyzed-before", input.analyzedBefore, isUTC: true)
    for (name, from, before) in [
      ("taken-before", query.takenFrom, query.takenBefore),
      ("analyzed-before", query.analyzedFrom, query.analyzedBefore),
    ] {
      if let from, let before, before <= from { problems.append(.init(name, "it ends before it begins")) }
    }
    query.box = input.box.flatMap(Self.box)
    if let box = input.box, query.box == nil {
      problems.append(
        .init(
          "box",
          "“\(box)” isn't SOUTH,WEST,NORTH,EAST in degrees, south below north, such as 47.2,5.8,55.1,15.1"))
    }
    query.names = query.paths.flatMap(Self.names)
    query.paths = query.paths.map { $0.absolute(in: directory) }
    guard problems.isEmpty else { throw InvalidInput(problems: problems) }
    self.query = query
  }

  /// Passes what is found to `take`, in the order of paths; returns the number of damaged rows.
  package func run(
    in repository: any ReportRepository, _ take: (StoredReport) -> Bool
  ) throws(RepositoryError) -> Int {
    try repository.search(query, take)
  }

  /// How many reports a condition leaves out because they don't state what it is about.
  package struct Unstated: Sendable, Equatable {
    /// The number of reports without a date; 0 if there is no condition on when photos were taken.
    package var dates = 0
    /// The number of reports without a position; 0 if there is no condition on where photos were taken.
    package var positions = 0
    /// The number of reports that state no path and have none of the names; 0 if no path is named.
    package var paths = 0

    package init() {}
  }

  /// Counts the reports that meet all other conditions than those on when and where photos were taken, or than that on
  /// paths, and don't state what these ask for.
  package func unstated(in repository: any ReportRepository) throws(RepositoryError) -> Unstated {
    var rest = query
    (rest.takenFrom, rest.takenBefore, rest.box) = (nil, nil, nil)
    var unstated = Unstated()
    if query.takenFrom != nil || query.takenBefore != nil {
      rest.lack = .date
      unstated.dates = try repository.count(rest)
    }
    if query.box != nil {
      rest.lack = .position
      unstated.positions = try repository.count(rest)
    }
    if !query.paths.isEmpty {
      rest = query
      rest.lack = .path
      (rest.paths, rest.names) = ([], [])
      unstated.paths = try repository.count(rest)
      // No path finds them, only a name.
      rest.names = query.names
      if unstated.paths > 0, !rest.names.isEmpty {
        // Another run may save reports between the two.
        unstated.paths = max(0, unstated.paths - (try repository.count(rest)))
      }
    }
    return unstated
  }

  /// Returns the names that a path means as well: its own as it was written, for a photo that was sent under it, and
  /// for a redacted report, which keeps no directory, if the path has none.
  private static func names(of path: SystemPath) -> [ReportQuery.Name] {
    let own = path.lexical(in: nil)
    let last = own.lastComponent
    // These name directories of this machine, and no photo.
    guard ![SystemPath("/"), SystemPath("."), SystemPath("..")].contains(last) else { return [] }
    // A name is kept as it was sent, even if it contains `..` or doubled slashes.
    let sent = own.isAbsolute ? [] : own == path ? [own] : [own, path]
    return sent.map { ReportQuery.Name(path: $0, isOfRedacted: false) }
      + (own == last ? [ReportQuery.Name(path: last, isOfRedacted: true)] : [])
  }

  /// Returns the beginning of a year, a month, a day or a moment, in seconds since 1970 of the clock that it is stated
  /// in.
  ///
  /// - Parameter isUTC: whether that clock is UTC, so that a moment with seconds may end with `Z`.
  private static func beginning(of text: String, isUTC: Bool) -> Int? {
    let text = isUTC && text.utf8.count == 20 && text.hasSuffix("Z") ? String(text.dropLast()) : text
    // Parts that a date leaves out are filled in with the earliest value.
    let whole = "0000-01-01T00:00:00"
    guard [4, 7, 10, 16, 19].contains(text.utf8.count), text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    let time = CaptureTime(iso8601: text + whole.dropFirst(text.utf8.count))
    return time.flatMap { $0.offsetMinutes == nil && $0.subsecond == nil ? $0.clockSeconds : nil }
  }

  private static func box(_ text: String) -> ReportQuery.Box? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(part.drop { $0 == " " })
    }
    guard numbers.count == 4, let south = numbers[0], let west = numbers[1], let north = numbers[2],
      let east = numbers[3], Coordinate(latitude: south, longitude: west) != nil,
      Coordinate(latitude: north, longitude: east) != nil, south <= north
    else { return nil }
    return ReportQuery.Box(south: south, west: west, north: north, east: east)
  }
}
