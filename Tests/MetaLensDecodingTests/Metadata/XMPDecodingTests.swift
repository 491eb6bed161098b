import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct XMPDecodingTests {
  private static let head =
    "<x:xmpmeta xmlns:x='adobe:ns:meta/' x:xmptk='Kit 1'><rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)' xmlns:a='A'>"
  private static let tail = "</rdf:RDF></x:xmpmeta>"
  private static let one = "<rdf:Description a:p='1'/>"

  private func decode(
    _ bytes: [UInt8], limits: ReadLimits = ReadLimits()
  ) -> (packet: XMPPacket?, diagnostics: [Diagnostic]) {
    var context = ReadingContext(MemorySource(bytes), limits: limits)
    let block = LocatedBytes(bytes, container: "test", fileOffset: 1000)
    return (XMPDecoding.decode(block, isExtended: false, &context), context.log.diagnostics)
  }

  /// Checks packets with what writers put around the RDF.
  @Test(
    arguments: [
      (head + one + tail, "Kit 1"),
      (
        "<?xpacket begin='\u{FEFF}' id='W5M0MpCehiHzreSzNTczkc9d'?>\n\(head)\(one)\(tail)\n   \n<?xpacket end='w'?>",
        "Kit 1"
      ),
      ("\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\(head)\(one)\(tail)\n\0", "Kit 1"),
      (head + one + tail + String(repeating: "\0", count: 2000), "Kit 1"),
      (
        "<x:xapmeta xmlns:x='adobe:ns:meta/' x:xaptk='Kit 0'><r:RDF xmlns:r='\(XMPNamespace.rdf)' xmlns:a='A'><r:Description a:p='1'/></r:RDF></x:xapmeta>",
        "Kit 0"
      ),
      ("<rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)' xmlns:a='A'>\(one)</rdf:RDF>", nil),
      // An attribute of that name in another namespace is no toolkit.
      (
        "<x:xmpmeta xmlns:x='other' x:xmptk='Kit'><rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)' xmlns:a='A'>\(one)</rdf:RDF></x:xmpmeta>",
        nil
      ),
    ] as [(String, String?)])
  func readsPackets(text: String, toolkit: String?) throws {
    let (read, diagnostics) = decode(Array(text.utf8))
    let packet = try #require(read)
    #expect(packet.properties.map(\.outline) == ["A p=1"])
    #expect(packet.toolkit == toolkit)
    #expect(packet.container == "test" && packet.offset == 1000 && packet.byteCount == text.utf8.count)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [false, true]) func readsUTF16(isBigEndian: Bool) throws {
    let text = "\u{FEFF}\(Self.head)<rdf:Description a:p='ä😀'/>\(Self.tail)\n"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let (packet, diagnostics) = decode(bytes)
    #expect(packet?.properties.map(\.outline) == ["A p=ä😀"])
    // The offset is in bytes of the file, two per character.
    #expect(packet?.properties.first?.offset == 1000 + 2 * (1 + Self.head.utf16.count))
    #expect(diagnostics.isEmpty)
  }

  @Test func placesAreTheElements() throws {
    let text = Self.head + "<rdf:Description a:p='1'><a:q>2</a:q></rdf:Description>" + Self.tail
    let start = 1000 + Self.head.utf8.count
    let (packet, _) = decode(Array(text.utf8))
    #expect(packet?.properties.map(\.offset) == [start, start + 25])
    var context = ReadingContext(MemorySource([]))
    let packed = LocatedBytes(Array(text.utf8), container: "test", fileOffset: 9, isPacked: true)
    let unpacked = XMPDecoding.decode(packed, isExtended: true, &context)
    #expect(unpacked?.properties.map(\.offset) == [nil, nil])
    #expect(unpacked?.offset == 9 && unpacked?.isExtended == true)
  }

  /// Checks that damage ends reading, that what precedes it in full is kept, and that the diagnostic has its offset.
  @Test(
    arguments: [
      (head + one + tail + "garbage", "A p=1", head.count + one.count + tail.count),
      (head + one, "A p=1", head.count + one.count),
      (head + one + "<rdf:Description><a:q>cut", "A p=1", nil),
      (head + one + "<rdf:Description a:q='2' a:q='3'/>" + tail, "A p=1", nil),
      (head + one + "<rdf:Description><a:q>4\u{1}5</a:q></rdf:Description>" + tail, "A p=1, A q=4 5", nil),
      (head + one + "<rdf:Description a:q='4' a:r='5&6'/>" + tail, "A p=1, A q=4, A r=5?6", nil),
      ("\n<?xml version='1.0' encoding='windows-1252'?>" + head + one + tail, "A p=1", nil),
      (head + "<rdf:Description><a:l><rdf:Bag><rdf:li>1</rdf:li><rdf:li>2", "A l=bag(1)", nil),
      (head + one + "<rdf:Description a:q='&unknown;'/>" + tail, "A p=1, A q=?unknown;", nil),
      ("<html/>", "", 0),
      (head, "", nil),
    ] as [(String, String, Int?)])
  func keepsWhatStandsBeforeDamage(text: String, outline: String, offset: Int?) throws {
    let (read, diagnostics) = decode(Array(text.utf8))
    let packet = try #require(read)
    #expect(packet.properties.map(\.outline).joined(separator: ", ") == outline)
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.code == .xmpInvalid })
    if let offset { #expect(diagnostics.first?.offset == 1000 + offset) }
  }

  @Test func invalidUTF8EndsNothing() throws {
    let bytes =
      Array((Self.head + Self.one + "<rdf:Description a:q='").utf8) + [0xE4] + Array("'/>\(Self.tail)".utf8)
    let (packet, diagnostics) = decode(bytes)
    #expect(packet?.properties.map(\.outline) == ["A p=1", "A q=?"])
    #expect(diagnostics.map(\.code) == [.xmpInvalid])
  }

  /// Checks that what isn't XML, an encoding nobody writes, or a document type, which may declare entities, isn't read.
  @Test(
    arguments: [
      [], [0, 0, 0], Array("Exif".utf8), [0xFF, 0xD8, 0xFF, 0xE1], Array(repeating: 0x20, count: 100),
      Array("<x:xmpmeta".utf8), [0, 0, 0, 0x3C, 0, 0, 0, 0x61],
      Array("<!DOCTYPE a [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;'>]><a>&b;&b;&b;</a>".utf8),
      Array("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>".utf8),
    ] as [[UInt8]])
  func refuses(bytes: [UInt8]) {
    let (packet, diagnostics) = decode(bytes)
    #expect(packet == nil)
    #expect(diagnostics.map(\.code) == [.xmpInvalid])
  }

  @Test func blocksAreBounded() {
    var limits = ReadLimits()
    limits.blockBytes = 100
    let (packet, diagnostics) = decode([UInt8](repeating: 0x20, count: 101), limits: limits)
    #expect(packet == nil)
    #expect(diagnostics.map(\.code) == [.blockTooLarge])
  }

  @Test func textsAreCut() {
    let (packet, diagnostics) = decode(
      Array(
        (Self.head + "<rdf:Description a:p='\(String(repeating: "ä", count: 40_000))'/>" + Self.tail).utf8))
    #expect(packet?.properties.first?.value.text?.utf8.count == ReadLimits().textBytes)
    #expect(diagnostics.isEmpty)
  }

  enum Bomb: String, CaseIterable {
    case deep, wide, attributes, longNamespace, declarations, onePrefixOften, texts
  }

  /// Checks that reading a bomb ends soon, keeps no more than the limits allow, and reports it.
  @Test(arguments: Bomb.allCases) func bombsAreBounded(bomb: Bomb) throws {
    let many = 200_000
    let body =
      switch bomb {
      case .deep: String(repeating: "<a:a>", count: many)
      case .wide: String(repeating: Self.one, count: many)
      case .attributes: "<rdf:Description \((0..<many).map { "a:b\($0)=''" }.joined(separator: " "))/>"
      // With libexpat's own namespaces this is refused only after the URI was copied for each attribute.
      case .longNamespace:
        "<rdf:Description xmlns:l='\(String(repeating: "u", count: 1 << 20))' "
          + (0..<50_000).map { "l:b\($0)=''" }.joined(separator: " ") + "/>"
      case .declarations:
        "<rdf:Description \((0..<many).map { "xmlns:b\($0)='B'" }.joined(separator: " "))/>"
      case .onePrefixOften:
        String(repeating: "<a:b xmlns:a='B'>", count: 60)
          + String(repeating: "<a:b xmlns:a='C'/>", count: 40_000)
      case .texts: String(repeating: "x<a/>", count: 90_000)
      }
    let bytes = Array((Self.head + Self.one + body).utf8)
    let read = decode(bytes)
    let packet = try #require(read.packet)
    #expect(packet.properties.first?.outline == "A p=1")
    #expect(packet.properties.count <= XMPDecoding.parts)
    let isTooMuch = [.deep, .wide, .attributes, .declarations].contains(bomb)
    #expect(read.diagnostics.first?.code == (isTooMuch ? .tooManyParts : .xmpInvalid))
  }

  /// Checks that a second `rdf:RDF` is read too, though XMP has only one, so that it hides nothing.
  @Test func everyRDFIsRead() throws {
    func one(_ name: String) -> String {
      "<r:RDF><r:Description><x:\(name)>1</x:\(name)></r:Description></r:RDF>"
    }
    let text =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/' xmlns:r='\(XMPNamespace.rdf)'>\(one("a") + one("b"))</x:xmpmeta>"
    let packet = try #require(decode(Array(text.utf8)).packet)
    #expect(packet.properties.map(\.name) == ["a", "b"])
  }
}
