package import MetaLensAssessment
package import MetaLensPlatform

/// The commands with which somebody else gets the same result.
package struct PageCommand: Sendable {
  /// The path under which the photo was named; `-` for standard input.
  let path: SystemPath
  /// How the photo was read and scored.
  var reading: ReadingChoice
  let language: Language

  package init(
    path: SystemPath, reading: ReadingChoice = ReadingChoice(), language: Language = .english
  ) {
    self.path = path
    self.reading = reading
    self.language = language
  }

  /// The command that prints the file's SHA-256.
  var hash: String { path.isStandardInput ? "sha256sum < FILE" : "sha256sum -- " + ShellText.word(path) }

  /// The command that prints the report as JSON.
  var report: String {
    var words: [String] = ["metalens", "analyze", "--depth", reading.depth.rawValue]
    func add(_ flag: String, _ file: SystemPath?) {
      if let file { words += [flag, ShellText.word(reading.redact ? Redaction.path(file) : file)] }
    }
    if !reading.hashing { words.append("--no-hash") }
    if reading.limits > 1 { words += ["--limits", String(reading.limits)] }
    if !reading.signatures.includesShipped { words.append("--no-shipped-signatures") }
    for file in reading.signatures.files { add("--signatures", file) }
    if let prior = reading.scoring.prior { words += ["--prior", "\(prior)"] }
    add("--model", reading.scoring.file)
    add("--credentials-library", reading.credentials.library)
    add("--trust-anchors", reading.credentials.anchors)
    if reading.redact { words.append("--redact") }
    words += ["--language", language.rawValue, "--format", "json"]
    words += path.isStandardInput ? ["-", "< FILE"] : ["--", ShellText.word(path)]
    return words.joined(separator: " ")
  }
}
