/// When colours are used.
package enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  case auto
  /// Also into files and pipes.
  case always
  /// Not at all.
  case never
}

/// The order of batch's rows.
package enum SortOrder: String, Sendable, Hashable, CaseIterable {
  /// By the bytes of the path; rows leave as they come.
  case path
  /// Lowest score first, errors last; rows leave at the end.
  case score
  /// By verdict, those that accuse first; within one as `score`.
  case verdict
  /// By the clock of the creation date, the oldest first; without a date behind those with one.
  case date
  /// By make and model, as they are shown; without a camera behind those with one.
  case camera
  /// The largest file first.
  case size
}

/// How much `analyze` tells of a photo as text.
package enum TextDetail: String, Sendable, Hashable, CaseIterable {
  /// The verdict, its strongest reasons and what to do next.
  case answer
  /// One line.
  case brief
  /// Everything that was found, with its place.
  case details
}

/// The forms a report can be written in.
package enum OutputFormat: String, Sendable, Hashable, CaseIterable {
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

/// The shells that completions are made for.
package enum Shell: String, Sendable, Hashable, CaseIterable {
  case bash
  case zsh
  case fish
}
