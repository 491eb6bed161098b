/// A mark that one platform writes into the copies that it delivers.
struct PlatformMark: Sendable {
  var platform: String
  /// The mark, cut to the length that a flag quotes.
  var text: String
  var evidence: Evidence

  private init(_ platform: String, _ text: String, _ evidence: Evidence) {
    self.platform = platform
    self.text = text.quoted(maximum: 80)
    self.evidence = evidence
  }

  /// Returns the marks in a file, the first of each platform.
  static func marks(in facts: MetadataFacts) -> [PlatformMark] {
    var marks: [PlatformMark] = []
    func add(_ mark: PlatformMark) {
      if !marks.contains(where: { $0.platform == mark.platform }) { marks.append(mark) }
    }
    for block in facts.iptc {
      for set in block.dataSets where set.record == 2 {
        let evidence = Evidence(
          location: block.container + " 2:\(set.number)", offset: set.offset ?? block.offset)
        if set.number == 40, isFacebook(set.bytes) {
          add(PlatformMark(PlatformName.facebook, set.text, evidence))
        } else if set.number == 230, isFlickr(set.bytes) {
          add(PlatformMark("Flickr", set.text, evidence))
        }
      }
    }
    for text in facts.texts where text.container == "COM" && wikimedia.contains(where: text.text.hasPrefix) {
      add(PlatformMark("Wikimedia", text.text, Evidence(location: "COM", offset: text.offset)))
    }
    for packet in facts.xmp {
      guard let property = packet.properties.first(where: { $0.namespace == getty && $0.name == "AssetID" })
      else { continue }
      add(
        PlatformMark(
          "Getty Images", "GettyImagesGIFT:AssetID " + (property.value.text ?? ""),
          Evidence(
            location: packet.container + " GettyImagesGIFT:AssetID", offset: property.offset ?? packet.offset)
        ))
    }
    return marks
  }

  /// Whether a text begins as Flickr's mark does.
  static func isFlickr(_ bytes: [UInt8]) -> Bool { bytes.starts(with: flickr) }

  private static let flickr = Array("https://flickr.com/e/".utf8)
  private static let getty = "http://xmp.gettyimages.com/gift/1.0/"
  private static let wikimedia = [
    "File source: https://commons.wikimedia.org/", "File source: http://commons.wikimedia.org/",
  ]

  /// Whether a text has the form of Facebook's mark: `FBMD`, two hexadecimal digits, a count of four digits, and
  /// eight digits for each of one more values than the count.
  ///
  /// All of 2 labelled photos and of 11 published marks have it.
  static func isFacebook(_ bytes: [UInt8]) -> Bool {
    let digits = bytes.dropFirst(4)
    guard bytes.starts(with: Array("FBMD".utf8)), digits.count >= 14,
      digits.allSatisfy({ Hexadecimal.value(of: $0) != nil }),
      let count = Hexadecimal.value(of: digits.dropFirst(2).prefix(4))
    else { return false }
    return digits.count == 6 + 8 * (Int(count) + 1)
  }
}
