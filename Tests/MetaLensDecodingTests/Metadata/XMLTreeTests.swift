import Testing

@testable import MetaLensDecoding

struct XMLTreeTests {
  private struct NoMemory: Error {}

  private func tree(_ text: String) throws -> XMLTreeBuilder {
    guard let parser = Expat(limits: ExpatLimits(nesting: 64, parts: 1000, textBytes: 1000)) else {
      throw NoMemory()
    }
    return XMLTreeBuilder(parser.read(Array(text.utf8)[...]).events)
  }

  /// Returns an element as `{namespace}name`, with attributes in brackets and children in parentheses.
  private static func outline(_ element: XMLElement) -> String {
    let attributes = element.attributes.map { "{\($0.namespace)}\($0.name)=\($0.value)" }.joined(
      separator: " ")
    return "{\(element.namespace)}\(element.name)[\(attributes)]\(element.text)"
      + (element.children.isEmpty ? "" : "(\(element.children.map(outline).joined(separator: " ")))")
  }

  @Test(
    arguments: [
      ("<a b='1'/>", "{}a[{}b=1]", nil),
      // A default namespace is for elements only and ends with its element; an empty one removes it.
      ("<a xmlns='u'><b xmlns='' c='1'/><b/></a>", "{u}a[]({}b[{}c=1] {u}b[])", nil),
      // A declaration applies to its own element, whatever the order, and hides the outer one.
      ("<p:a p:b='1' xmlns:p='u'><p:a xmlns:p='v'/><p:a/></p:a>", "{u}a[{u}b=1]({v}a[] {u}a[])", nil),
      ("<a xml:lang='x'/>", "{}a[{http://www.w3.org/XML/1998/namespace}lang=x]", nil),
      ("<p:a q:b=''/>", "{}p:a[{}q:b=]", "q"),
      ("<xmlnsa xmlnsb='1'/>", "{}xmlnsa[{}xmlnsb=1]", nil),
      // A cut element isn't a value, and the elements around it are closed.
      ("<a><b>1</b><c>2", "{}a[]({}b[]1)", nil),
      ("<a><b xmlns:p='u' p:c='1'>", "{}a[]({}b[{u}c=1])", nil),
      ("<a>", "{}a[]", nil),
    ] as [(String, String, String?)])
  func resolvesNamespaces(text: String, outline: String, unbound: String?) throws {
    let tree = try tree(text)
    #expect(try Self.outline(#require(tree.root)) == outline)
    #expect(tree.unboundPrefix == unbound)
  }

  @Test func nothingIsNoTree() throws { #expect(try tree("").root == nil) }
}
