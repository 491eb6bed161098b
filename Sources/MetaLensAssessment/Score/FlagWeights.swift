extension ScoreModel {
  /// The weights of flags, in the order of the flags' names.
  ///
  /// An array instead of a dictionary: the compiler lays out the weights that ship, and each photo needs only a few.
  package struct FlagWeights: Sendable, Hashable {
    /// Each flag once.
    package let all: [FlagWeight]
    /// For each byte of ASCII, and one more, the index of the first flag whose name begins with that byte or a greater
    /// one.
    ///
    /// Empty if a name has a character that isn't ASCII, since strings aren't ordered by their bytes then.
    private let starts: [Int]

    /// Makes a table of weights that are in the order of their flags.
    init(sorted all: [FlagWeight] = []) {
      self.all = all
      var starts: [Int] = []
      if all.allSatisfy({ $0.flag.name.utf8.allSatisfy { $0 < 0x80 } }) {
        starts.reserveCapacity(129)
        for (index, flagWeight) in all.enumerated() {
          let first = Int(flagWeight.flag.name.utf8.first ?? 0)
          while starts.count <= first { starts.append(index) }
        }
        while starts.count <= 128 { starts.append(all.count) }
      }
      self.starts = starts
    }

    /// The weight of a flag, or nil if it isn't listed.
    package subscript(flag: FlagID) -> FlagWeight? {
      let range = range(of: flag)
      // Few names begin with the same letter: those are compared one by one.
      let isShort = range.count <= 32
      let index =
        isShort
        ? range.first { all[$0].flag == flag } ?? all.count : range.partitioningIndex { all[$0].flag >= flag }
      return index < all.count && all[index].flag == flag ? all[index] : nil
    }

    /// Returns the indices among which a flag is, if it is listed.
    private func range(of flag: FlagID) -> Range<Int> {
      guard !starts.isEmpty else { return all.indices }
      let first = Int(flag.name.utf8.first ?? 0)
      return first < 128 ? starts[first]..<starts[first + 1] : 0..<0
    }
  }
}
