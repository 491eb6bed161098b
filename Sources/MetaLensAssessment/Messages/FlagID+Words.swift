extension FlagID {
  /// Returns when a flag of this kind is raised, in words; nil for a kind that no rule of this version raises.
  public func trigger(in language: Language) -> String? {
    MessageKey(id: "rule.\(name).trigger")?.text(in: language)
  }

  /// When one is raised although nobody did anything, in a person's language; it says so too where no harmless cause
  /// is known.
  ///
  /// Nil for a kind that no rule of this version raises.
  public func innocentCause(in language: Language) -> String? {
    MessageKey(id: "rule.\(name).innocent")?.text(in: language)
  }
}
