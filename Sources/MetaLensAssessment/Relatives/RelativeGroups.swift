/// Groups of photos that are the same or related in one way.
///
/// Photos are in the order of their paths, groups in the order of their first photos. Only groups of photos that look
/// alike share photos with each other.
package struct RelativeGroups: Sendable {
  package let kind: RelativeKind
  /// Whether the search was cut short because it would have taken too long.
  package private(set) var isCut = false
  private var members: [UInt32] = []
  private var ranges: [Range<Int>] = []

  package var count: Int { ranges.count }
  /// The number of photos that are in a group; each counts once, however many groups it is in.
  package private(set) var photoCount = 0

  /// Returns the photos of a group, at least two.
  package subscript(_ group: Int) -> [Int] { members[ranges[group]].map { Int($0) } }

  package init(_ kind: RelativeKind, of index: RelativesIndex) {
    self.kind = kind
    let traits = index.traits
    switch kind {
    case .sameBytes:
      gather(sorted(traits) { $0.file < $1.file }, traits) { $0.file == $1.file }
    case .samePicture:
      gather(sorted(traits) { $0.picture < $1.picture }, traits) { $0.picture == $1.picture }
      // Copies of one file are reported as such already.
      ranges.removeAll { range in
        let file = traits[Int(members[range.lowerBound])].file
        return file.isMade && members[range].allSatisfy { traits[Int($0)].file == file }
      }
    case .sameCamera: gatherCameras(traits)
    case .lookAlike: gatherLooks(traits)
    }
    ranges.sort { (members[$0.lowerBound], $0.lowerBound) < (members[$1.lowerBound], $1.lowerBound) }
    var isGrouped = [Bool](repeating: false, count: traits.count)
    for range in ranges {
      for photo in members[range] { isGrouped[Int(photo)] = true }
    }
    photoCount = isGrouped.count { $0 }
  }

  /// Returns the photos of which this kind's trait is known, sorted by it, and in their own order if it is equal.
  private func sorted(
    _ traits: [RelativeTraits], by isBefore: (RelativeTraits, RelativeTraits) -> Bool
  ) -> [UInt32] {
    var photos = traits.indices.filter { kind.isKnown(of: traits[$0]) }.map { UInt32($0) }
    photos.sort { first, second in
      if isBefore(traits[Int(first)], traits[Int(second)]) { return true }
      return first < second && !isBefore(traits[Int(second)], traits[Int(first)])
    }
    return photos
  }

  /// Makes groups of consecutive equal photos in a sorted list.
  private mutating func gather(
    _ photos: [UInt32], _ traits: [RelativeTraits], isSame: (RelativeTraits, RelativeTraits) -> Bool
  ) {
    photos.forEachRun(where: { isSame(traits[Int($0)], traits[Int($1)]) }) { run in
      if run.count > 1 { add(run) }
    }
  }

  private mutating func add(_ photos: some Sequence<UInt32>) {
    let start = members.count
    members += photos
    ranges.append(start..<members.count)
  }

  /// Makes groups of photos with one camera.
  ///
  /// A serial number that three or more models state is a placeholder of their maker; if two models share a number,
  /// since makers number each model separately, they are two cameras.
  private mutating func gatherCameras(_ traits: [RelativeTraits]) {
    let photos = sorted(traits) { ($0.serial, $0.model) < ($1.serial, $1.model) }
    photos.forEachRun(where: { traits[Int($0)].serial == traits[Int($1)].serial }) { run in
      if Set(run.map { traits[Int($0)].model }).subtracting([0]).count < 3 {
        gather(Array(run), traits) { $0.model == $1.model }
      }
    }
  }

  private mutating func gatherLooks(_ traits: [RelativeTraits]) {
    let photos = sorted(traits) { $0.likeness < $1.likeness }
    // Each hash is listed once, in the order of the first photo that has it.
    var runs: [(first: UInt32, range: Range<Int>)] = []
    photos.forEachRun(where: { traits[Int($0)].likeness == traits[Int($1)].likeness }) { run in
      runs.append((run[run.startIndex], run.indices))
    }
    runs.sort { $0.first < $1.first }
    var near = NearHashes(
      runs.map { traits[Int($0.first)].likeness }, sizes: runs.map(\.range.count), forms: PerceptualHash.turns
    )
    let groups = near.groups(within: PerceptualHash.maximumDifferences)
    isCut = near.isCut
    var isGrouped = [Bool](repeating: false, count: runs.count)
    for group in groups {
      for run in group { isGrouped[Int(run)] = true }
      addLooks(group.flatMap { photos[runs[Int($0)].range] }, traits)
    }
    // Several photos may have one hash that no other is near.
    for run in runs.indices where !isGrouped[run] { addLooks(Array(photos[runs[run].range]), traits) }
  }

  /// Adds photos that look alike, unless they are reported already: the same picture with other metadata, or copies of
  /// one file.
  private mutating func addLooks(_ photos: [UInt32], _ traits: [RelativeTraits]) {
    guard photos.count > 1 else { return }
    let pictures = Set(
      photos.map { photo in
        let traits = traits[Int(photo)]
        return traits.picture.isMade ? traits.picture : traits.file
      })
    if pictures.count > 1 || pictures.first == RelativeTraits.Digest.none { add(photos.sorted()) }
  }
}

extension Array {
  /// Calls `body` with each run of elements that are all the same as its first.
  fileprivate func forEachRun(where isSame: (Element, Element) -> Bool, _ body: (ArraySlice<Element>) -> Void)
  {
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, isSame(self[start], self[end]) { end += 1 }
      body(self[start..<end])
      start = end
    }
  }
}
