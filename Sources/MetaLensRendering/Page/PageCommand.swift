package import MetaLensAssessment
package import MetaLensPlatform

/// The commands with which somebody else gets the same result.
package struct PageCommand: Sendable {
  /// The photo as it was named; `-` for standard input.
  var path: SystemPath
  var depth: AnalysisDepth
  var hashing: Bool
  var redact: Bool
  var signatures: SignatureSelection
  var scoring: ScoringSelection
  var credentials: CredentialSelection
  /// How many times as high as usual the limits were.
  var limits: Int
  var language: Language

  package init(
    path: SystemPath, depth: AnalysisDepth = .pixels, hashing: Bool = true, redact: Bool = false,
    signatures: SignatureSelection = SignatureSelection(), scoring: ScoringSelection = ScoringSelection(),
    credentials: CredentialSelection = CredentialSelection(), limits: Int = 1, language: Language = .english
  ) {
    self.path = path
    self.depth = depth
    self.hashing = hashing
    self.redact = redact
    self.signatures = signatures
    self.scoring = scoring
    self.credentials = credentials
    self.limits = limits
    self.language = language
  }

  /// Prints the file's SHA-256.
  var hash: String { path.isStandardInput ? "sha256sum < FILE" : "sha256sum -- " + ShellText.word(path) }

  /// Prints the report as JSON.
  var report: String {
    var words: [String] = ["metalens", "analyze", "--depth", depth.rawValue]
    func add(_ flag: String, _ file: SystemPath?) {
      if let file { words += [flag, ShellText.word(redact ? Redaction.path(file) : file)] }
    }
    if !hashing { words.append("--no-hash") }
    if limits > 1 { words += ["--limits", String(limits)] }
    if !signatures.includesShipped { words.append("--no-shipped-signatures") }
    for file in signatures.files { add("--signatures", file) }
    if let prior = scoring.prior { words += ["--prior", "\(prior)"] }
    add("--model", scoring.file)
    add("--credentials-library", credentials.library)
    add("--trust-anchors", credentials.anchors)
    if redact { words.append("--redact") }
    words += ["--language", language.rawValue, "--format", "json"]
    words += path.isStandardInput ? ["-", "< FILE"] : ["--", ShellText.word(path)]
    return words.joined(separator: " ")
  }
}
