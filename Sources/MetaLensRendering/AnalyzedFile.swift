package import MetaLensAssessment
package import MetaLensPlatform

/// How a file is named in output.
package struct FileLabel: Sendable, Equatable {
  /// The path as text; what isn't UTF-8 is repaired.
  package var path: String
  /// The path's bytes in hexadecimal where they aren't UTF-8.
  package var hexadecimal: String?

  /// - Parameter redacting: whether no directory is named.
  package init(_ path: SystemPath, redacting: Bool = false) {
    let path = redacting ? Redaction.path(path) : path
    self.path = path.display
    hexadecimal = path.isUTF8 ? nil : Hexadecimal.text(path.bytes)
  }

  /// The path, safe on a terminal.
  package var shown: String { SafeText.thinned(SafeText.escaping(path)) }

  /// What output says of it besides what was found.
  package func outputContext(
    in language: Language, isRedacted: Bool = false, maximumBytes: Int = ReadLimits().outputBytes
  ) -> OutputContext {
    OutputContext(
      path: path, pathBytes: hexadecimal, language: language, isRedacted: isRedacted,
      maximumBytes: maximumBytes)
  }
}

/// A file's outcome: its report, or why there is none.
package struct AnalyzedFile: Sendable {
  /// How it is named.
  package var label: FileLabel
  /// The report, or why there is none.
  package var outcome: Result<OriginalityReport, MetaLensError>
  /// Whether coordinates, serial numbers and names were taken out.
  package var isRedacted = false
  /// The version of the tool that made the report.
  package var toolVersion = MetaLensVersion.current

  package init(label: FileLabel, outcome: Result<OriginalityReport, MetaLensError>) {
    self.label = label
    self.outcome = outcome
  }

  /// What came of a file, as output may tell it.
  package init(of path: SystemPath, outcome: Result<OriginalityReport, MetaLensError>, redacting: Bool) {
    let file = AnalyzedFile(label: FileLabel(path, redacting: redacting), outcome: outcome)
    self = redacting ? Redaction.applied(to: file) : file
  }

  /// The report, or nil.
  package var report: OriginalityReport? { try? outcome.get() }
  /// Why there is no report, or nil.
  package var error: MetaLensError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  /// The one finding that decides most, or the answer where none does; why there is no report where there is none.
  func reason(in language: Language) -> String {
    switch outcome {
    case .success(let report): report.mainReason?.reason(in: language) ?? report.answer(in: language)
    case .failure(let error): error.commandMessage(in: language)
    }
  }
}
