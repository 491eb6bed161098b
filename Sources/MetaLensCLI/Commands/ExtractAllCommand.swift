import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// `metalens extract --all`: writes every embedded part of a file into a folder.
///
/// The files' names don't come from the photo. A note says how many parts were left out because of the limits.
package struct ExtractAllCommand: Command {
  let file: SystemPath
  let folder: SystemPath
  /// Whether existing files are replaced.
  let force: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    file = try arguments.extractedFile()
    guard arguments.parts.isEmpty else {
      throw UsageError("extract: --all takes everything; leave the other parts out", command: .extract)
    }
    guard let folder = arguments.outputFile else {
      throw UsageError("extract --all: name a folder to write to with --output", command: .extract)
    }
    self.folder = folder
    force = arguments.force
  }

  /// A reason for which this command writes nothing.
  private struct Refusal: Error {
    var words: String
  }

  package func run(in context: CommandContext) async -> ExitCode {
    do {
      let place = try context.place(of: file)
      var written: (part: EmbeddedPart, sink: OutputSink)?
      var lines = ""
      var leftOutCount = 0
      func finish() throws(OutputError) {
        // Waiting for the disk after each of 10,000 small files would take almost half a minute.
        try written?.sink.commit(isSynced: false)
        if let part = written?.part { lines += part.name + "\n" }
        written = nil
      }
      try await context.service.extractAll(
        place,
        { parts in
          leftOutCount = parts.leftOutCount
          try prepare(parts.all, in: context)
        }
      ) { part, bytes in
        if context.io.isInterrupted() { throw MetaLensError(.cancelled) }
        if written?.part != part {
          try finish()
          written = (
            part, try OutputSink(to: target(of: part), io: context.io, fileSystem: context.fileSystem)
          )
        }
        try written?.sink.write(bytes)
      }
      try finish()
      if !lines.isEmpty { try context.fileSystem.sync(folder) }
      try context.io.write(Array(lines.utf8), .output)
      guard leftOutCount > 0 else { return .success }
      let words = Message.extractLeftOut(count: String(leftOutCount)).text(in: context.language)
      context.note(FileLabel(file).shown(in: context.language) + ": " + words)
      return .notAnalyzed
    } catch let error as Refusal {
      context.note("extract: " + error.words)
      return .notAnalyzed
    } catch {
      return context.ending(for: error, of: file, target: folder)
    }
  }

  private func target(of part: EmbeddedPart) -> SystemPath { folder.appending(Array(part.name.utf8)) }

  /// Checks all targets before anything is written.
  ///
  /// An existing file is replaced only with `force`; a link, which could lead out of the folder, is never written
  /// through.
  private func prepare(_ parts: [EmbeddedPart], in context: CommandContext) throws {
    try context.fileSystem.makeDirectory(folder)
    for part in parts {
      let path = target(of: part)
      let input = file.isStandardInput ? nil : context.fileSystem.status(file)?.identity
      if let input, context.fileSystem.status(path)?.identity == input {
        throw Refusal(words: FileLabel(path).shown + " is the photo itself; nothing was written")
      }
      switch try context.fileSystem.entry(path) {
      case nil: continue
      case .file where force: continue
      case .file:
        throw Refusal(
          words: FileLabel(path).shown + " is there already; --force replaces it. Nothing was written")
      case .link, .directory, .other:
        throw Refusal(words: FileLabel(path).shown + " is no regular file; nothing was written")
      }
    }
  }
}
