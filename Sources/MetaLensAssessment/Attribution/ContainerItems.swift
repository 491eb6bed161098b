/// The items that Google's container directory, or the older MicroVideo, says follow the picture.
///
/// Ultra HDR image format 1.0 and Motion Photo format 1.0 (Android): XMP lists the items in their order, each with its
/// size in bytes; the picture itself is the first, and states no size or 0.
struct ContainerItems: Sendable {
  /// An item after the picture.
  struct Item: Sendable, Equatable {
    /// The item's kind: `GainMap`, `MotionPhoto`.
    var semantic: String
    /// The item's size as stated.
    var byteCount: Int
  }

  /// The items after the picture; never empty.
  let items: [Item]
  let evidence: Evidence

  /// The maximum number of items: more than any writer lists.
  private static let limit = 16

  /// Reads the list of the first packet that has one; nil if none does.
  init?(_ packets: [XMPPacket]) {
    for packet in packets {
      let listed = Self.directory(in: packet).flatMap { $0.items.isEmpty ? nil : $0 }
      guard let found = listed ?? Self.microVideo(in: packet) else { continue }
      items = found.items
      evidence = Evidence(location: packet.container, offset: found.property.offset ?? packet.offset)
      return
    }
    return nil
  }

  private static func directory(in packet: XMPPacket) -> (items: [Item], property: XMPProperty)? {
    guard let list = packet.property(XMPNamespace.googleContainer, "Directory") else { return nil }
    let items = list.value.items.prefix(limit).compactMap { entry -> Item? in
      let item = entry.value.field(XMPNamespace.googleContainer, "Item")?.value ?? entry.value
      func text(_ name: String) -> String? {
        item.field(XMPNamespace.googleContainerItem, name)?.value.text
      }
      guard let semantic = text("Semantic"), semantic != "Primary",
        let count = text("Length").flatMap({ Int($0) }), count > 0, count < 1 << 40
      else { return nil }
      return Item(semantic: String(semantic.prefix(40)), byteCount: count)
    }
    return (items, list)
  }

  private static func microVideo(in packet: XMPPacket) -> (items: [Item], property: XMPProperty)? {
    guard packet.property(XMPNamespace.googleCamera, "MicroVideo")?.value.text == "1",
      let offset = packet.property(XMPNamespace.googleCamera, "MicroVideoOffset"),
      let count = offset.value.text.flatMap({ Int($0) }), count > 0, count < 1 << 40
    else { return nil }
    return ([Item(semantic: "MicroVideo", byteCount: count)], offset)
  }

  var byteCount: Int { items.reduce(0) { $0 + $1.byteCount } }

  var names: String { items.map(\.semantic).joined(separator: ", ") }

  /// Whether each item has exactly the size of one of the pieces after the picture.
  func isEach(of trailers: [Trailer]) -> Bool {
    var counts = trailers.flatMap { [$0.byteCount] + $0.entries.map(\.byteCount) }
    for item in items {
      guard let index = counts.firstIndex(of: item.byteCount) else { return false }
      counts.remove(at: index)
    }
    return true
  }
}

extension ContainerItems {
  /// Whether XMP announces a film: the size that it states reaches from the film's start to the end of the film or the
  /// file.
  static func announce(_ film: Trailer, in packets: [XMPPacket], fileByteCount: Int) -> Bool {
    let end = film.offset + film.byteCount
    // What a maker puts after a film may count as the film's own.
    let ends = film.offset + (film.contentByteCount ?? film.byteCount)...end
    return packets.contains { packet in
      let films = (directory(in: packet)?.items ?? []).filter { $0.semantic == "MotionPhoto" }
      return (films + (microVideo(in: packet)?.items ?? [])).contains { item in
        let stated = film.offset + item.byteCount
        return stated == fileByteCount || ends.contains(stated)
      }
    }
  }
}
