/// The iOS version that a file of Apple's phones states, and the one that its container shows.
enum AppleSystem {
  /// Returns the major version that EXIF Software states as phones write it, `17.5.1`, or `16.5.1 (c)` as Apple names
  /// rapid security responses; nil for other texts.
  static func major(ofSoftware text: String?) -> Int? {
    guard let text, text.utf8.count <= 16 else { return nil }
    // The last byte rules out nearly all other texts.
    let end = text.utf8.last == UInt8(ascii: ")") ? Array(text.utf8.suffix(4)) : []
    let isResponse = end.starts(with: " (".utf8) && end.count == 4 && (0x61...0x7A).contains(end[2])
    let numbers = (isResponse ? text.dropLast(4) : text[...]).split(
      separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count),
      numbers.allSatisfy({ !$0.isEmpty && $0.count <= 3 && $0.utf8.allSatisfy { $0.isASCIIDigit } })
    else { return nil }
    return numbers.first.flatMap { Int($0) }
  }

  /// The first iOS in whose files handlers were seen with one zero for a name: 15.6.1 and earlier write two
  /// (`Docs/Measurements/HEIC.md`).
  static let firstWithShortHandler = 16

  /// Whether the system that EXIF Software states leaves two zeros or more after the EXIF block: iOS up to 14.
  ///
  /// 23 of 23 files of iOS 5 to 14 do, JPEG and HEIC; of 23 of iOS 15 to 26 none (`Docs/Measurements/HEIC.md`).
  static func leavesSlack(_ software: String?) -> Bool {
    major(ofSoftware: software).map { $0 <= 14 } ?? false
  }

  /// The number of files that `leavesSlack` rests on.
  static let slackFileCount = 23

  /// Whether a container was written by iOS 16 or later, by the length of its handler's name; nil if the name shows
  /// nothing, or if the boxes aren't in Apple's order: libraries write one zero too.
  static func isShortHandler(_ media: MediaFileFacts, _ boxes: BoxOrder) -> Bool? {
    guard boxes.isApple, media.handler == "pict", media.handlerName.isEmpty else { return nil }
    return switch media.handlerNameByteCount {
    case 1: true
    case 2: false
    default: nil
    }
  }
}
