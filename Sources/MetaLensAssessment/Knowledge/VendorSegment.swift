/// An application segment that makers' cameras write and that no encoder preserves (Docs/Sources.md, 2.2.9).
struct VendorSegment: Sendable {
  /// The marker's second byte.
  var marker: UInt8
  /// The beginning of the payload's identifier.
  var identifier: String
  /// The makers that write it.
  var makers: [Maker]

  static let all = [
    VendorSegment(marker: 0xE2, identifier: "FPXR", makers: [.kodak, .eastman, .minolta, .hewlett]),
    VendorSegment(marker: 0xE3, identifier: "Meta", makers: [.kodak, .eastman]),
    VendorSegment(marker: 0xE3, identifier: "META", makers: [.kodak, .eastman]),
    VendorSegment(marker: 0xE4, identifier: "SCALADO", makers: [.sony, .htc, .samsung, .blackberry]),
    VendorSegment(
      marker: 0xE4, identifier: "Qualcomm Dual Camera", makers: [.sony, .xiaomi, .oneplus, .lge]),
    VendorSegment(marker: 0xE4, identifier: "QTI.Debug", makers: [.samsung]),
    VendorSegment(marker: 0xE5, identifier: "RMETA", makers: [.ricoh]),
    VendorSegment(marker: 0xE5, identifier: "ssuniqueid", makers: [.samsung]),
    VendorSegment(marker: 0xE6, identifier: "EPPIM", makers: [.toshiba]),
    VendorSegment(marker: 0xE6, identifier: "TDHD", makers: [.hewlett, .hp]),
    VendorSegment(marker: 0xE6, identifier: "GoPro", makers: [.gopro]),
    VendorSegment(marker: 0xE6, identifier: "MMIMETA", makers: [.motorola]),
    VendorSegment(marker: 0xE6, identifier: "DTAT", makers: [.dji]),
    VendorSegment(marker: 0xE7, identifier: "PENTAX ", makers: [.pentax, .asahi, .ricoh]),
    VendorSegment(marker: 0xE7, identifier: "RICOH", makers: [.ricoh, .pentax]),
    VendorSegment(marker: 0xE7, identifier: "HUAWEI", makers: [.huawei]),
    VendorSegment(marker: 0xE7, identifier: "DJI-DBG", makers: [.dji]),
  ]

  /// Returns the row for a segment; nil if there is none.
  static func match(marker: UInt8, identifier: String) -> VendorSegment? {
    guard !identifier.isEmpty else { return nil }
    return all.first { $0.marker == marker && identifier.hasPrefix($0.identifier) }
  }
}
