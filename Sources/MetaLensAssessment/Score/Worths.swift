extension ScoreModel {
  /// What flags are worth, in the order of their names.
  ///
  /// No dictionary: those that ship are laid out by the compiler, and a few of them are looked for in each photo.
  package struct Worths: Sendable, Hashable {
    /// Each flag once.
    package let all: [Worth]
    /// Where the flags begin whose names begin with a byte or a greater one, for each byte of ASCII and one more; empty
    /// where a name has another character, since texts aren't ordered by their bytes then.
    private let starts: [Int]

    /// Takes worths in the order of their flags.
    init(sorted all: [Worth] = []) {
      self.all = all
      var starts: [Int] = []
      if all.allSatisfy({ $0.flag.name.utf8.allSatisfy { $0 < 0x80 } }) {
        starts.reserveCapacity(129)
        for (index, worth) in all.enumerated() {
          let first = Int(worth.flag.name.utf8.first ?? 0)
          while starts.count <= first { starts.append(index) }
        }
        while starts.count <= 128 { starts.append(all.count) }
      }
      self.starts = starts
    }

    /// What a flag is worth, or nil where it isn't listed.
    package subscript(flag: FlagID) -> Worth? {
      let range = range(of: flag)
      // Few names begin with one letter: those are looked through.
      let isShort = range.count <= 32
      let index =
        isShort
        ? range.first { all[$0].flag == flag } ?? all.count : range.partitioningIndex { all[$0].flag >= flag }
      return index < all.count && all[index].flag == flag ? all[index] : nil
    }

    /// Where a flag stands, if it is listed.
    private func range(of flag: FlagID) -> Range<Int> {
      guard !starts.isEmpty else { return all.indices }
      let first = Int(flag.name.utf8.first ?? 0)
      return first < 128 ? starts[first]..<starts[first + 1] : 0..<0
    }
  }
}
