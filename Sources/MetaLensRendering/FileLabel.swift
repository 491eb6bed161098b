package import MetaLensAssessment
package import MetaLensPlatform

/// A file's name in output.
package struct FileLabel: Sendable, Equatable {
  /// The path as text; bytes that aren't UTF-8 are replaced.
  package var path: String
  /// The path's bytes in hexadecimal; nil if they are UTF-8.
  package var hexadecimal: String?

  /// - Parameter redacting: whether directories are left out.
  package init(_ path: SystemPath, redacting: Bool = false) {
    let path = redacting ? Redaction.path(path) : path
    self.path = path.display
    hexadecimal = path.isUTF8 ? nil : Hexadecimal.text(path.bytes)
  }

  /// Whether the path is `-`, which names standard input where a command reads a photo or a list from there.
  private var isStandardInput: Bool { SystemPath(path).isStandardInput }

  /// The path in a form that is safe on a terminal.
  package var shown: String { SafeText.thinned(SafeText.escaping(path)) }

  /// Returns the path, or the words for standard input, of a photo or a list that a command may read from there.
  package func name(in language: Language) -> String {
    isStandardInput ? MessageKey.pageCheckInput.text(in: language) : path
  }

  /// Returns the path's last component, or the words for standard input, for a heading.
  package func lastName(in language: Language) -> String {
    isStandardInput ? name(in: language) : SystemPath(path).lastComponent.display
  }

  /// Returns the path or the words in a form that is safe on a terminal.
  package func shown(in language: Language) -> String {
    SafeText.thinned(SafeText.escaping(name(in: language)))
  }

  /// Returns what output states about the file besides the findings.
  package func outputContext(
    in language: Language, isRedacted: Bool = false, maximumBytes: Int = ReadLimits().outputBytes
  ) -> OutputContext {
    OutputContext(
      path: path, pathBytes: hexadecimal, language: language, isRedacted: isRedacted,
      maximumBytes: maximumBytes)
  }
}
