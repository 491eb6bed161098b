import MetaLensFacts

@testable import MetaLensDecoding

/// Blocks of metadata for tests, and a function that reads them.
enum MetadataSample {
  static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Returns a data set of IPTC; an extended one if `lengthBytes` is given.
  static func dataSet(_ record: UInt8, _ number: UInt8, _ value: [UInt8], lengthBytes: Int? = nil) -> [UInt8]
  {
    let length = lengthBytes.map { big(0x8000 | $0, 2) + big(value.count, $0) } ?? big(value.count, 2)
    return [0x1C, record, number] + length + value
  }

  /// Returns an image resource of Photoshop, padded.
  static func resource(_ id: Int, _ data: [UInt8], name: String = "", signature: String = "8BIM") -> [UInt8] {
    var name = [UInt8(name.utf8.count)] + Array(name.utf8)
    if name.count % 2 == 1 { name.append(0) }
    let padding = [UInt8](repeating: 0, count: data.count % 2)
    return Array(signature.utf8) + big(id, 2) + name + big(data.count, 4) + data + padding
  }

  /// Returns text in UTF-16 after the number of its units.
  static func counted(_ text: String) -> [UInt8] {
    big(text.utf16.count, 4) + text.utf16.flatMap { big(Int($0), 2) }
  }

  /// Returns an ICC profile with tags after its header.
  static func profile(_ tags: [(String, [UInt8])] = [], version: [UInt8] = [4, 0x30]) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 128)
    func put(_ bytes: [UInt8], _ index: Int) {
      header.replaceSubrange(index..<index + bytes.count, with: bytes)
    }
    put(Array("appl".utf8), 4)
    put(version, 8)
    put(Array("mntrRGB XYZ ".utf8), 12)
    put([7, 0xE6, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5], 24)
    put(Array("acspAPPL".utf8), 36)
    put(Array("APPL".utf8) + [0, 0, 0, 0], 48)
    put(Array("lcms".utf8), 80)
    var list = big(tags.count, 4)
    var data: [UInt8] = []
    for (name, value) in tags {
      list += Array(name.utf8) + big(132 + tags.count * 12 + data.count, 4) + big(value.count, 4)
      data += value
    }
    let whole = header + list + data
    return big(whole.count, 4) + whole.dropFirst(4)
  }

  /// Returns a text in several languages.
  static func localized(_ texts: [(language: String, text: String)]) -> [UInt8] {
    var records: [UInt8] = []
    var strings: [UInt8] = []
    for (language, text) in texts {
      let units = text.utf16.flatMap { big(Int($0), 2) }
      records += Array(language.utf8) + big(units.count, 4) + big(16 + texts.count * 12 + strings.count, 4)
      strings += units
    }
    return Array("mluc".utf8) + big(0, 4) + big(texts.count, 4) + big(12, 4) + records + strings
  }

  /// Returns a reader's result for bytes at offset 100 of a file, and the codes of its diagnostics.
  static func read<Result>(
    _ bytes: [UInt8], limits: ReadLimits = ReadLimits(),
    _ reader: (LocatedBytes, inout ReadingContext) -> Result
  ) -> (result: Result, codes: [String]) {
    var context = ReadingContext(MemorySource([]), limits: limits)
    let result = reader(LocatedBytes(bytes, container: "X", fileOffset: 100), &context)
    return (result, context.log.diagnostics.map(\.code.rawValue))
  }
}
