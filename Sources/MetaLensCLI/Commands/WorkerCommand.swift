import MetaLensKit
import MetaLensPlatform
package import MetaLensRendering

/// `metalens worker`: writes a row for every request on standard input, one after the other, in one process.
package struct WorkerCommand: Command {
  package var reading = ReadingChoice()

  /// Runs the command until its input ends.
  package func run(in context: CommandContext) async -> ExitCode {
    guard let context = reading.applied(to: context) else { return .notAnalyzed }
    let readers = readers(in: context)
    context.io.endOnSignal()
    var reader = RequestReader(maximumPhotoBytes: context.limits.memoryBytes, next: context.io.nextInput)
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
          switch await analyzed(request, by: readers, in: context) {
          case .row(let row): try context.io.answer(WorkerAnswer.line(of: row, id: request.id))
          case .file(let file):
            // A photo whose reading was interrupted gets no answer.
            if let error = file.error, context.exitCode(of: error) == .interrupted { return .interrupted }
            try context.io.answer(
              WorkerAnswer.line(of: file, id: request.id, in: context.language, limits: context.limits))
          }
        }
      }
      return .interrupted
    } catch {
      return context.ending(for: error, target: nil, redacting: reading.redact)
    }
  }

  /// The result for a photo.
  private enum Analyzed {
    /// The row, which another process wrote.
    case row([UInt8])
    case file(AnalyzedFile)
  }

  private func analyzed(
    _ request: WorkerRequest, by readers: ReaderPool?, in context: CommandContext
  ) async -> Analyzed {
    let outcome: Result<OriginalityReport, MetaLensError>
    do throws(MetaLensError) {
      let place: PhotoSource =
        switch request.content {
        case .file: .path(request.path)
        case .bytes(let bytes): .named(bytes, request.path)
        case .tooLarge(let limit): throw MetaLensError(.tooLarge, detail: String(limit))
        }
      if let readers {
        if case .row(let row) = try readers.read(place), let bytes = row.bytes { return .row(bytes) }
        throw MetaLensError(.readFailed, detail: "no row")
      }
      outcome = .success(try await context.service.analyze(place, reading.depth, reading.hashing))
    } catch {
      outcome = .failure(error)
    }
    return .file(AnalyzedFile(of: request.path, outcome: outcome, redacting: reading.redact))
  }

  /// Returns the processes that read photos; nil, after a note, if none can be started.
  ///
  /// A photo that crashes a reader ends only that process, so the worker keeps running for its client.
  private func readers(in context: CommandContext) -> ReaderPool? {
    guard context.io.startsReaders else { return nil }
    return reading.readers(in: context) { $0.format = .json }
  }
}
