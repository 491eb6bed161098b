package import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
package import MetaLensRendering

/// How photos are read and scored: what `analyze`, `batch`, `worker` and `serve` take alike.
package struct ReadingChoice: Sendable {
  package var depth = AnalysisDepth.pixels
  package var hashing = true
  package var redact = false
  package var signatures = SignatureSelection()
  package var scoring = ScoringSelection()
  package var credentials = CredentialSelection()
  /// How many times as high as usual the limits are.
  package var limits = 1
  /// How long one photo may take, in seconds; nil for the usual time.
  package var photoSeconds: Int?

  package init() {}

  /// What the command line says.
  init(_ arguments: LowArguments) {
    depth = arguments.chosenDepth
    hashing = arguments.chosenHashing
    redact = arguments.redact
    signatures = arguments.signatures
    scoring = arguments.scoring
    credentials = arguments.credentials
    limits = arguments.limits
    photoSeconds = arguments.photoSeconds
  }

  /// What reads as it says in this process; nil, and a note, where a table can't be read.
  func applied(to context: CommandContext) -> CommandContext? {
    context.comparing(with: signatures, scoring: scoring, redacting: redact)?
      .checking(credentials, redacting: redact)
  }

  /// The commands with which somebody else gets the same of a photo.
  func command(for path: SystemPath, in language: Language) -> PageCommand {
    PageCommand(
      path: path, depth: depth, hashing: hashing, redact: redact, signatures: signatures, scoring: scoring,
      credentials: credentials, limits: limits, language: language)
  }

  /// Processes that read as it says; nil, and a note, where this system starts none.
  ///
  /// - Parameters:
  ///   - isQuiet: whether nothing is told of a wall that isn't there.
  ///   - adjust: what is wanted of a photo.
  func readers(
    in context: CommandContext, isQuiet: Bool = false, _ adjust: (inout ReaderSettings) -> Void
  ) -> ReaderPool? {
    var settings = ReaderSettings()
    settings.depth = depth
    settings.hashing = hashing
    settings.redact = redact
    if let photoSeconds { settings.seconds = photoSeconds }
    adjust(&settings)
    return context.readers(
      settings, scoring: scoring, signatures: signatures, credentials: credentials, isQuiet: isQuiet)
  }
}
