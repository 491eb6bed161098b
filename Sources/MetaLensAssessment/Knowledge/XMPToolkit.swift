/// A toolkit for XMP that cameras don't embed, recognized by its name in `x:xmptk`.
///
/// Not listed, since cameras embed them: `Adobe XMP Core 5.1.0-jc003` (Android phones) and `Adobe XMP Core 5.1.2`
/// (Samsung's). Not listed, since unknown: `XMP Core 5.5.0` (Docs/Sources.md, 2.4; measured on the labelled photos).
struct XMPToolkit: Sendable {
  /// The programs that use the toolkit.
  let program: String
  /// The maker whose own files have the toolkit; nil if there is none.
  let nativeMaker: Maker?
  /// Whether makers that no table knows may embed it.
  let isOfUnknownMakers: Bool

  /// Whether cameras of a stated maker embed it.
  func isNative(to maker: StatedMaker?) -> Bool {
    maker.names(nativeMaker) || isOfUnknownMakers && maker?.makers.isEmpty ?? false
  }

  /// Makes the toolkit that a text names; nil for toolkits that cameras embed and for unknown ones.
  init?(_ text: String) {
    guard let row = Self.rows.first(where: { $0.matches(text) }) else { return nil }
    program = row.program
    nativeMaker = row.nativeMaker
    isOfUnknownMakers = row.isOfUnknownMakers
  }

  /// The form of a toolkit's name.
  private struct Row {
    var start: String
    /// Whether only white space may follow.
    var isWhole = false
    var program: String
    var nativeMaker: Maker?
    /// Whether makers that no table knows may embed it.
    var isOfUnknownMakers = false
    /// Whether the version must be followed by a build's number and date.
    var isBuild = false

    func matches(_ text: String) -> Bool {
      guard text.hasPrefix(start) else { return false }
      let rest = text.dropFirst(start.count)
      if isBuild { return XMPToolkit.isBuild(rest) }
      return !isWhole || rest.allSatisfy(\.isWhitespace)
    }
  }

  /// The rows, with how many labelled photos had them: originals first, then all others.
  private static let rows: [Row] =
    [
      // 0 and 25.
      Row(start: "Image::ExifTool", program: "ExifTool"),
      // 0 and 15: Exiv2, in GIMP, digiKam, Shotwell and darktable.
      Row(start: "XMP Core 4.4.0-Exiv2", program: "Exiv2"),
      // 0 and 3.
      Row(start: "Public XMP Toolkit Core", program: "Nikon Transfer"),
      // 0 and 9: Adobe's programs up to CS2.
      Row(start: "XMP toolkit 2.", program: "Adobe"),
      Row(start: "XMP toolkit 3.", program: "Adobe"),
      Row(start: "3.1.1-", program: "Adobe"),
      // From documentation (Docs/Sources.md, 2.4).
      Row(start: "Exempi", program: "Exempi"),
      // Phones whose cameras are built on GStreamer write it too, such as Jolla's, by makers that no table knows.
      Row(start: "GStreamer", program: "GStreamer", isOfUnknownMakers: true),
    ]
    // Apple's: 5 and 38; the 5 are Apple's own files, and 9 of the others state another make.
    + ["4.4.0", "5.4.0", "6.0.0"].map { version in
      Row(start: "XMP Core \(version)", isWhole: true, program: "Apple", nativeMaker: .apple)
    }
    // 0 and 27: as in Adobe's programs.
    + [Row(start: "Adobe XMP Core ", program: "Adobe", isBuild: true)]

  /// Whether a version has a build's number, such as `5.6-c145`; versions that phones embed have none.
  private static func isBuild(_ text: Substring) -> Bool {
    let word = text.prefix { $0 != " " }
    guard let dash = word.firstIndex(of: "-") else { return false }
    let build = word[word.index(after: dash)...]
    return build.first == "c" && build.dropFirst().first?.isNumber == true
  }
}
