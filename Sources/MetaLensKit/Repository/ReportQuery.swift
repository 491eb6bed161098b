package import MetaLensPlatform

/// Which stored reports are wanted: all conditions that are set must hold.
package struct ReportQuery: Sendable {
  /// A box on the globe; one whose west is east of its east crosses the date line.
  package struct Box: Sendable {
    package var south: Double
    package var west: Double
    package var north: Double
    package var east: Double

    package init(south: Double, west: Double, north: Double, east: Double) {
      self.south = south
      self.west = west
      self.north = north
      self.east = east
    }

    func holds(_ place: Coordinate) -> Bool {
      let isBetween =
        west <= east
        ? (west...east).contains(place.longitude) : place.longitude >= west || place.longitude <= east
      return place.latitude >= south && place.latitude <= north && isBetween
    }
  }

  /// The lowest score.
  package var leastScore: Int?
  /// The highest score.
  package var mostScore: Int?
  /// Badges; any where none is named.
  package var badges: Set<Badge> = []
  /// Verdicts; any where none is named.
  package var verdicts: Set<Verdict.Kind> = []
  /// A part of make and model, whatever its case.
  package var camera: String?
  /// A part of the program's name, whatever its case.
  package var software: String?
  /// Taken at this moment of the camera's clock or later (`CaptureTime.clockSeconds`).
  package var takenFrom: Int?
  /// Taken before this moment of the camera's clock.
  package var takenBefore: Int?
  /// Analysed at this moment or later, in seconds since 1970.
  package var analyzedFrom: Int?
  /// Analysed before this moment.
  package var analyzedBefore: Int?
  /// Where it was taken.
  package var box: Box?
  /// Absolute paths of files or directories: these and everything below them; any where none is named.
  package var paths: [SystemPath] = []

  package init() {}

  /// Whether a stored report is wanted.
  func holds(_ stored: StoredReport) -> Bool {
    let columns = ReportColumns(stored)
    func within(_ value: Int?, _ least: Int?, _ below: Int?) -> Bool {
      if least == nil, below == nil { return true }
      guard let value else { return false }
      return value >= least ?? .min && value < below ?? .max
    }
    return columns.score >= leastScore ?? 0 && columns.score <= mostScore ?? 100
      && (badges.isEmpty || badges.contains { $0.rawValue == columns.badge })
      && (verdicts.isEmpty || verdicts.contains { $0.rawValue == columns.verdict })
      && (camera.map { Self.isPart($0, of: columns.camera) } ?? true)
      && (software.map { Self.isPart($0, of: columns.software) } ?? true)
      && within(columns.taken, takenFrom, takenBefore)
      && within(columns.analyzed, analyzedFrom, analyzedBefore)
      && (box.map { box in stored.report.summary.location.map(box.holds) ?? false } ?? true)
      && (paths.isEmpty || paths.contains { Self.isPath(stored.path, below: $0) })
  }

  /// Case is that of ASCII alone, as SQLite's LIKE has it.
  private static func isPart(_ part: String, of text: String?) -> Bool {
    func lowered(_ text: String) -> [UInt8] { text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 } }
    let (part, text) = (lowered(part), lowered(text ?? ""))
    if part.isEmpty { return true }
    return text.indices.contains { text[$0...].starts(with: part) }
  }

  private static func isPath(_ path: SystemPath, below directory: SystemPath) -> Bool {
    path == directory || path.bytes.starts(with: directory.appending([]).bytes)
  }
}
