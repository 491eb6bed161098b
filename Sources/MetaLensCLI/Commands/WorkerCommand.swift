package import MetaLensFacts
import MetaLensKit
import MetaLensPlatform

/// `metalens worker`: a row for every request on standard input, one after the other, in one process.
package struct WorkerCommand: Sendable {
  package var depth = AnalysisDepth.pixels
  package var hashing = true
  package var redact = false
  package var signatures = SignatureSelection()
  package var scoring = ScoringSelection()

  package init() {}

  /// Runs it to the end of its input.
  package func run(in context: CommandContext) async -> ExitCode {
    guard
      let context = context.comparing(with: signatures, scoring: scoring, output: nil, redacting: redact)
    else {
      return .notAnalyzed
    }
    context.io.endOnSignal()
    var reader = RequestReader(mostPhotoBytes: context.limits.memoryBytes, next: context.io.nextInput)
    do throws(OutputError) {
      while !context.io.isInterrupted() {
        switch reader.read() {
        case .end: return .success
        case .interrupted: return .interrupted
        case .refusal(let refusal):
          try context.io.answer(WorkerAnswer.line(of: refusal, in: context.language))
          guard refusal.reason.losesStep else { continue }
          context.note(
            Message.workerEnds(
              number: String(refusal.number),
              reason: SafeText.shown(refusal.reason.message(in: context.language))
            ).text(in: context.language))
          return .notAnalyzed
        case .request(let request):
          let file = await analyzed(request, in: context)
          // Nothing is told of a photo whose reading was broken off.
          if let error = file.error, context.exitCode(of: error) == .interrupted { return .interrupted }
          try context.io.answer(
            WorkerAnswer.line(of: file, id: request.id, in: context.language, limits: context.limits))
        }
      }
      return .interrupted
    } catch {
      return context.ending(for: error, target: nil, redacting: redact)
    }
  }

  private func analyzed(_ request: WorkerRequest, in context: CommandContext) async -> AnalyzedFile {
    let outcome: Result<OriginalityReport, MetaLensError>
    do throws(MetaLensError) {
      let place: PhotoPlace =
        switch request.content {
        case .file: .path(request.path)
        case .bytes(let bytes): .named(bytes, request.path)
        case .tooLarge(let limit): throw MetaLensError(.tooLarge, detail: String(limit))
        }
      outcome = .success(try await context.analyzer.analyze(place, depth, hashing))
    } catch {
      outcome = .failure(error)
    }
    return AnalyzedFile(of: request.path, outcome: outcome, redacting: redact)
  }
}
