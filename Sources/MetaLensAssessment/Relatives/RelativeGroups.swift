/// Groups of photos that are the same or related in one way.
///
/// Photos are in the order of their paths, groups in the order of their first photos.
package struct RelativeGroups: Sendable {
  package let kind: RelativeKind
  /// Whether the search was cut short because it would have taken too long.
  package private(set) var isCut = false
  private var members: [UInt32] = []
  private var ranges: [Range<Int>] = []

  /// The number of groups.
  package var count: Int { ranges.count }
  /// The number of photos in all groups.
  package var photoCount: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Returns the photos of a group, at least two.
  package subscript(_ group: Int) -> [Int] { members[ranges[group]].map { Int($0) } }

  /// Finds the groups of one kind.
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
    ranges.sort { members[$0.lowerBound] < members[$1.lowerBound] }
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
    var near = NearHashes(runs.map { traits[Int($0.first)].likeness })
    let leaders = near.leaders(within: PerceptualHash.maximumDifferences)
    isCut = near.isCut
    let places = leaders.indices.sorted { (leaders[$0], $0) < (leaders[$1], $1) }
    places.forEachRun(where: { leaders[$0] == leaders[$1] }) { group in
      let all = group.flatMap { photos[runs[$0].range] }.sorted()
      // The same picture with other metadata, and copies of one file, are reported as such already.
      let pictures = Set(
        all.map { photo in
          let traits = traits[Int(photo)]
          return traits.picture.isMade ? traits.picture : traits.file
        })
      if all.count > 1, pictures.count > 1 || pictures.first == RelativeTraits.Digest.none { add(all) }
    }
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
