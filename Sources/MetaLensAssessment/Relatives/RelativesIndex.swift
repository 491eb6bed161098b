package import MetaLensPlatform

/// The traits and paths of all photos of a run, some hundred bytes each besides the path.
package struct RelativesIndex: Sendable {
  /// The index in `names` at which each photo's path ends.
  private var ends: [Int] = []
  private var names: [UInt8] = []
  private(set) var traits: [RelativeTraits] = []
  /// The row that shows each photo, from 1; 0 if none does.
  private var rows: [UInt32] = []

  package init() {}

  /// Adds a photo; photos come in the order of their paths.
  ///
  /// - Parameters:
  ///   - path: the path, as output may show it.
  ///   - row: the row that shows the photo, from 1; 0 if none does.
  package mutating func add(_ traits: RelativeTraits, path: SystemPath, row: Int = 0) {
    names += path.bytes
    ends.append(names.count)
    self.traits.append(traits)
    rows.append(UInt32(clamping: row))
  }

  package func path(of photo: Int) -> SystemPath {
    SystemPath(bytes: Array(names[(photo == 0 ? 0 : ends[photo - 1])..<ends[photo]]))
  }

  /// Returns the row that shows a photo; nil if none does.
  package func row(of photo: Int) -> Int? { rows[photo] == 0 ? nil : Int(rows[photo]) }

  /// Returns the number of photos for which this kind's trait isn't known.
  package func missing(_ kind: RelativeKind) -> Int { traits.count(where: { !kind.isKnown(of: $0) }) }
}

/// The ways in which photos are the same or related, the closest first.
package enum RelativeKind: String, Sendable, Hashable, CaseIterable {
  case sameBytes
  /// The coded picture is the same, but the files differ.
  case samePicture
  /// Maker, model and serial number are the same.
  case sameCamera
  /// The pictures look alike but are coded differently.
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
