extension PhotoComparison {
  /// What keeps a file's picture from being compared by its looks.
  package enum LooksObstacle: String, Sendable, Hashable, CaseIterable {
    /// The file is neither a JPEG nor a raw file.
    case format
    /// It is a raw file without a JPEG preview that can be read.
    case preview
    /// The picture is incomplete or can't be decoded.
    case incomplete
    /// The picture is too small, or too flat, such as a sky or a black frame.
    case flat
  }

  /// What kept two pictures from being compared by their looks; at least one side states it.
  package struct UncomparedLooks: Sendable, Hashable {
    package let first: LooksObstacle?
    package let second: LooksObstacle?

    /// Returns nil if nothing keeps them.
    package init?(first: LooksObstacle?, second: LooksObstacle?) {
      guard first != nil || second != nil else { return nil }
      self.first = first
      self.second = second
    }

    /// The obstacles as JSON, by side.
    var json: JSONValue { .members(["first": first?.rawValue, "second": second?.rawValue]) }
  }
}
