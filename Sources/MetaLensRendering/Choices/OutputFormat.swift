/// The formats in which a report can be written.
package enum OutputFormat: String, Sendable, Hashable {
  /// Text for people.
  case text
  /// JSON: one object for one file, an array for several.
  case json
  /// One self-contained page, to print or to pass on.
  case html
  /// A table for people with a row for each file.
  case table
  /// CSV as in RFC 4180.
  case csv
  /// JSON with one object per line.
  case ndjson
}
