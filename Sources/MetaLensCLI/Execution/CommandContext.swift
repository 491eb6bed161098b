package import MetaLensKit
import MetaLensPlatform
package import MetaLensRendering

/// The environment that every command works in.
///
/// A class, so that copying whatever holds it doesn't copy everything in it.
package final class CommandContext: Sendable {
  package let io: CommandIO
  package let fileSystem: FileSystem
  package let service: PhotoReading
  package let language: Language
  /// The colours of standard output.
  package let paint: Paint
  package let limits: ReadLimits

  package init(
    io: CommandIO, fileSystem: FileSystem, service: PhotoReading, language: Language, paint: Paint,
    limits: ReadLimits = ReadLimits()
  ) {
    self.io = io
    self.fileSystem = fileSystem
    self.service = service
    self.language = language
    self.paint = paint
    self.limits = limits
  }

  /// Returns this context with a changed choice of how photos are read.
  func choosing(_ change: (inout PhotoReading.Choice) -> Void) -> CommandContext {
    CommandContext(
      io: io, fileSystem: fileSystem, service: service.choosing(change), language: language, paint: paint,
      limits: limits)
  }

  /// Writes a line to standard error; a failure to write it is ignored.
  func note(_ line: String) {
    try? io.write(Array(("metalens: " + line + "\n").utf8), .error)
  }

  /// Writes what is wrong with a file to standard error.
  func note(_ error: MetaLensError, of label: FileLabel) {
    note(label.shown + ": " + SafeText.reason(error.commandMessage(in: language)))
  }

  /// Writes what is wrong with a list that a command reads from a file or from standard input.
  func note(_ error: MetaLensError, ofList label: FileLabel) {
    note(label.shown(in: language) + ": " + SafeText.reason(error.commandMessage(in: language)))
  }

  /// Writes what is wrong with a photo that an operand names, and that `-` reads standard input if it is a pipe.
  func note(_ error: MetaLensError, ofOperand label: FileLabel) {
    let words = error.commandMessage(in: language)
    let isPipe = error.code == .notRegularFile
    let message = isPipe ? Message.hintInput(message: words).text(in: language) : words
    note(label.shown(in: language) + ": " + SafeText.reason(message))
  }

  /// Writes to standard error why a file was skipped.
  func noteSkipped(_ error: MetaLensError, of label: FileLabel) {
    let reason = SafeText.reason(error.commandMessage(in: language))
    note(label.shown + ": " + Message.batchSkipped(reason: reason).text(in: language))
  }

  /// Writes why output couldn't be written, and returns the exit code; for a closed pipe it writes nothing.
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

  /// Writes why extracting from a file failed, and returns the exit code.
  func ending(for error: any Error, of file: SystemPath, target: SystemPath?) -> ExitCode {
    if let error = error as? OutputError { return ending(for: error, target: target, redacting: false) }
    let error = error as? MetaLensError ?? MetaLensError(.readFailed, detail: "\(error)")
    let code = exitCode(of: error)
    if code == .interrupted {
      note(MessageKey.summaryInterrupted.text(in: language))
    } else {
      note(error, ofOperand: FileLabel(file))
    }
    return code
  }

  /// Writes that the output is one of the inputs.
  func noteOutputIsInput(_ target: SystemPath, redacting: Bool) {
    let label = FileLabel(target, redacting: redacting)
    note(label.shown + ": " + MessageKey.errorOutputIsInputMessage.text(in: language))
  }
}
