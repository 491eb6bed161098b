import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// `metalens evaluate`: measures how well scores separate originals from other files, on files with known labels.
package struct EvaluateCommand: Command {
  let arguments: ParsedArguments
  /// The list of files.
  let list: SystemPath
  let format: OutputFormat
  let originalLabel: String
  let ignoredLabels: Set<String>
  let jobs: Int

  init(_ arguments: ParsedArguments, processorCount: Int) throws(UsageError) {
    guard let list = arguments.operands.first else {
      throw UsageError("evaluate: name a list of labelled files, or - for standard input", command: .evaluate)
    }
    guard arguments.operands.count == 1 else {
      throw UsageError(
        "evaluate takes one list, but you also named “\(arguments.operands[1].shown)”", command: .evaluate)
    }
    self.arguments = arguments
    self.list = list
    format = arguments.format ?? .text
    originalLabel = arguments.originalLabel ?? "original"
    // Files labelled unknown are ignored, unless that is the originals' own label.
    ignoredLabels = Set(arguments.ignoredLabels + (originalLabel == "unknown" ? [] : ["unknown"]))
    jobs = arguments.jobs ?? max(1, processorCount)
    guard !ignoredLabels.contains(originalLabel) else {
      throw UsageError("--ignore: without originals there is nothing to measure", command: .evaluate)
    }
    if arguments.reports != nil,
      arguments.depth != nil || arguments.signatures.isChanged || arguments.scoring.isChanged
    {
      throw UsageError(
        "--depth, --signatures, --no-shipped-signatures, --prior and --model can't be used with --reports, which "
          + "analyses nothing",
        command: .evaluate)
    }
    try arguments.refuseSecondInput()
  }

  /// The directory that the list's paths are relative to: the list's own, or the working directory for standard input.
  var directory: SystemPath { list.isStandardInput ? SystemPath(".") : list.directory }

  package func run(in context: CommandContext) async -> ExitCode {
    guard
      let context = context.comparing(
        with: arguments.signatures, scoring: arguments.scoring, redacting: false)
    else { return .notAnalyzed }
    let labels: LabelsList
    var places = FilePlaces(of: context.fileSystem)
    let directory = directory
    let name = FileLabel(list).shown(in: context.language)
    do {
      labels = try LabelsList(
        try context.contents(of: list, maximum: LabelsList.maximumBytes), by: arguments.column,
        known: [originalLabel] + ignoredLabels.sorted(),
        place: { places.place(of: $0, below: directory) })
    } catch let error as MetaLensError {
      context.note(error, ofList: FileLabel(list))
      return context.exitCode(of: error)
    } catch let error as CSVRecords.Malformation {
      context.note("\(name): line \(error.line): \(error.reason)")
      return .notAnalyzed
    } catch {
      return .notAnalyzed
    }
    for warning in labels.warnings { context.note("\(name): \(warning)") }
    // Files whose labels are left out needn't be read.
    let rows = labels.rows.filter { !ignoredLabels.contains($0.label) }
    if !rows.contains(where: { $0.label == originalLabel }) {
      context.note(
        "\(name): no row has the label “\(SafeText.shown(originalLabel))”, so no file counts as "
          + "original; --original names another label")
    }
    let inputs = [list] + rows.map { $0.path.resolved(in: directory) }
    if context.refusesOutput(arguments.outputFile, over: inputs) { return .notAnalyzed }
    do throws(EvaluationRun.Failure) {
      let run = EvaluationRun(command: self, context: context)
      let result: EvaluatedList
      if let reports = arguments.reports {
        // Reports of files that are left out must still match a row, so all rows are passed.
        result = try run.reported(labels.rows, in: reports, places: places)
      } else {
        result = try await run.analyzed(rows)
      }
      return ending(labels, result, in: context)
    } catch {
      switch error {
      case .interrupted:
        context.note("interrupted; no figures are shown, because half a list would mislead")
        return .interrupted
      case .refused(let note):
        context.note(note)
        return .notAnalyzed
      }
    }
  }

  private func ending(_ labels: LabelsList, _ result: EvaluatedList, in context: CommandContext) -> ExitCode {
    let priors = Set(result.bases.map(\.prior)).sorted()
    if priors.count > 1 {
      let shown = priors.map { FixedDecimal.text($0, decimals: 6, trimming: true) }
      context.note("the reports use different priors: \(shown.joined(separator: ", "))")
      return .notAnalyzed
    }
    var options = Evaluation.Options()
    options.originalLabel = originalLabel
    options.ignoredLabels = []
    options.prior = priors.first ?? arguments.scoring.prior ?? options.prior
    let report = EvaluationReport(
      list: FileLabel(list), column: arguments.column,
      evaluation: Evaluation(of: result.photos, options: options),
      ignoredCounts: labels.rows.reduce(into: [:]) {
        if ignoredLabels.contains($1.label) { $0[$1.label, default: 0] += 1 }
      },
      ungroupedCount: result.ungroupedCount,
      duplicateCount: labels.duplicateCount, failures: result.failures,
      falseGreens: result.falseGreens, falseReds: result.falseReds, bases: result.bases,
      signatures: result.signatures)
    if !report.isComparable {
      context.note(
        "the scores come from different models, depths, priors or camera signatures and can't be compared")
    }
    if result.photos.isEmpty { context.note("no file in the list could be evaluated") }
    do throws(OutputError) {
      let sink = try OutputSink(to: arguments.outputFile, io: context.io, fileSystem: context.fileSystem)
      switch format {
      case .json: try sink.write(report.json.written(pretty: true) + [UInt8(ascii: "\n")])
      case .html: try sink.write(EvaluationPage.html(of: report))
      default: try sink.write(EvaluationText.text(of: report, paint: context.paint))
      }
      try sink.commit()
    } catch {
      return context.ending(for: error, target: arguments.outputFile, redacting: false)
    }
    return result.failures.isEmpty && !result.photos.isEmpty ? .success : .notAnalyzed
  }
}
