package import MetaLensKit
package import MetaLensPlatform
import MetaLensRendering

/// `metalens extract`: writes a part of a file, byte for byte.
package struct ExtractCommand: Command {
  package var file: SystemPath
  package var part: PhotoPart
  package var output: SystemPath?

  /// Runs the command.
  package func run(in context: CommandContext) async -> ExitCode {
    if output == nil, context.io.isTerminal(.output) {
      context.note(
        "extract: these bytes aren't written to a terminal; name a file with --output, or use a pipe")
      return .usage
    }
    if context.refusesOutput(output, over: [file]) { return .usage }
    do {
      let place = try context.place(of: file)
      let sink = try OutputSink(to: output, io: context.io, fileSystem: context.fileSystem)
      try await context.service.extract(part, place) { bytes in
        if context.io.isInterrupted() { throw MetaLensError(.cancelled) }
        try sink.write(bytes)
      }
      try sink.commit()
      return .success
    } catch {
      return context.ending(for: error, of: file, target: output)
    }
  }
}
