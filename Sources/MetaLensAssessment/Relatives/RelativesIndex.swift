package import MetaLensPlatform

/// The photos of a run by what tells that they are the same or related: some hundred bytes each, and their paths.
package struct RelativesIndex: Sendable {
  /// A photo's path ends here in `names`.
  private var ends: [Int] = []
  private var names: [UInt8] = []
  private(set) var traits: [RelativeTraits] = []
  /// The row that shows each, from 1; 0 where none does.
  private var rows: [UInt32] = []

  package init() {}

  /// Adds a photo; photos come in the order of their paths.
  ///
  /// - Parameters:
  ///   - path: as output may tell it.
  ///   - row: the row that shows it, from 1; 0 where none does.
  package mutating func add(_ traits: RelativeTraits, path: SystemPath, row: Int = 0) {
    names += path.bytes
    ends.append(names.count)
    self.traits.append(traits)
    rows.append(UInt32(clamping: row))
  }

  /// A photo's path.
  package func path(of photo: Int) -> SystemPath {
    SystemPath(bytes: Array(names[(photo == 0 ? 0 : ends[photo - 1])..<ends[photo]]))
  }

  /// The row that shows a photo; nil if none does.
  package func row(of photo: Int) -> Int? { rows[photo] == 0 ? nil : Int(rows[photo]) }

  /// How many photos nothing can be said of.
  package func missing(_ kind: RelativeKind) -> Int { traits.count(where: { !kind.isKnown(of: $0) }) }
}

/// How photos are the same or related, the closest first.
package enum RelativeKind: String, Sendable, Hashable, CaseIterable {
  /// All bytes are the same.
  case sameBytes
  /// The coded picture is the same, and something else isn't.
  case samePicture
  /// Maker, model and serial number are the same.
  case sameCamera
  /// The pictures look alike, and are coded otherwise.
  case lookAlike

  func isKnown(of traits: RelativeTraits) -> Bool {
    switch self {
    case .sameBytes: traits.file.isMade
    case .samePicture: traits.picture.isMade
    case .sameCamera: traits.serial.isMade
    case .lookAlike: traits.likeness != 0
    }
  }
}
