/// What the command, and not the library, adds to a report or an error: the file's name, the language, the tool.
package struct OutputContext: Sendable {
  /// The path as text; what isn't UTF-8 is repaired.
  package var path: String
  /// The path's bytes in hexadecimal where they aren't UTF-8.
  package var pathBytes: String?
  /// The language of descriptions and messages.
  package var language: Language
  /// Whether personal data was taken out.
  package var isRedacted: Bool
  /// The version of the tool that made the report: a stored one's may be another than this.
  package var toolVersion = MetaLensVersion.current
  /// What is written of one photo, in bytes, before elements of its lists are left out.
  package var maximumBytes: Int

  package init(
    path: String, pathBytes: String? = nil, language: Language, isRedacted: Bool = false,
    maximumBytes: Int = ReadLimits().outputBytes
  ) {
    self.maximumBytes = maximumBytes
    self.path = path
    self.pathBytes = pathBytes
    self.language = language
    self.isRedacted = isRedacted
  }
}
