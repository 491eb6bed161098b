package import MetaLensAssessment
package import MetaLensPlatform

/// A file's name in output.
package struct FileLabel: Sendable, Equatable {
  /// The path as text; bytes that aren't UTF-8 are replaced.
  package var path: String
  /// The path's bytes in hexadecimal; nil if they are UTF-8.
  package var hexadecimal: String?

  /// - Parameter redacting: whether directories are left out.
  package init(_ path: SystemPath, redacting: Bool = false) {
    let path = redacting ? Redaction.path(path) : path
    self.path = path.display
    hexadecimal = path.isUTF8 ? nil : Hexadecimal.text(path.bytes)
  }

  /// The path in a form that is safe on a terminal.
  package var shown: String { SafeText.thinned(SafeText.escaping(path)) }

  /// Returns what output states about the file besides the findings.
  package func outputContext(
    in language: Language, isRedacted: Bool = false, maximumBytes: Int = ReadLimits().outputBytes
  ) -> OutputContext {
    OutputContext(
      path: path, pathBytes: hexadecimal, language: language, isRedacted: isRedacted,
      maximumBytes: maximumBytes)
  }
}

/// The result for a file: its report, or why there is none.
package struct AnalyzedFile: Sendable {
  /// The file's name.
  package var label: FileLabel
  /// The report, or why there is none.
  package var outcome: Result<OriginalityReport, MetaLensError>
  /// Whether coordinates, serial numbers and names were removed.
  package var isRedacted = false
  /// The version of the tool that made the report.
  package var toolVersion = MetaLensVersion.current

  package init(label: FileLabel, outcome: Result<OriginalityReport, MetaLensError>) {
    self.label = label
    self.outcome = outcome
  }

  /// Makes the result for a file, redacted if `redacting` is true.
  package init(of path: SystemPath, outcome: Result<OriginalityReport, MetaLensError>, redacting: Bool) {
    let file = AnalyzedFile(label: FileLabel(path, redacting: redacting), outcome: outcome)
    self = redacting ? Redaction.applied(to: file) : file
  }

  /// The report; nil if there is none.
  package var report: OriginalityReport? { try? outcome.get() }
  /// Why there is no report; nil if there is one.
  package var error: MetaLensError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  /// Returns the finding that decides most, else the report's answer; without a report, the error.
  func reason(in language: Language) -> String {
    switch outcome {
    case .success(let report): report.mainReason?.reason(in: language) ?? report.answer(in: language)
    case .failure(let error): error.commandMessage(in: language)
    }
  }
}
