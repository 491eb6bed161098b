package import MetaLensAssessment

/// Results as JSON: the library's report, with what the command adds.
package enum JSONReport {
  /// Returns the object for a file, with its report or its error.
  package static func written(
    _ file: AnalyzedFile, in language: Language, pretty: Bool = false, limits: ReadLimits = ReadLimits()
  ) -> [UInt8] {
    var context = file.label.outputContext(
      in: language, isRedacted: file.isRedacted, maximumBytes: limits.outputBytes)
    context.toolVersion = file.toolVersion
    switch file.outcome {
    case .success(let report): return report.written(for: context, pretty: pretty)
    case .failure(let error): return error.written(for: context, pretty: pretty)
    }
  }
}
