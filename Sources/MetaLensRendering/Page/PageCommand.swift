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
  var language: Language

  package init(
    path: SystemPath, depth: AnalysisDepth = .pixels, hashing: Bool = true, redact: Bool = false,
    signatures: SignatureSelection = SignatureSelection(), scoring: ScoringSelection = ScoringSelection(),
    credentials: CredentialSelection = CredentialSelection(), language: Language = .english
  ) {
    self.path = path
    self.depth = depth
    self.hashing = hashing
    self.redact = redact
    self.signatures = signatures
    self.scoring = scoring
    self.credentials = credentials
    self.language = language
  }

  /// Prints the file's SHA-256.
  var hash: String { path.isStandardInput ? "sha256sum < FILE" : "sha256sum -- " + ShellText.word(path) }

  /// Prints the report as JSON.
  var report: String {
    var words: [String] = ["metalens", "analyze", "--depth", depth.rawValue]
    if !hashing { words.append("--no-hash") }
    if !signatures.includesShipped { words.append("--no-shipped-signatures") }
    for file in signatures.files {
      words += ["--signatures", ShellText.word(redact ? Redaction.path(file) : file)]
    }
    if let prior = scoring.prior { words += ["--prior", "\(prior)"] }
    if let file = scoring.file { words += ["--model", ShellText.word(redact ? Redaction.path(file) : file)] }
    if let file = credentials.library {
      words += ["--credentials-library", ShellText.word(redact ? Redaction.path(file) : file)]
    }
    if let file = credentials.anchors {
      words += ["--trust-anchors", ShellText.word(redact ? Redaction.path(file) : file)]
    }
    if redact { words.append("--redact") }
    words += ["--language", language.rawValue, "--format", "json"]
    words += path.isStandardInput ? ["-", "< FILE"] : ["--", ShellText.word(path)]
    return words.joined(separator: " ")
  }
}
