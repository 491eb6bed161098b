import MetaLensKit
import MetaLensPlatform

extension Flag {
  /// More would only wait for each other.
  private static let mostJobs = 1024

  static let running: [Flag] = [
    Flag(
      "sort", value: .word(SortOrder.allCases.map(\.rawValue)), category: .running, commands: [.batch],
      summary: "the order of rows; path unless named",
      details:
        "score puts the lowest first, verdict those that accuse, date the oldest, camera goes by make and "
        + "model, size puts the largest first. What isn't known and errors come last. Whatever isn't path writes "
        + "nothing before the end."
    ) { value, arguments throws(UsageError) in
      arguments.sort = SortOrder(rawValue: value.text) ?? .path
    },
    Flag(
      "jobs", short: "j", value: .text("N"), category: .running, commands: [.batch, .evaluate],
      summary:
        "analyse at most N photos at once (1 to \(mostJobs)); as many as there are processors unless named",
      details: "The order of rows doesn't depend on it."
    ) { value, arguments throws(UsageError) in
      guard let number = Int(value.text), (1...mostJobs).contains(number) else {
        throw UsageError("--jobs: “\(value.shown)” is no whole number from 1 to \(mostJobs)")
      }
      arguments.jobs = number
    },
    Flag(
      "depth", value: .word(AnalysisDepth.allCases.map(\.rawValue)),
      category: .running, commands: [.analyze, .batch, .evaluate],
      summary: "how much to read: metadata, structure or pixels; pixels unless named",
      details: "metadata reads the headers before the picture and the file's end; structure reads every "
        + "byte: all segments, tables, what follows the picture; pixels decodes the picture's coefficients too. "
        + "Reports say their depth: scores of two depths can't be compared."
    ) { value, arguments throws(UsageError) in
      arguments.depth = AnalysisDepth.allCases.first { $0.rawValue == value.text }
    },
    Flag(
      "hash", category: .running, commands: [.analyze, .batch],
      summary: "make each file's SHA-256 whatever the depth",
      details:
        "structure and pixels make it anyway, unless --no-hash is given; with metadata, analyze does and batch "
        + "doesn't. Of --hash and --no-hash the last counts."
    ) { _, arguments throws(UsageError) in arguments.hashing = true },
    Flag(
      "no-hash", category: .running, commands: [.analyze, .batch],
      summary: "make no SHA-256"
    ) { _, arguments throws(UsageError) in arguments.hashing = false },
    Flag(
      "signatures", value: .file("FILE"), category: .running,
      commands: [.analyze, .batch, .signatures, .evaluate],
      summary:
        "compare with the cameras in FILE too, which `metalens signatures learn` made; may be repeated",
      details: "From depth structure on. A file that can't be read, or a line of it, ends the command before "
        + "anything is analysed. Reports name the reference they stand on."
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--signatures: an empty name is no file") }
      arguments.signatures.files.append(value)
    },
    Flag(
      "no-shipped-signatures", category: .running, commands: [.analyze, .batch, .signatures, .evaluate],
      summary: "don't compare with the cameras that metalens knows by itself",
      details: "Without --signatures every camera is unknown then."
    ) { _, arguments throws(UsageError) in arguments.signatures.includesShipped = false },
    Flag(
      "prior", value: .text("P"), category: .running, commands: [.analyze, .batch, .evaluate],
      summary: "how likely an original was before the file was read, above 0 and below 1; 0.5 unless named",
      details:
        "Of a hundred photos that come in like this one, how many are as their cameras wrote them? 0.9, or "
        + "90%, where most are. It moves the score and what follows from it, never the weights of findings."
    ) { value, arguments throws(UsageError) in
      let isShare = value.text.hasSuffix("%")
      let number = Double(isShare ? String(value.text.dropLast()) : value.text).map {
        isShare ? $0 / 100 : $0
      }
      guard let number, number >= 0.0001, number <= 0.9999 else {
        throw UsageError("--prior: “\(value.shown)” is no number from 0.0001 to 0.9999")
      }
      arguments.scoring.prior = number
    },
    Flag(
      "model", value: .file("FILE"), category: .running, commands: [.analyze, .batch, .evaluate],
      summary: "score by the weights in FILE instead of those that ship",
      details:
        "A table of the form that Docs/Method.md describes. Reports name its version with a mark of its "
        + "bytes: its error rates are its maker's to measure."
    ) { value, arguments throws(UsageError) in
      guard !value.bytes.isEmpty else { throw UsageError("--model: an empty name is no file") }
      arguments.scoring.file = value
    },
    Flag(
      "quiet", short: "q", category: .running, commands: [.batch, .signatures, .evaluate],
      summary: "no progress and no summary on standard error"
    ) { _, arguments throws(UsageError) in arguments.quiet = true },
    Flag(
      "verbose", short: "v", category: .running, commands: [.batch],
      summary: "list the files that were skipped, with the reason, on standard error"
    ) { _, arguments throws(UsageError) in arguments.verbose = true },
  ]
}
