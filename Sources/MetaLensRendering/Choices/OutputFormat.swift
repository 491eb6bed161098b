/// The forms a report can be written in.
package enum OutputFormat: String, Sendable, Hashable {
  /// For people.
  case text
  /// One object a file, an array for several.
  case json
  /// One page that holds everything, to print or to hand over.
  case html
  /// Columns for people, a row a file.
  case table
  /// RFC 4180.
  case csv
  /// One object a line.
  case ndjson
}
