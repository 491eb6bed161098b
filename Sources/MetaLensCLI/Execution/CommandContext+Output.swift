import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension CommandContext {
  /// Writes a text to standard output, and says how the run ends.
  func show(_ text: String) -> ExitCode {
    do throws(OutputError) {
      try io.write(Array(text.utf8), .output)
      return .success
    } catch {
      return ending(for: error, target: nil, redacting: false)
    }
  }

  /// Ends an output by how the command ended.
  ///
  /// A whole result takes its place. One that was interrupted is set aside, and one with nothing in it is dropped: an
  /// earlier result isn't replaced by less than was asked for.
  ///
  /// - Parameter keepingPartial: whether what an earlier run set aside is more than this one could.
  func close(
    _ sink: OutputSink, target: SystemPath?, ending code: ExitCode, isNothing: Bool = false,
    keepingPartial: Bool = false, redacting: Bool
  ) throws(OutputError) {
    guard let target else { return }
    let name = FileLabel(target, redacting: redacting).shown
    if code == .interrupted {
      guard let partial = keepingPartial ? sink.partialPath : try sink.setAside() else { return }
      notePartial(partial, file: name, redacting: redacting)
    } else if code == .notAnalyzed, sink.isEmpty || isNothing {
      // Of a file that isn't there nothing was left.
      guard fileSystem.status(target) != nil else { return }
      note(Message.summaryUnchanged(file: name).text(in: language))
    } else {
      try sink.commit()
    }
  }

  /// After a failed write: says where the rows so far are and how to go on from them, unless not one is whole.
  func noteResumable(_ sink: OutputSink, target: SystemPath?, quiet: Bool) {
    guard let target, let partial = sink.partialPath else { return }
    var hasRow = false
    let failure = fileSystem.readPieces(of: partial) { piece in
      hasRow = piece.contains(UInt8(ascii: "\n"))
      return !hasRow
    }
    guard failure == nil, hasRow else { return }
    notePartial(partial, file: FileLabel(target).shown, redacting: false)
    if !quiet { note(MessageKey.summaryResumable.text(in: language)) }
  }

  private func notePartial(_ partial: SystemPath, file: String, redacting: Bool) {
    let kept = FileLabel(partial, redacting: redacting).shown
    note(Message.summaryPartial(partial: kept, file: file).text(in: language))
  }
}
