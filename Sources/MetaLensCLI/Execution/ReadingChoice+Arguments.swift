import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension ReadingChoice {
  /// Makes the choice that the command line states.
  init(_ arguments: ParsedArguments) {
    self.init(depth: arguments.chosenDepth, redact: arguments.redact)
    hashing = arguments.chosenHashing
    signatures = arguments.signatures
    scoring = arguments.scoring
    credentials = arguments.credentials
    limits = arguments.limits
    photoSeconds = arguments.photoSeconds
  }

  /// Returns a context that reads as chosen in this process; nil, after a note, if a table can't be read.
  func applied(to context: CommandContext) -> CommandContext? {
    context.comparing(with: signatures, scoring: scoring, redacting: redact)?
      .checking(credentials, redacting: redact)
  }

  /// Returns the commands with which somebody else can repeat the reading of a photo.
  func command(for path: SystemPath, in language: Language) -> PageCommand {
    PageCommand(path: path, reading: self, language: language)
  }

  /// Returns processes that read as chosen; nil, after a note, if this system can't start any.
  ///
  /// - Parameters:
  ///   - isQuiet: whether the notes on missing confinement are left out.
  ///   - missing: the note that this system can't start any, and what follows from that.
  ///   - adjust: sets what is wanted of each photo.
  func readers(
    in context: CommandContext, isQuiet: Bool = false, missing: MessageKey = .isolationMissing,
    _ adjust: (inout ReaderSettings) -> Void
  ) -> ReaderPool? {
    var settings = ReaderSettings()
    settings.depth = depth
    settings.hashing = hashing
    settings.redact = redact
    if let photoSeconds { settings.seconds = photoSeconds }
    adjust(&settings)
    return context.readers(
      settings, scoring: scoring, signatures: signatures, credentials: credentials, isQuiet: isQuiet,
      missing: missing)
  }
}
