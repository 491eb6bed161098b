extension ScoreModel {
  /// What flags are worth, in the order of their names.
  ///
  /// No dictionary: those that ship are laid out by the compiler, and a few of them are looked for in each photo.
  package struct Worths: Sendable, Hashable {
    /// Each flag once.
    package let all: [Worth]

    /// Takes worths in the order of their flags.
    init(sorted all: [Worth] = []) { self.all = all }

    /// What a flag is worth, or nil where it isn't listed.
    package subscript(flag: FlagID) -> Worth? {
      let index = all.partitioningIndex { $0.flag >= flag }
      return index < all.count && all[index].flag == flag ? all[index] : nil
    }
  }
}
