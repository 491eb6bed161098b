/// The white space before a packet's last line, which leaves room to change the packet in place (XMP part 1, 7.3.2): on
/// average 2,240 bytes in 160 packets.
enum XMPPadding {
  /// Returns the start of the white space; nil if the text doesn't end with white space and the packet's last line, or
  /// might not be UTF-8.
  ///
  /// Directly after the document's element, this part is always well-formed, so it needn't be read.
  static func start(in text: ArraySlice<UInt8>) -> Int? {
    // libexpat may read texts with other beginnings as UTF-16.
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
