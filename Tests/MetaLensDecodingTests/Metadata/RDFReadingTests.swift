import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct RDFReadingTests {
  /// Returns the properties in `rdf:RDF` and the logged details.
  static func read(_ rdf: String) throws -> (packet: XMPPacket, details: [String]) {
    let text =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)' xmlns:a='A' xmlns:b='B'>"
      + "\n \(rdf)\n</rdf:RDF></x:xmpmeta>"
    var context = ReadingContext(MemorySource([]))
    let block = LocatedBytes(Array(text.utf8), container: "test", fileOffset: 0)
    let packet = XMPDecoding.decode(block, isExtended: false, &context)
    return (try #require(packet), context.log.diagnostics.map(\.detail))
  }

  @Test(
    arguments: [
      // Simple values (7.5), as elements and as attributes (7.9.2.2), in several descriptions.
      ("<rdf:Description rdf:about=''><a:p>v</a:p></rdf:Description>", "A p=v"),
      ("<rdf:Description rdf:about='' a:p='v' b:q='w'/>", "A p=v, B q=w"),
      (
        "<rdf:Description a:p='v'><a:q>w</a:q></rdf:Description><rdf:Description b:p='x'/>",
        "A p=v, A q=w, B p=x"
      ),
      ("<rdf:Description about='' ID='x' rdf:ID='y' rdf:nodeID='z' a:p='v'/>", "A p=v"),
      ("<rdf:Description><a:p> v </a:p><a:q></a:q><a:r/></rdf:Description>", "A p= v , A q=, A r="),
      ("<rdf:Description><a:p xml:lang='de'>v</a:p></rdf:Description>", "A p=v@de"),
      ("<rdf:Description><a:p rdf:resource='uri'/></rdf:Description>", "A p=uri"),
      // Structures (7.6) as a description, as parseType, as attributes alone (7.9.2.3) and as a typed node.
      (
        "<rdf:Description><a:s><rdf:Description a:p='1'><b:q>2</b:q></rdf:Description></a:s></rdf:Description>",
        "A s={A p=1, B q=2}"
      ),
      (
        "<rdf:Description><a:s rdf:parseType='Resource'><a:p>1</a:p><b:q>2</b:q></a:s></rdf:Description>",
        "A s={A p=1, B q=2}"
      ),
      ("<rdf:Description><a:s a:p='1' b:q='2'/></rdf:Description>", "A s={A p=1, B q=2}"),
      ("<rdf:Description><a:s a:p='1'> </a:s></rdf:Description>", "A s= "),
      ("<rdf:Description><a:s><b:Type><a:p>1</a:p></b:Type></a:s></rdf:Description>", "A s={A p=1}"),
      ("<rdf:Description><a:s rdf:parseType='Resource'/></rdf:Description>", "A s={}"),
      // Arrays (7.7), with structures in them.
      (
        "<rdf:Description><a:l><rdf:Bag><rdf:li>1</rdf:li><rdf:li>2</rdf:li></rdf:Bag></a:l></rdf:Description>",
        "A l=bag(1, 2)"
      ),
      (
        "<rdf:Description><a:l><rdf:Alt><rdf:li xml:lang='x-default'>1</rdf:li></rdf:Alt></a:l></rdf:Description>",
        "A l=alternatives(1@x-default)"
      ),
      (
        "<rdf:Description><a:l><rdf:Seq><rdf:li a:p='1' b:q='2'/><rdf:li rdf:parseType='Resource'><a:p>3</a:p></rdf:li></rdf:Seq></a:l></rdf:Description>",
        "A l=sequence({A p=1, B q=2}, {A p=3})"
      ),
      (
        "<rdf:Description><a:l><rdf:Seq><rdf:li><rdf:Description a:p='1'/></rdf:li><rdf:li rdf:resource='u'/></rdf:Seq></a:l></rdf:Description>",
        "A l=sequence({A p=1}, u)"
      ),
      ("<rdf:Description><a:l><rdf:Seq/></a:l></rdf:Description>", "A l=sequence()"),
      (
        "<rdf:Description><a:l><rdf:Seq><rdf:li><rdf:Bag><rdf:li>1</rdf:li></rdf:Bag></rdf:li></rdf:Seq></a:l></rdf:Description>",
        "A l=sequence(bag(1))"
      ),
      // Qualifiers (7.8), of which the value is taken.
      (
        "<rdf:Description><a:p rdf:parseType='Resource'><rdf:value>v</rdf:value><b:q>2</b:q></a:p></rdf:Description>",
        "A p=v"
      ),
      (
        "<rdf:Description><a:p xml:lang='de'><rdf:Description rdf:value='v' b:q='2'/></a:p></rdf:Description>",
        "A p=v@de"
      ),
      ("<rdf:Description><a:p rdf:value='v' b:q='2'/></rdf:Description>", "A p=v"),
      // Prefixes don't matter: the namespace counts.
      ("<rdf:Description xmlns:a='B' a:p='1' b:q='2'/>", "B p=1, B q=2"),
      ("<r:Description xmlns:r='\(XMPNamespace.rdf)' a:p='1'/>", "A p=1"),
      // An `rdf:` prefix of another namespace isn't RDF's, so it is a field like any other.
      (
        "<rdf:Description><a:l><c:Bag xmlns:c='C'><c:li>1</c:li></c:Bag></a:l></rdf:Description>",
        "A l={C li=1}"
      ),
      ("", ""),
    ])
  func reads(rdf: String, outline: String) throws {
    let read = try Self.read(rdf)
    #expect(read.packet.properties.map(\.outline).joined(separator: ", ") == outline)
    #expect(read.details.isEmpty)
  }

  /// Checks that what no RDF reader accepts is read as far as its meaning is clear, and reported.
  @Test(
    arguments: [
      ("<rdf:Description><a:s><a:p>1</a:p><b:q>2</b:q></a:s></rdf:Description>", "A s={A p=1, B q=2}"),
      (
        "<rdf:Description><a:l><b:q/><rdf:Bag><rdf:li>1</rdf:li></rdf:Bag></a:l></rdf:Description>",
        "A l=bag(1)"
      ),
      ("<rdf:Description c:p='1'><d:q>2</d:q></rdf:Description>", " c:p=1,  d:q=2"),
    ])
  func readsIrregularOnes(rdf: String, outline: String) throws {
    let read = try Self.read(rdf)
    #expect(read.packet.properties.map(\.outline).joined(separator: ", ") == outline)
    #expect(read.details.count == 1)
  }
}

extension XMPProperty {
  /// The namespace and name with the value: structures in braces, arrays in parentheses, and the language after `@`.
  var outline: String { "\(namespace) \(name)=\(valueOutline)" }

  private var valueOutline: String {
    let text =
      switch value {
      case .text(let text): text
      case .structure(let fields): "{\(fields.map(\.outline).joined(separator: ", "))}"
      case .array(let order, let items):
        "\(order.rawValue)(\(items.map(\.valueOutline).joined(separator: ", ")))"
      }
    return language.map { "\(text)@\($0)" } ?? text
  }
}
