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

  /// The path in a form that is safe on a terminal.
  package var shown: String { SafeText.thinned(SafeText.escaping(path)) }

  /// Returns what output states about the file besides the findings.
  package func outputContext(
    in language: Language, isRedacted: Bool = false, maximumBytes: Int = ReadLimits().outputBytes
  ) -> OutputContext {
    OutputContext(
      path: path, pathBytes: hexadecimal, language: language, isRedacted: isRedacted,
      maximumBytes: maximumBytes)
  }
}
