import MetaLensFacts

/// Who took a picture, who is credited, who supplied it and who holds the rights, as agencies and archives state it.
///
/// Each is XMP's text, else IPTC's: IPTC cuts most of these texts after 32 bytes (IIM 4.2, chapter 6; IPTC Photo
/// Metadata 2025.1).
struct StatedCredits: Sendable, Equatable {
  /// The names of those who took the picture (dc:creator, By-line).
  var byline: String?
  /// The credit line (photoshop:Credit, Credit).
  var credit: String?
  /// The supplier (photoshop:Source, Source).
  var source: String?
  /// The notice of rights (dc:rights, Copyright Notice).
  var copyrightNotice: String?

  /// The maximum number of characters of each text.
  static let maximumCharacters = 256
  /// The maximum number of names in a by-line.
  static let maximumNames = 16
  /// The maximum number of bytes of a data set that are read.
  private static let maximumBytes = 4_096

  /// Collects the texts; nil where nothing is stated, or only blanks are.
  init(_ metadata: MetadataFacts?) {
    guard let metadata else { return }
    byline = Self.text(metadata, XMPNamespace.dublinCore, "creator", iptc: 80)
    credit = Self.text(metadata, XMPNamespace.photoshop, "Credit", iptc: 110)
    source = Self.text(metadata, XMPNamespace.photoshop, "Source", iptc: 115)
    copyrightNotice = Self.text(metadata, XMPNamespace.dublinCore, "rights", iptc: 116)
  }

  private static func text(
    _ metadata: MetadataFacts, _ namespace: String, _ name: String, iptc number: Int
  ) -> String? {
    for packet in metadata.xmp {
      if let property = packet.property(namespace, name), let text = text(of: property.value) { return text }
    }
    for block in metadata.iptc {
      if let text = text(of: block, number) { return text }
    }
    return nil
  }

  /// Returns the text of a property: of an array all items, of alternatives in several languages the first.
  private static func text(of value: XMPValue) -> String? {
    switch value {
    case .text(let text): return joined([text])
    case .structure: return nil
    case .array(let order, let items):
      let texts = items.prefix(maximumNames).compactMap(\.value.text)
      guard order == .alternatives else { return joined(texts) }
      return texts.first { $0.quotedText != nil }.flatMap { joined([$0]) }
    }
  }

  /// Returns the text of a data set, or of all of them if it is repeated, as By-line may be.
  private static func text(of block: IPTCFacts, _ number: Int) -> String? {
    let sets = block.dataSets.lazy.filter { $0.record == 2 && $0.number == number }
    return joined(
      sets.prefix(maximumNames).map { set -> String in
        var set = set
        set.bytes = Array(set.bytes.prefix(maximumBytes))
        return set.text
      })
  }

  /// Returns texts on one line of a bounded length; nil if all are blank.
  private static func joined(_ texts: [String]) -> String? {
    let names = texts.map { $0.quoted(maximum: maximumCharacters) }.filter { !$0.isEmpty }
    return names.isEmpty ? nil : names.joined(separator: "; ").quoted(maximum: maximumCharacters)
  }
}
