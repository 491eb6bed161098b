import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct XMPLineTests {
  /// Returns a packet with nested structures, each of whose properties is in the namespace.
  private static func packet(depth: Int, namespace: String) -> XMPPacket {
    var value = XMPValue.text("inner")
    for _ in 1..<depth {
      value = .structure([XMPProperty(namespace, "a", value), XMPProperty("", "b", .text("beside"))])
    }
    return XMPPacket(
      container: "test", offset: 0, byteCount: 0, properties: [XMPProperty(namespace, "a", value)])
  }

  @Test func namesTheWay() {
    let lines = XMPLine.lines(of: Self.packet(depth: 2, namespace: XMPNamespace.dublinCore))
    #expect(lines.map(\.path) == ["dc:a/dc:a", "dc:a/{}b"])
    #expect(lines.map(\.text) == ["inner", "beside"])
  }

  /// A URI as long as its packet isn't copied into every path, nor repeatedly into one path.
  @Test(arguments: [1, 2, 10, 60], [300, 60_000]) func longNamespacesAreCut(depth: Int, length: Int) {
    let lines = XMPLine.lines(
      of: Self.packet(depth: depth, namespace: String(repeating: "u", count: length)))
    #expect(lines.count == depth)
    #expect(lines.allSatisfy { $0.path.utf8.count < 600 })
    #expect(lines.contains { $0.path.utf8.count > 128 })
  }

  /// Two values that `compare` pairs by path never share a path.
  @Test func longerWaysStayApart() {
    let packet = Self.packet(depth: 8, namespace: String(repeating: "u", count: 100))
    let lines = XMPLine.lines(of: packet, pathBytes: 4_096)
    #expect(Set(lines.map(\.path)).count == lines.count)
    #expect(Set(XMPLine.lines(of: packet).map(\.path)).count < lines.count)
  }

  @Test(arguments: [0, 1, 7, 20]) func noMoreIsMadeThanIsWanted(maximum: Int) {
    let packet = Self.packet(depth: 10, namespace: "u")
    #expect(XMPLine.lines(of: packet, maximum: maximum) == Array(XMPLine.lines(of: packet).prefix(maximum)))
    #expect(XMPLine.count(of: packet) == 10)
  }
}
