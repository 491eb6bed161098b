import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// `metalens signatures`: lists the known cameras, or makes a table of cameras from photos that the user trusts.
package struct SignaturesCommand: Command {
  /// What to do.
  package enum Action: String, Sendable, Hashable, CaseIterable {
    /// List the known models.
    case list
    /// Make a table from photos.
    case learn
  }

  let arguments: ParsedArguments
  let action: Action
  let roots: [SystemPath]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    action = try arguments.firstWord(Action.self) ?? .list
    roots = Array(arguments.operands.dropFirst())
    switch action {
    case .list:
      if let extra = roots.first {
        throw UsageError(
          "signatures list takes no operand, but you named “\(extra.shown)”", command: .signatures)
      }
    case .learn:
      guard !roots.isEmpty else {
        throw UsageError("signatures learn: name a directory of photos", command: .signatures)
      }
      guard arguments.output != nil else {
        throw UsageError("signatures learn: name the file to write with --output", command: .signatures)
      }
      if arguments.signatures.isChanged {
        throw UsageError(
          "--signatures and --no-shipped-signatures belong to signatures list, analyze and batch",
          command: .signatures)
      }
    }
  }

  /// The source that learned rows state; it contains no file name, which would be private.
  package static let learnedSource = "learned"

  package func run(in context: CommandContext) async -> ExitCode {
    do throws(OutputError) {
      switch action {
      case .list: return try list(in: context)
      case .learn: return try await learn(in: context)
      }
    } catch {
      return context.ending(for: error, target: arguments.outputFile, redacting: false)
    }
  }

  private func list(in context: CommandContext) throws(OutputError) -> ExitCode {
    let signatures: CameraSignatures
    do throws(SignatureSelection.Failure) {
      signatures = try arguments.signatures.signatures(from: context.fileSystem)
    } catch {
      context.note(error.error, of: FileLabel(error.path))
      return .notAnalyzed
    }
    let sink = try OutputSink(to: arguments.outputFile, io: context.io, fileSystem: context.fileSystem)
    let models = signatures.models
    let reference = signatures.reference
    var text = "\(reference.form), photos: \(reference.photoCount), models: \(models.count)"
    text += (reference.sha256.map { ", SHA-256 " + $0 } ?? "") + "\n"
    for model in models {
      text +=
        DisplayWidth.paddingLeft(String(model.independentCount), to: 5) + "  "
        + SafeText.escaping("\(model.make)\t\(model.model)".replacingTabs) + (model.isHEIF ? "  (HEIC)" : "")
        + "\n"
    }
    try sink.write(text)
    try sink.commit()
    return .success
  }

  private func learn(in context: CommandContext) async throws(OutputError) -> ExitCode {
    let output = arguments.outputFile
    let target = output.flatMap { context.fileSystem.status($0)?.identity }
    let files = BatchSelection(
      roots: roots, followLinks: arguments.followLinks, include: arguments.include,
      exclude: arguments.exclude, fileSystem: context.fileSystem)
    let sink = try OutputSink(to: output, io: context.io, fileSystem: context.fileSystem)
    var learner = SignatureLearner(context: context, quiet: arguments.quiet)
    await learner.learn(from: files, source: Self.learnedSource, target: target)
    if learner.isInterrupted { return .interrupted }
    // A table that was learned before may be among the inputs; any other file among them must not be overwritten.
    if learner.outputIsInput, let output, !isTable(output, in: context) {
      context.noteOutputIsInput(output, redacting: false)
      return .notAnalyzed
    }
    guard !learner.rows.isEmpty else {
      context.note("found no photo to learn from; nothing was written")
      for line in leftOut(learner) { context.note(line) }
      return .notAnalyzed
    }
    let text = CameraSignatureTable.text(of: learner.rows)
    try sink.write(text)
    try sink.commit()
    if !arguments.quiet {
      for line in files.notesOnGlobs(in: context.language, redacting: false) { context.note(line) }
      summarize(learner, text: text, in: context)
    }
    return learner.failed > 0 ? .notAnalyzed : .success
  }

  private func isTable(_ path: SystemPath, in context: CommandContext) -> Bool {
    let bytes = try? context.fileSystem.read(path, CameraSignatureTable.maximumBytes).get()
    return bytes?.starts(with: Array(CameraSignatureTable.form.utf8)) ?? false
  }

  private func summarize(_ learner: SignatureLearner, text: String, in context: CommandContext) {
    let models =
      (try? CameraSignatures(tables: [Array(text.utf8)], includingShipped: false).models) ?? []
    let firm = models.count { $0.independentCount >= CameraSignatureModel.minimumToAccuse }
    var lines = [
      "photos learned from: \(learner.rows.count), models: \(models.count), of these based on "
        + "\(CameraSignatureModel.minimumToAccuse) or more independent photos: \(firm)"
    ]
    lines += leftOut(learner)
    lines.append(
      "a table is only as good as its photos: learn only from files that you know are camera originals")
    for line in lines { context.note(line) }
  }

  /// Returns a line with a count for each reason why files weren't learned from.
  private func leftOut(_ learner: SignatureLearner) -> [String] {
    [
      (
        "photos that name no camera or aren't complete JPEGs in colour or HEICs, as raw files aren't",
        learner.unfit
      ),
      ("other files skipped", learner.skipped), ("photos that couldn't be read", learner.failed),
    ].filter { $0.1 > 0 }.map { "\($0.0): \($0.1)" }
  }
}

extension String {
  /// The string with two spaces for each tab, so that people can see the columns.
  fileprivate var replacingTabs: String {
    String(decoding: utf8.flatMap { $0 == 0x09 ? [0x20, 0x20] : [$0] }, as: UTF8.self)
  }
}
