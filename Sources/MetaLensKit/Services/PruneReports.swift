package import MetaLensPlatform

/// Finds the stored reports to remove: those whose files are gone, or all that meet conditions.
package struct PruneReports: Sendable {
  /// Which of the reports that meet the conditions are removed.
  package enum Choice: String, Sendable, Hashable, CaseIterable {
    /// Those whose file no longer exists.
    case missing
    /// All of them; there must be at least one condition.
    case chosen
  }

  private let search: SearchReports
  private let choice: Choice

  /// Checks the conditions; throws an error that lists everything that is wrong with them.
  package init(_ choice: Choice, of input: SearchReports.Input) throws(InvalidInput) {
    if choice == .chosen, input.isEmpty {
      throw InvalidInput(problems: [.init("prune", "chosen needs a condition, or every report would go")])
    }
    self.choice = choice
    search = try SearchReports(input)
  }

  /// Passes the reports to remove to `take`, in the order of paths; removes nothing itself.
  ///
  /// The report of a photo that was sent, and a redacted report, don't state a path, so they never count as missing.
  ///
  /// - Parameter isMissing: returns whether there is no file at a path, and false if that can't be found out.
  /// - Returns: the keys to remove, and the number of damaged rows, which stay.
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
