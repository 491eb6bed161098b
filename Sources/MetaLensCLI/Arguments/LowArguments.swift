package import MetaLensKit
package import MetaLensPlatform
package import MetaLensRendering

/// The parsed command line.
///
/// Every flag was checked by itself; flags weren't checked against each other, and no file was opened.
package struct LowArguments: Sendable, Equatable {
  /// The command named; nil where the first operand is none.
  package var command: CommandName?
  /// What follows the command.
  package var operands: [SystemPath] = []
  /// True where `--` stood before the first operand: it can't be a misspelt command then.
  package var operandsAreFiles = false
  package var format: OutputFormat?
  package var language: String?
  package var failUnder: Int?
  package var color = ColorChoice.auto
  package var output: SystemPath?
  package var store: SystemPath?
  package var search = SearchReports.Input()
  package var prune: PruneReports.Choice?
  package var sort = SortOrder.path
  package var only: Set<Badge> = []
  /// Whether `--only` names photos that couldn't be analysed.
  package var onlyFailed = false
  package var verdicts: Set<Verdict.Kind> = []
  package var wide = false
  package var jobs: Int?
  package var filesFrom: SystemPath?
  package var nulSeparated = false
  package var include: [SystemPath] = []
  package var exclude: [SystemPath] = []
  package var followLinks = false
  package var depth: AnalysisDepth?
  package var hashing: Bool?
  package var parts: [PhotoPart] = []
  package var detail: TextDetail?
  package var extractsAll = false
  package var force = false
  package var redact = false
  package var exhibit = ExhibitDetails()
  package var csvBOM = false
  package var resume = false
  package var relatives = false
  package var relativesOutput: SystemPath?
  package var attributes = false
  package var signatures = SignatureSelection()
  package var column: String?
  package var originalLabel: String?
  package var ignoredLabels: [String] = []
  package var reports: SystemPath?
  package var scoring = ScoringSelection()
  package var credentials = CredentialSelection()
  /// Whether the library was named by the variable, which every command may see.
  package var isLibraryOfVariable = false
  package var showsCredentials = false
  /// How many times as much as usual one photo may cost.
  package var limits = 1
  /// The largest photo, in bytes; nil where the limits say it.
  package var maximumBytes: Int?
  /// Whether photos are read in processes of their own; nil where nobody said.
  package var isolates: Bool?
  /// How long one photo may take there, in seconds.
  package var photoSeconds: Int?
  /// Where a server listens, and how browsers reach it; nil where nobody said.
  package var port: UInt16?
  package var listen: String?
  package var origin: String?
  package var opensBrowser = true
  /// After how many minutes without a request it ends.
  package var idleMinutes: Int?
  package var quiet = false
  package var verbose = false
  package var help = false
  package var version = false

  /// The depth to read to; every command has the same default, so that a photo has one score.
  var chosenDepth: AnalysisDepth { depth ?? .pixels }

  /// Whether a hash is made: whatever reads every byte makes one, unless told not to.
  var chosenHashing: Bool { hashing ?? (chosenDepth > .metadata || findsRelatives) }

  /// Whether photos that are the same or related are looked for.
  var findsRelatives: Bool { relatives || relativesOutput != nil }

  /// What one photo may cost.
  var readLimits: ReadLimits {
    var limits = ReadLimits().raised(by: limits)
    if let maximumBytes {
      limits.fileBytes = min(limits.fileBytes, maximumBytes)
      limits.memoryBytes = min(limits.memoryBytes, maximumBytes)
    }
    return limits
  }

  /// Tables that say how photos are read and scored.
  var tables: [SystemPath] { signatures.files + [scoring.file, credentials.anchors].compactMap(\.self) }

  /// Files that flags, or the variable for the library, name: no output is written over one.
  var flagFiles: [SystemPath] {
    tables + [credentials.library, filesFrom, reports].compactMap(\.self)
      + (store.map { store in
        ["", "-wal", "-shm", "-journal"].map { SystemPath(bytes: store.bytes + Array($0.utf8)) }
      }
        ?? [])
  }

  /// The files that are written; none where only something is told of the command.
  var outputs: [SystemPath] { help || version ? [] : [outputFile, relativesOutput].compactMap(\.self) }

  /// The file to write to; nil for standard output, which is `-` too.
  var outputFile: SystemPath? { output == SystemPath("-") ? nil : output }
}
