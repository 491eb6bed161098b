/// The white space before a packet's last line, room for whoever changes the packet in place (XMP part 1, 7.3.2): 2,240
/// bytes in the mean of 160 packets.
enum XMPPadding {
  /// Where the white space begins; nil where the text doesn't end with white space and the packet's last line, or might
  /// not be in UTF-8.
  ///
  /// Right behind the document's element that is always well-formed, so that it needn't be read.
  static func start(in text: ArraySlice<UInt8>) -> Int? {
    // Other beginnings may be read as UTF-16 by libexpat.
    guard text.first == UInt8(ascii: "<") || text.starts(with: [0xEF, 0xBB, 0xBF]) else { return nil }
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
