import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// `metalens extract`: writes a part of a file, byte for byte.
package struct ExtractCommand: Command {
  let file: SystemPath
  let part: PhotoPart
  let output: SystemPath?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    file = try arguments.extractedFile()
    if arguments.force { throw UsageError("--force belongs to extract --all", command: .extract) }
    guard arguments.parts.count == 1 else {
      throw UsageError(
        "extract: choose the part with --thumbnail, --preview, --trailer, --exif, --xmp, --icc, --manifest, --segment N or --all",
        command: .extract)
    }
    part = arguments.parts[0]
    output = arguments.outputFile
  }

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

extension ParsedArguments {
  /// Returns the only operand of `extract`.
  func extractedFile() throws(UsageError) -> SystemPath {
    guard operands.count == 1 else {
      throw UsageError("extract: name one photo, or - for standard input", command: .extract)
    }
    return operands[0]
  }
}
