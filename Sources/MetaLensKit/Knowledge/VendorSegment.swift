/// Application segments that makers' cameras write and no encoder keeps (Docs/Sources.md, 2.2.9).
struct VendorSegment: Sendable {
  /// The marker's second byte.
  var marker: UInt8
  /// How the payload's identifier begins.
  var identifier: String
  /// Words of which Make holds one, lower case.
  var makeWords: [String]

  static let all = [
    VendorSegment(marker: 0xE2, identifier: "FPXR", makeWords: ["kodak", "eastman", "minolta", "hewlett"]),
    VendorSegment(marker: 0xE3, identifier: "Meta", makeWords: ["kodak", "eastman"]),
    VendorSegment(marker: 0xE3, identifier: "META", makeWords: ["kodak", "eastman"]),
    VendorSegment(marker: 0xE4, identifier: "SCALADO", makeWords: ["sony", "htc", "samsung", "blackberry"]),
    VendorSegment(
      marker: 0xE4, identifier: "Qualcomm Dual Camera", makeWords: ["sony", "xiaomi", "oneplus", "lge"]),
    VendorSegment(marker: 0xE4, identifier: "QTI.Debug", makeWords: ["samsung"]),
    VendorSegment(marker: 0xE5, identifier: "RMETA", makeWords: ["ricoh"]),
    VendorSegment(marker: 0xE5, identifier: "ssuniqueid", makeWords: ["samsung"]),
    VendorSegment(marker: 0xE6, identifier: "EPPIM", makeWords: ["toshiba"]),
    VendorSegment(marker: 0xE6, identifier: "TDHD", makeWords: ["hewlett", "hp"]),
    VendorSegment(marker: 0xE6, identifier: "GoPro", makeWords: ["gopro"]),
    VendorSegment(marker: 0xE6, identifier: "MMIMETA", makeWords: ["motorola"]),
    VendorSegment(marker: 0xE6, identifier: "DTAT", makeWords: ["dji"]),
    VendorSegment(marker: 0xE7, identifier: "PENTAX ", makeWords: ["pentax", "asahi", "ricoh"]),
    VendorSegment(marker: 0xE7, identifier: "RICOH", makeWords: ["ricoh", "pentax"]),
    VendorSegment(marker: 0xE7, identifier: "HUAWEI", makeWords: ["huawei"]),
    VendorSegment(marker: 0xE7, identifier: "DJI-DBG", makeWords: ["dji"]),
  ]

  /// The row for a segment, or nil.
  static func match(marker: UInt8, identifier: String) -> VendorSegment? {
    guard !identifier.isEmpty else { return nil }
    return all.first { $0.marker == marker && identifier.hasPrefix($0.identifier) }
  }

  /// Whether a Make is of a maker that writes it.
  func isMake(_ make: String) -> Bool {
    let words = SoftwareCatalogue.words(of: Array(make.utf8)[...])
    return makeWords.contains { words.contains(Array($0.utf8)) }
  }
}
