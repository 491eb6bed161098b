package import MetaLensFacts
package import MetaLensRendering

/// How photos that others ask about are read and scored: what `worker` and `serve` take alike.
package struct ReadingChoice: Sendable {
  package var depth = AnalysisDepth.pixels
  package var hashing = true
  package var redact = false
  package var signatures = SignatureSelection()
  package var scoring = ScoringSelection()
  package var credentials = CredentialSelection()
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
    photoSeconds = arguments.photoSeconds
  }

  /// What reads as it says in this process; nil, and a note, where a table can't be read.
  func applied(to context: CommandContext) -> CommandContext? {
    context.comparing(with: signatures, scoring: scoring, output: nil, redacting: redact)?
      .checking(credentials, redacting: redact)
  }

  /// Processes that read as it says; nil, and a note, where this system starts none.
  ///
  /// - Parameter adjust: what is wanted of a photo.
  func readers(in context: CommandContext, _ adjust: (inout ReaderSettings) -> Void) -> ReaderPool? {
    var settings = ReaderSettings()
    settings.depth = depth
    settings.hashing = hashing
    settings.redact = redact
    if let photoSeconds { settings.seconds = photoSeconds }
    adjust(&settings)
    return context.readers(settings, scoring: scoring, signatures: signatures, credentials: credentials)
  }
}
