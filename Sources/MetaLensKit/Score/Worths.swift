extension ScoreModel {
  /// What flags are worth, in the order of their names.
  ///
  /// No dictionary: those that ship are laid out by the compiler, and a few of them are looked for in each photo.
  package struct Worths: Sendable, Hashable {
    /// Each flag once.
    package let all: [Worth]
    /// Where the flags begin whose names begin with a byte of ASCII, or with a greater one.
    private let starts: [Int]

    /// Takes worths in the order of their flags.
    init(sorted all: [Worth] = []) {
      self.all = all
      var starts: [Int] = []
      starts.reserveCapacity(129)
      for (index, worth) in all.enumerated() {
        let first = Int(worth.flag.name.utf8.first ?? 0)
        while starts.count <= min(first, 128) { starts.append(index) }
      }
      while starts.count <= 128 { starts.append(all.count) }
      self.starts = starts
    }

    /// What a flag is worth, or nil where it isn't listed.
    package subscript(flag: FlagID) -> Worth? {
      guard let first = flag.name.utf8.first.map(Int.init), first < 128 else {
        return all.first { $0.flag == flag }
      }
      // Few names begin with one letter.
      for index in starts[first]..<starts[first + 1] where all[index].flag == flag { return all[index] }
      return nil
    }
  }
}
