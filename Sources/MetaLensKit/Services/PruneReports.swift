package import MetaLensPlatform

/// Removes stored reports: of files that are gone, or of all that conditions choose.
package struct PruneReports: Sendable {
  /// Which of the reports that the conditions choose go.
  package enum Choice: String, Sendable, Hashable, CaseIterable {
    /// Those whose file doesn't exist any more.
    case missing
    /// All of them; there must be a condition.
    case chosen
  }

  private let search: SearchReports
  private let choice: Choice

  /// Checks the conditions; throws all that is wrong with them.
  package init(_ choice: Choice, of input: SearchReports.Input) throws(InvalidInput) {
    if choice == .chosen, input.isEmpty {
      throw InvalidInput(problems: [.init("prune", "chosen needs a condition, or every report would go")])
    }
    self.choice = choice
    search = try SearchReports(input)
  }

  /// Hands over what would go, in the order of paths; nothing is removed.
  ///
  /// A redacted report doesn't say where its file was, nor does one of a photo that was sent, so that it is never missing.
  ///
  /// - Parameter isMissing: whether no file stands at a path; not where that can't be told.
  /// - Returns: what is to be removed, and how many rows couldn't be read; those stay.
  package func found(
    in repository: any ReportRepository, isMissing: (SystemPath) -> Bool,
    _ take: (StoredReport) -> Bool = { _ in true }
  ) throws(RepositoryError) -> (keys: [ReportKey], damaged: Int) {
    var keys: [ReportKey] = []
    let damaged = try search.run(in: repository) { stored in
      if choice == .chosen || stored.saysWhere && isMissing(stored.path) {
        keys.append(stored.key)
        return take(stored)
      }
      return true
    }
    return (keys, damaged)
  }
}
