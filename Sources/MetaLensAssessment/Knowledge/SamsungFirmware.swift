/// The month in which a Samsung phone's firmware was built, by its name, such as February 2021 for `G991BXXU3AUB1`.
///
/// A name has a letter and the model's digits, letters for the model and the region, the kind (U update, S security),
/// the boot loader's number (since about 2015), the version, the year (A is 2001), the month (A is January) and the
/// build. Docs/Sources.md, E6.
struct SamsungFirmware {
  /// The year, 2001 to 2026.
  let year: Int
  /// The month, 1 to 12.
  let month: Int

  /// Reads the text of Software; nil if it has another form.
  init?(_ text: String) {
    let name = Array(text.utf8)
    guard Self.shape.matches(name), name.count >= Self.tailCount else { return nil }
    let tail = Array(name.suffix(Self.tailCount))
    guard Self.kinds.contains(tail[0]) || Self.kinds.contains(tail[1]),
      tail[2...4].allSatisfy(\.isASCIICapital), tail[4] <= UInt8(ascii: "L")
    else { return nil }
    year = 2001 + Int(tail[3] - 0x41)
    month = 1 + Int(tail[4] - 0x41)
  }

  /// `2021-02`.
  var text: String { year.padded(4) + "-" + month.padded(2) }

  /// The number of characters for kind, boot loader, version, year, month and build; in names without a boot loader's
  /// number, the kind is the second of them.
  private static let tailCount = 6
  private static let kinds = Array("US".utf8)
  private static let shape = SoftwareShape("{A1}{d3-4}{X5-12}")
}
