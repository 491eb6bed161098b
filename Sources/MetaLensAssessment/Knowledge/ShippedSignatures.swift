import Synchronization

/// The signatures that ship, parsed one maker at a time, since a photo is compared only with those of its own maker.
///
/// Parsing all of them takes 41 million instructions, more than a small file may cost. No picture has two rows (a test
/// checks that), so the rows that a comparison must leave out are among the maker's own.
final class ShippedSignatures: Sendable {
  /// The shared instance, whose rows are grouped by maker when it is first used.
  static let shared = ShippedSignatures(CameraSignatureIndex.data)

  /// The description in reports.
  let reference: SignatureReference
  private let rows: [String: [TabSeparatedRows.Row]]
  private let parsed = Mutex<[String: CameraSignatureIndex]>([:])

  init(_ table: String) {
    let bytes = Array(table.utf8)
    var lines = TabSeparatedRows(bytes)
    // The first line names the form.
    _ = lines.next()
    var rows: [String: [TabSeparatedRows.Row]] = [:]
    var last: (make: ArraySlice<UInt8>, maker: String) = ([], "")
    var count = 0
    while let row = lines.next() {
      count += 1
      let make = Self.make(of: row)
      // Rows are sorted by make.
      if !make.elementsEqual(last.make) {
        last = (make, CameraSignatureIndex.maker(of: String(decoding: make, as: UTF8.self)))
      }
      rows[last.maker, default: []].append(row)
    }
    self.rows = rows
    reference = SignatureReference(
      form: CameraSignatureTable.form, photoCount: count, sha256: CameraSignature.digest(bytes, count: 64))
  }

  /// Returns an index of the rows of the maker that a Make names.
  func index(ofMake make: String) -> CameraSignatureIndex {
    let maker = CameraSignatureIndex.maker(of: make)
    // Makers without rows aren't cached, since a million photos may name a million of them.
    guard let rows = rows[maker] else { return CameraSignatureIndex() }
    return parsed.withLock { parsed in
      if let index = parsed[maker] { return index }
      var index = CameraSignatureIndex()
      for row in rows {
        if let signature = try? CameraSignature.parse(row) { index.insert(signature) }
      }
      parsed[maker] = index
      return index
    }
  }

  /// Returns the second cell of a row, the make.
  private static func make(of row: TabSeparatedRows.Row) -> ArraySlice<UInt8> {
    let tab = UInt8(ascii: "\t")
    guard let first = row.bytes.firstIndex(of: tab) else { return [] }
    let rest = row.bytes[(first + 1)...]
    return rest[..<(rest.firstIndex(of: tab) ?? rest.endIndex)]
  }
}
