/// A table of signatures as a file: a line that names the form, comments, and one row per photo.
package struct CameraSignatureTable: Sendable {
  /// The form's name and version: the first line.
  package static let form = "metalens-signatures/3"
  package static let maximumBytes = 64 << 20
  package static let maximumRows = 100_000

  /// A line that can't be read.
  package struct Fault: Error, Sendable, Equatable {
    /// The line, from 1.
    package var line: Int
    /// What is wrong with it (English).
    package var reason: String

    package var description: String { "line \(line): \(reason)" }
  }

  /// Passes each row of a table to `take`, in order; throws at the first line that isn't a row.
  package static func read(
    _ bytes: [UInt8], row take: (CameraSignature) -> Void
  ) throws(Fault) {
    guard bytes.count <= maximumBytes else { throw Fault(line: 1, reason: "over \(maximumBytes) bytes") }
    var rows = TabSeparatedRows(bytes)
    guard let heading = rows.next() else { throw Fault(line: 1, reason: "empty") }
    guard heading.bytes.elementsEqual(form.utf8) else {
      let isOther = heading.bytes.starts(with: "metalens-signatures/".utf8)
      throw Fault(
        line: heading.line,
        reason: isOther
          ? "another version than \(form)" : "doesn't say \(form), as a table of signatures does")
    }
    var count = 0
    while let row = rows.next() {
      count += 1
      guard count <= maximumRows else { throw Fault(line: row.line, reason: "more than \(maximumRows) rows") }
      take(try CameraSignature.parse(row))
    }
  }

  /// Returns a table of rows, in the order of make, model and digest, with each photo once.
  package static func text(of rows: [CameraSignature], comments: [String] = []) -> String {
    var seen: Set<String> = []
    let lines = rows.filter { seen.insert($0.sha256).inserted }
      .map { (key: [$0.make, $0.model, $0.sha256].map { Array($0.utf8) }, line: $0.line) }
      .sorted { left, right in
        for (one, other) in zip(left.key, right.key) where one != other {
          return one.lexicographicallyPrecedes(other)
        }
        return false
      }
    let heading = comments + [CameraSignature.columns.joined(separator: "\t")]
    return ([form] + heading.map { "# " + $0 } + lines.map(\.line)).joined(separator: "\n") + "\n"
  }
}
