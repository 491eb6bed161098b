import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ContainerItemsTests {
  private func packet(_ lengths: [(String, String?)]) -> XMPPacket {
    let items = lengths.map { semantic, length in
      var fields = [XMPProperty(XMPNamespace.googleContainerItem, "Semantic", .text(semantic))]
      if let length { fields.append(XMPProperty(XMPNamespace.googleContainerItem, "Length", .text(length))) }
      return XMPProperty(
        XMPNamespace.rdf, "li",
        .structure([XMPProperty(XMPNamespace.googleContainer, "Item", .structure(fields))]))
    }
    return XMPPacket(
      container: "APP1 XMP", offset: 2, byteCount: 9,
      properties: [XMPProperty(XMPNamespace.googleContainer, "Directory", .array(.sequence, items))])
  }

  private func trailer(_ byteCount: Int) -> Trailer {
    Trailer(kind: .jpeg, offset: 0, byteCount: byteCount, firstBytes: [])
  }

  @Test func items() throws {
    let items = try #require(
      ContainerItems([
        packet([("Primary", "0"), ("GainMap", "40"), ("MotionPhoto", "90"), ("Depth", "-1"), ("None", nil)])
      ]))
    #expect(items.names == "GainMap, MotionPhoto")
    #expect(items.byteCount == 130)
    let (both, one) = ([trailer(90), trailer(40)], [trailer(40), trailer(40)])
    #expect(items.isEach(of: both))
    #expect(!items.isEach(of: one))
  }

  @Test func inSamsungsTrailer() throws {
    let items = try #require(ContainerItems([packet([("MotionPhoto", "90")])]))
    let trailer = Trailer(
      kind: .samsung, offset: 0, byteCount: 130, firstBytes: [],
      entries: [.init(type: 0x0A30, name: "MotionPhoto_Data", offset: 8, byteCount: 90)])
    #expect(items.isEach(of: [trailer]))
  }

  /// A film is where its stated size says, up to its own end, its maker's text or the file's end; the size of a gain
  /// map doesn't announce a film.
  @Test(arguments: [
    ("MotionPhoto", 90, true), ("MotionPhoto", 94, true), ("MotionPhoto", 100, true),
    ("MotionPhoto", 120, true),
    ("MotionPhoto", 89, false), ("MotionPhoto", 110, false), ("MotionPhoto", 0, false),
    ("GainMap", 90, false),
  ])
  func announceAFilm(semantic: String, byteCount: Int, isAnnounced: Bool) {
    var film = Trailer(kind: .isoMedia, offset: 1000, byteCount: 100, firstBytes: [])
    film.contentByteCount = 90
    let packets = [packet([("GainMap", "40")]), packet([("Primary", nil), (semantic, String(byteCount))])]
    #expect(ContainerItems.announce(film, in: packets, fileByteCount: 1120) == isAnnounced)
  }

  /// A list of the picture alone, beside the older form.
  @Test func announceAFilmInTheOlderForm() {
    var packet = packet([("Primary", "0")])
    packet.properties += [
      XMPProperty(XMPNamespace.googleCamera, "MicroVideo", .text("1")),
      XMPProperty(XMPNamespace.googleCamera, "MicroVideoOffset", .text("100")),
    ]
    let film = Trailer(kind: .isoMedia, offset: 1000, byteCount: 100, firstBytes: [])
    #expect(ContainerItems.announce(film, in: [packet], fileByteCount: 1100))
    #expect(ContainerItems([packet])?.names == "MicroVideo")
  }

  /// Sizes whose sum would overflow are ignored.
  @Test func none() {
    #expect(ContainerItems([packet([("GainMap", "9223372036854775807")])]) == nil)
    #expect(ContainerItems([packet([("Primary", "40")])]) == nil)
    #expect(ContainerItems([]) == nil)
  }
}
