import Synchronization

/// The signatures that ship, parsed one maker at a time: a photo is compared with its own maker's alone.
///
/// Parsing all of them takes 41 million instructions, more than a kilobyte may cost. No picture stands in two rows
/// (a test sees to that), so what is left out of a comparison is among the maker's own rows.
final class ShippedSignatures: Sendable {
  /// Sorted into makers when it is first asked for.
  static let shared = ShippedSignatures(CameraSignatureIndex.data)

  /// What reports say of it.
  let reference: SignatureReference
  private let rows: [String: [TabSeparatedRows.Row]]
  private let parsed = Mutex<[String: CameraSignatureIndex]>([:])

  init(_ table: String) {
    let bytes = Array(table.utf8)
    var lines = TabSeparatedRows(bytes)
    // The first says the form.
    _ = lines.next()
    var rows: [String: [TabSeparatedRows.Row]] = [:]
    var last: (make: ArraySlice<UInt8>, maker: String) = ([], "")
    var count = 0
    while let row = lines.next() {
      count += 1
      let make = Self.make(of: row)
      // Rows are in the order of makes.
      if !make.elementsEqual(last.make) {
        last = (make, CameraSignatureIndex.maker(of: String(decoding: make, as: UTF8.self)))
      }
      rows[last.maker, default: []].append(row)
    }
    self.rows = rows
    reference = SignatureReference(
      form: CameraSignatureTable.form, photoCount: count, sha256: CameraSignature.digest(bytes, count: 64))
  }

  /// The rows of the maker that a Make names.
  func index(ofMake make: String) -> CameraSignatureIndex {
    let maker = CameraSignatureIndex.maker(of: make)
    // What a photo names and nobody measured isn't kept: a million photos may name as many.
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

  /// The second cell.
  private static func make(of row: TabSeparatedRows.Row) -> ArraySlice<UInt8> {
    let tab = UInt8(ascii: "\t")
    guard let first = row.bytes.firstIndex(of: tab) else { return [] }
    let rest = row.bytes[(first + 1)...]
    return rest[..<(rest.firstIndex(of: tab) ?? rest.endIndex)]
  }
}
