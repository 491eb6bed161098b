/// What the command, unlike the library, adds to a report or an error: the file's name, the language, the tool.
package struct OutputContext: Sendable {
  /// The path as text; bytes that aren't UTF-8 are replaced.
  package var path: String
  /// The path's bytes in hexadecimal, if they aren't UTF-8; otherwise nil.
  package var pathBytes: String?
  /// The language of descriptions and messages.
  package var language: Language
  /// Whether personal data was removed.
  package var isRedacted: Bool
  /// The version of the tool that made the report; a stored report may be of another version than this.
  package var toolVersion = MetaLensVersion.current
  /// The size in bytes from which the JSON of one photo leaves out elements of its lists.
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
