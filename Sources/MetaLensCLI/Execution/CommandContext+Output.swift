import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension CommandContext {
  /// Writes a text to standard output and returns the exit code.
  func show(_ text: String) -> ExitCode {
    do throws(OutputError) {
      try io.write(Array(text.utf8), .output)
      return .success
    } catch {
      return ending(for: error, target: nil, redacting: false)
    }
  }

  /// Finishes an output depending on how the command ended.
  ///
  /// A complete result replaces the target. An interrupted result is set aside, and an empty result is discarded: an
  /// earlier result is never replaced by less than was asked for.
  ///
  /// - Parameter keepingPartial: whether an earlier run's partial file is kept because it holds more than this run's.
  func close(
    _ sink: OutputSink, target: SystemPath?, ending code: ExitCode, isNothing: Bool = false,
    keepingPartial: Bool = false, redacting: Bool
  ) throws(OutputError) {
    guard let target else { return }
    let name = FileLabel(target, redacting: redacting).shown
    if code == .interrupted {
      guard let partial = keepingPartial ? sink.partialPath : try sink.setAside() else { return }
      notePartial(partial, of: target, redacting: redacting)
    } else if code == .notAnalyzed, sink.isEmpty || isNothing {
      // If the target doesn't exist, there is no earlier result to report as unchanged.
      guard fileSystem.status(target) != nil else { return }
      note(Message.summaryUnchanged(file: name).text(in: language))
    } else {
      try sink.commit()
    }
  }

  /// Notes, after a failed write, where the rows so far are and how to continue from them, unless no row is complete.
  func noteResumable(_ sink: OutputSink, target: SystemPath?, quiet: Bool) {
    guard let target, let partial = sink.partialPath else { return }
    var hasRow = false
    let failure = fileSystem.readPieces(of: partial) { piece in
      hasRow = piece.contains(UInt8(ascii: "\n"))
      return !hasRow
    }
    guard failure == nil, hasRow else { return }
    notePartial(partial, of: target, redacting: false)
    if !quiet { note(MessageKey.summaryResumable.text(in: language)) }
  }

  /// Notes where the results so far are, and what became of the file that was asked for.
  private func notePartial(_ partial: SystemPath, of target: SystemPath, redacting: Bool) {
    let kept = FileLabel(partial, redacting: redacting).shown
    let file = FileLabel(target, redacting: redacting).shown
    // Without an earlier result, there is nothing that was left as it was.
    let isNew = fileSystem.status(target) == nil
    let message =
      isNew
      ? Message.summaryPartialNew(partial: kept, file: file)
      : Message.summaryPartial(partial: kept, file: file)
    note(message.text(in: language))
  }
}
