import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

extension ReadingChoice {
  /// What the command line says.
  init(_ arguments: LowArguments) {
    self.init(depth: arguments.chosenDepth, redact: arguments.redact)
    hashing = arguments.chosenHashing
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
    PageCommand(path: path, reading: self, language: language)
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
