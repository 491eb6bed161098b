/// The white space before a packet's last line, room for whoever changes the packet in place (XMP part 1, 7.3.2).
///
/// It is two to four kilobytes as a rule, half as much again as what the packet says.
enum XMPPadding {
  /// Where the white space begins; nil where the text doesn't end with white space and the packet's last line.
  ///
  /// What follows is well-formed behind an element that ended, so that nobody needs to read it; anywhere else it isn't.
  static func start(in text: ArraySlice<UInt8>) -> Int? {
    var rest = text[..<Expat.endBeforeWhiteSpace(of: text)]
    guard let line = trailers.first(where: { rest.suffix($0.count).elementsEqual($0) }) else { return nil }
    rest = rest.dropLast(line.count)
    let end = Expat.endBeforeWhiteSpace(of: rest)
    return end == text.startIndex ? nil : end
  }

  private static let trailers = [
    "<?xpacket end=\"w\"?>", "<?xpacket end='w'?>", "<?xpacket end=\"r\"?>", "<?xpacket end='r'?>",
  ]
  .map { Array($0.utf8) }
}
