package import MetaLensKit
import MetaLensPlatform
package import MetaLensRendering

/// What every command works with.
///
/// A class, as whatever holds it is copied without all that is in it.
package final class CommandContext: Sendable {
  package let io: CommandIO
  package let fileSystem: FileSystem
  package let analyzer: Analyzer
  package let inspector: Inspector
  package let language: Language
  /// Colours of standard output.
  package let paint: Paint
  /// What one photo may cost.
  package let limits: ReadLimits

  package init(
    io: CommandIO, fileSystem: FileSystem, analyzer: Analyzer, inspector: Inspector, language: Language,
    paint: Paint, limits: ReadLimits = ReadLimits()
  ) {
    self.io = io
    self.fileSystem = fileSystem
    self.analyzer = analyzer
    self.inspector = inspector
    self.language = language
    self.paint = paint
    self.limits = limits
  }

  /// The context with another analyzer and another inspector.
  func with(_ analyzer: Analyzer, _ inspector: Inspector) -> CommandContext {
    CommandContext(
      io: io, fileSystem: fileSystem, analyzer: analyzer, inspector: inspector, language: language,
      paint: paint, limits: limits)
  }

  /// Writes a line on standard error; where that can't be written there is nobody to tell.
  func note(_ line: String) {
    try? io.write(Array(("metalens: " + line + "\n").utf8), .error)
  }

  /// Writes what is wrong with a file on standard error.
  func note(_ error: MetaLensError, of label: FileLabel) {
    note(label.shown + ": " + SafeText.reason(error.commandMessage(in: language)))
  }

  /// Writes why a file was passed over on standard error.
  func noteSkipped(_ error: MetaLensError, of label: FileLabel) {
    let reason = SafeText.reason(error.commandMessage(in: language))
    note(label.shown + ": " + Message.batchSkipped(reason: reason).text(in: language))
  }

  /// Writes why output couldn't be written, and says how the run ends; a closed pipe is quiet.
  func ending(for error: OutputError, target: SystemPath?, redacting: Bool) -> ExitCode {
    switch error {
    case .closedPipe: return .success
    case .failed(let reason):
      let message = Message.errorOutputFailedMessage(reason: SafeText.shown(reason)).text(in: language)
      let name = target.map { FileLabel($0, redacting: redacting).shown + ": " } ?? ""
      note(name + message)
      return .notAnalyzed
    }
  }

  /// Writes why nothing was taken out of a file, and says how the run ends.
  func ending(for error: any Error, of file: SystemPath, target: SystemPath?) -> ExitCode {
    if let error = error as? OutputError { return ending(for: error, target: target, redacting: false) }
    let error = error as? MetaLensError ?? MetaLensError(.readFailed, detail: "\(error)")
    let code = exitCode(of: error)
    if code == .interrupted {
      note(MessageKey.summaryInterrupted.text(in: language))
    } else {
      note(error, of: FileLabel(file))
    }
    return code
  }

  /// Writes that the output is one of the inputs.
  func noteOutputIsInput(_ target: SystemPath, redacting: Bool) {
    let label = FileLabel(target, redacting: redacting)
    note(label.shown + ": " + MessageKey.errorOutputIsInputMessage.text(in: language))
  }
}
