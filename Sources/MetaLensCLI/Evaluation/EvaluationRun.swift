import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// One run of an evaluation, from a list's rows to the results for them.
struct EvaluationRun {
  private struct Step: Sendable {
    var row: LabelsList.Row
    var outcome: Result<OriginalityReport, MetaLensError>
  }

  /// Why a run has no result.
  enum Failure: Error {
    /// Somebody stopped the run: figures for half a list would be taken for figures of the whole list.
    case interrupted
    /// The file of reports can't be read; the text is the note about it.
    case refused(String)
  }

  let command: EvaluateCommand
  let context: CommandContext

  func analyzed(_ rows: [LabelsList.Row]) async throws(Failure) -> EvaluatedList {
    var progress = ProgressLine(io: context.io, language: context.language, quiet: command.arguments.quiet)
    var list = EvaluatedList(originalLabel: command.originalLabel)
    var begun = 0
    let service = context.service
    let io = context.io
    let (depth, directory) = (command.arguments.chosenDepth, command.directory)
    await OrderedPipeline.run(
      jobs: command.jobs, isStopped: { io.isInterrupted() },
      next: { () -> LabelsList.Row? in
        guard begun < rows.count else { return nil }
        defer { begun += 1 }
        return rows[begun]
      },
      work: { row in
        let outcome = await Result(awaiting: { () async throws(MetaLensError) in
          try await service.analyze(.path(row.path.resolved(in: directory)), depth, depth > .metadata)
        })
        return Step(row: row, outcome: outcome)
      },
      deliver: { (step: Step) in
        switch step.outcome {
        case .success(let report):
          list.add(step.row, EvaluatedReport.Answer(report), sha256: report.summary.sha256)
        case .failure(let error):
          list.fail(step.row, code: error.code.rawValue, message: error.commandMessage(in: .english))
        }
        progress.update(
          .init(
            done: list.photos.count + list.failures.count, found: rows.count, isFoundAll: true,
            failed: list.failures.count))
      })
    progress.clear()
    if io.isInterrupted() { throw .interrupted }
    return list
  }

  /// Reads what existing reports say about the list's rows.
  func reported(
    _ rows: [LabelsList.Row], in path: SystemPath, places: FilePlaces
  ) throws(Failure) -> EvaluatedList {
    var matching = ReportMatching(rows, below: command.directory, places: places)
    var lines = ReportLines()
    var refusal: EvaluatedReport.Refusal?
    func take(_ line: ArraySlice<UInt8>) -> Bool {
      do throws(EvaluatedReport.Refusal) {
        matching.add(try EvaluatedReport(line: line))
        return true
      } catch {
        refusal = error
        return false
      }
    }
    var isWhole = true
    let isInput = path.isStandardInput
    let failure = context.fileSystem.readPieces(of: isInput ? SystemPath("/dev/fd/0") : path) { piece in
      isWhole = !context.io.isInterrupted() && lines.add(piece, take)
      return isWhole
    }
    if context.io.isInterrupted() { throw .interrupted }
    let name = FileLabel(path).shown(in: context.language)
    if let failure {
      throw .refused(name + ": " + SafeText.reason(failure.commandMessage(in: context.language)))
    }
    if isWhole { _ = lines.finish(take) }
    if let refusal { throw .refused("\(name): line \(lines.line): \(refusal.reason)") }
    if !isWhole { throw .refused("\(name): line \(lines.line + 1): too long to be a report") }
    if matching.strangerCount > 0 {
      let first = matching.firstStranger.map { FileLabel($0).shown }
      if matching.strangerCount == 1 {
        context.note(
          "1 report belongs to a file that the list doesn't name" + (first.map { ": “\($0)”" } ?? ""))
      } else {
        context.note(
          "\(matching.strangerCount) reports belong to files that the list doesn't name"
            + (first.map { ", the first to “\($0)”" } ?? ""))
      }
      if matching.isEmpty { noteNoMatch(rows, matching.firstStranger, from: places.working) }
    }
    if matching.repeatedCount > 0 {
      let count = matching.repeatedCount
      let words = count == 1 ? "1 report repeats a file" : "\(count) reports repeat a file"
      context.note(words + "; only the first counts")
    }
    return matching.finished(
      ignoring: command.ignoredLabels, originalLabel: command.originalLabel)
  }

  /// Notes that no report matches, and where those paths begin that don't begin at the root.
  private func noteNoMatch(_ rows: [LabelsList.Row], _ report: SystemPath?, from working: SystemPath?) {
    var places: [String] = []
    let directory = command.directory.lexical(in: working)
    let list = directory.isAbsolute && !rows.allSatisfy(\.path.isAbsolute) ? directory : nil
    let reports = report.flatMap { $0.isAbsolute ? nil : working }
    // Where all begin at one place, the place isn't why nothing matches.
    if list != reports {
      if let list { places.append("the list's paths begin at “\(FileLabel(list).shown)”") }
      if let reports {
        let beginning = places.isEmpty ? "reports' paths begin at" : "those of reports at"
        places.append("\(beginning) “\(FileLabel(reports).shown)”")
      }
    }
    let beginnings = places.isEmpty ? "" : ": " + places.joined(separator: ", ")
    context.note(
      "no report belongs to a file in the list\(beginnings); a column sha256 finds files wherever they are")
  }
}

extension EvaluatedReport.Refusal {
  /// What is wrong with the report, for a person.
  var reason: String {
    switch self {
    case .notJSON: "not a JSON object"
    case .otherForm: "neither a \(OriginalityReport.schema) nor a \(MetaLensError.schema)"
    case .lacks(let key): "\(key) is missing or invalid"
    }
  }
}
