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
    package private(set) var first: LooksObstacle?
    package private(set) var second: LooksObstacle?

    /// Returns nil if nothing keeps them.
    package init?(first: LooksObstacle?, second: LooksObstacle?) {
      guard first != nil || second != nil else { return nil }
      self.first = first
      self.second = second
    }

    private init() {}
  }
}

extension PhotoComparison.LooksObstacle: JSONName {}

extension PhotoComparison.UncomparedLooks: JSONObject {
  package static var blank: Self { Self() }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("first", &first)
    pass.field("second", &second)
    pass.require(first != nil || second != nil, "first", "a reason")
  }
}
