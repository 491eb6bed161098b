/// A block of IPTC's Information Interchange Model (IIM 4.2): data sets in written order.
package struct IPTCFacts: Sendable, Equatable {
  /// One data set.
  package struct DataSet: Sendable, Equatable {
    /// The record's number: 1 envelope, 2 application.
    package var record: Int
    /// The data set's number in its record.
    package var number: Int
    /// The offset of its tag marker in the file; nil if the block is packed.
    package var offset: Int?
    /// The value as written, at most `ReadLimits.textBytes`.
    package var bytes: [UInt8]
    /// The size of the whole value, in bytes.
    package var byteCount: Int

    package init(record: Int, number: Int, offset: Int?, bytes: [UInt8], byteCount: Int) {
      self.record = record
      self.number = number
      self.offset = offset
      self.bytes = bytes
      self.byteCount = byteCount
    }
  }

  /// The place that contains it, in technical terms: `APP13 8BIM 0x0404`, `IFD0 tag 0x83bb`.
  package var container: String
  /// Its offset in the file.
  package var offset: Int
  package var byteCount: Int
  /// The MD5 of the whole block, in lower-case hexadecimal, which Photoshop's resource 0x0425 states too.
  package var digest: String
  /// Whether data set 1:90 states UTF-8.
  package var isUTF8: Bool
  package var dataSets: [DataSet]

  package init(
    container: String, offset: Int, byteCount: Int, digest: String, isUTF8: Bool, dataSets: [DataSet]
  ) {
    self.container = container
    self.offset = offset
    self.byteCount = byteCount
    self.digest = digest
    self.isUTF8 = isUTF8
    self.dataSets = dataSets
  }

  /// Returns the first data set with these numbers; nil if there is none.
  package func dataSet(_ record: Int, _ number: Int) -> DataSet? {
    dataSets.first { $0.record == record && $0.number == number }
  }

  /// Returns a data set's text, read as UTF-8 if it is valid, else as Latin 1.
  package func text(_ record: Int, _ number: Int) -> String? {
    dataSet(record, number).map(\.text)
  }
}

extension IPTCFacts.DataSet {
  /// The value as text, read as UTF-8 if it is valid, else as Latin 1, which most writers meant.
  package var text: String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // Each byte is a character; appended one by one, the characters of a 64 KB text would take milliseconds.
    var coded: [UInt8] = []
    coded.reserveCapacity(2 * bytes.count)
    for byte in bytes {
      if byte >= 0x80 { coded.append(0xC0 | byte >> 6) }
      coded.append(byte < 0x80 ? byte : 0x80 | byte & 0x3F)
    }
    return String(decoding: coded, as: UTF8.self)
  }
}
