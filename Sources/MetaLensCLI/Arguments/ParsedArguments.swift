package import MetaLensKit
package import MetaLensPlatform
package import MetaLensRendering

/// The parsed command line.
///
/// Every flag was checked by itself; flags weren't checked against each other, and no file was opened.
package struct ParsedArguments: Sendable, Equatable {
  /// The command that was named; nil if the first operand is no command.
  package var command: CommandName?
  /// The operands after the command.
  package var operands: [SystemPath] = []
  /// Whether `--` came before the first operand, which then can't be a misspelled command.
  package var operandsAreFiles = false
  package var format: OutputFormat?
  package var language: String?
  package var failUnder: Int?
  package var color = ColorChoice.auto
  package var output: SystemPath?
  /// The file in which reports are stored; nil if none are.
  package var store: SystemPath?
  package var search = SearchReports.Input()
  package var prune: PruneReports.Choice?
  package var sort = SortOrder.path
  package var only: Set<Badge> = []
  /// Whether `--only` names photos that couldn't be analyzed.
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
  /// Whether `history` removes what `prune` chooses, and `extract --all` replaces existing files.
  package var force = false
  package var redact = false
  package var exhibit = ExhibitDetails()
  package var csvBOM = false
  /// Whether to continue an interrupted run.
  package var resume = false
  package var relatives = false
  /// The file to which all groups of related photos are written; nil for none.
  package var relativesOutput: SystemPath?
  /// Whether times and extended attributes are read from the file system.
  package var attributes = false
  package var signatures = SignatureSelection()
  /// The column that names finer classes.
  package var column: String?
  package var originalLabel: String?
  package var ignoredLabels: [String] = []
  /// A file of existing reports to use instead of analyzing; nil to analyze the files.
  package var reports: SystemPath?
  package var scoring = ScoringSelection()
  package var credentials = CredentialSelection()
  /// Whether the environment variable named the library; unlike the flag, the variable is allowed with every command.
  package var isLibraryOfVariable = false
  /// Whether Content Credentials are shown; in text they are then all that is shown.
  package var showsCredentials = false
  /// How many times as much as usual one photo may cost.
  package var limits = 1
  /// The size of the largest photo, in bytes; nil for the usual limits.
  package var maximumBytes: Int?
  /// Whether photos are read in separate processes; nil if neither flag was given.
  package var isolates: Bool?
  /// How long a separate process may take to read one photo, in seconds; nil for the default.
  package var photoSeconds: Int?
  /// Where a server listens, and how browsers reach it; each is nil if its flag wasn't given.
  package var port: UInt16?
  package var listen: String?
  package var origin: String?
  package var opensBrowser = true
  /// The file that holds a server's token; nil if it makes one itself.
  package var tokenFile: SystemPath?
  /// The number of minutes without a request after which a server ends; nil for never.
  package var idleMinutes: Int?
  package var quiet = false
  package var verbose = false
  package var help = false
  package var version = false

  /// The depth to read to; all commands have the same default, so that a photo has one score.
  var chosenDepth: AnalysisDepth { depth ?? .pixels }

  /// How much of a report a text shows.
  var chosenDetail: TextDetail { detail ?? .answer }

  /// Whether SHA-256 is computed; by default if every byte is read or relatives are looked for.
  var chosenHashing: Bool { hashing ?? (chosenDepth > .metadata || findsRelatives) }

  /// Whether the run looks for photos that are the same or related.
  var findsRelatives: Bool { relatives || relativesOutput != nil }

  /// The limits on what reading one photo may cost.
  var readLimits: ReadLimits {
    var limits = ReadLimits().raised(by: limits)
    if let maximumBytes {
      limits.fileBytes = min(limits.fileBytes, maximumBytes)
      limits.memoryBytes = min(limits.memoryBytes, maximumBytes)
    }
    return limits
  }

  /// The tables that determine how photos are read and scored.
  var tables: [SystemPath] { signatures.files + [scoring.file, credentials.anchors].compactMap(\.self) }

  /// The files that flags, or the variable for the library, name; no output is written over any of them.
  var flagFiles: [SystemPath] {
    tables + [credentials.library, filesFrom, reports].compactMap(\.self)
      + (store.map { store in
        ["", "-wal", "-shm", "-journal"].map { SystemPath(bytes: store.bytes + Array($0.utf8)) }
      }
        ?? [])
  }

  /// The files that are written; none if only help or the version is shown.
  var outputs: [SystemPath] { help || version ? [] : [outputFile, relativesOutput].compactMap(\.self) }

  /// The file to write to; nil for standard output, which `-` names too.
  var outputFile: SystemPath? { output == SystemPath("-") ? nil : output }
}
