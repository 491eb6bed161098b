import MetaLensKit

/// An example photo's metadata outside EXIF, with the bytes that a file has for them.
package struct ExampleMetadata: Changeable, Sendable {
  /// XMP's properties, as elements within one `rdf:Description`, or that element itself; nil for no packet.
  package var xmp: String?
  /// `x:xmptk`; nil if it isn't stated.
  package var toolkit: String?
  package var iptc: [(record: Int, number: Int, text: String)] = []
  /// Photoshop's resources besides IPTC's.
  package var photoshop: [(id: Int, bytes: [UInt8])] = []
  package var icc: [UInt8]?

  package init() {}

  /// The segments with the metadata, in the order in which Photoshop writes them.
  package var segments: [(marker: UInt8, payload: [UInt8])] {
    var out: [(marker: UInt8, payload: [UInt8])] = []
    if !iptc.isEmpty || !photoshop.isEmpty {
      out.append((0xED, Array("Photoshop 3.0\u{0}".utf8) + resources))
    }
    if let packet {
      out.append((0xE1, Array("http://ns.adobe.com/xap/1.0/\u{0}".utf8) + Array(packet.utf8)))
    }
    if let icc { out.append((0xE2, Array("ICC_PROFILE\u{0}".utf8) + [1, 1] + icc)) }
    return out
  }

  /// Image resources: signature, number, an empty name, size and data, each padded to an even count.
  package var resources: [UInt8] {
    var all = photoshop
    if !iptc.isEmpty { all.insert((id: 0x0404, bytes: Self.dataSets(iptc)), at: 0) }
    var out: [UInt8] = []
    for resource in all {
      out += Array("8BIM".utf8)
      out += PNGBuilder.short(resource.id)
      out += [0, 0] as [UInt8]
      out += PNGBuilder.long(resource.bytes.count)
      out += resource.bytes
      if resource.bytes.count & 1 == 1 { out.append(0) }
    }
    return out
  }

  /// Data sets as IIM 4.2, 1.5 writes them.
  package static func dataSets(_ sets: [(record: Int, number: Int, text: String)]) -> [UInt8] {
    var out: [UInt8] = []
    for set in sets {
      let bytes = Array(set.text.utf8)
      out += [0x1C, UInt8(set.record & 0xFF), UInt8(set.number & 0xFF)] as [UInt8]
      out += PNGBuilder.short(bytes.count)
      out += bytes
    }
    return out
  }

  /// The packet with the prefixes that its properties use.
  package var packet: String? {
    guard let xmp else { return nil }
    let body =
      xmp.hasPrefix("<rdf:Description") ? xmp : "<rdf:Description rdf:about=\"\">\(xmp)</rdf:Description>"
    let declared = Self.namespaces.map { "xmlns:\(XMPPrefix.prefixes[$0] ?? "")=\"\($0)\"" }
      .joined(separator: " ")
    let stated = toolkit.map { " x:xmptk=\"\($0)\"" } ?? ""
    return "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"\(stated)><rdf:RDF \(declared)>\(body)</rdf:RDF></x:xmpmeta>"
  }

  /// The namespaces whose usual prefixes are declared.
  private static let namespaces = [
    XMPNamespace.rdf, XMPNamespace.basic, XMPNamespace.mediaManagement, XMPNamespace.event,
    XMPNamespace.reference, XMPNamespace.cameraRaw, XMPNamespace.photoshop, XMPNamespace.tiff,
    XMPNamespace.exif, XMPNamespace.exifExtended, XMPNamespace.auxiliary, XMPNamespace.dublinCore,
    XMPNamespace.dublinCoreTerms, XMPNamespace.iptcCore, XMPNamespace.iptcExtension,
    XMPNamespace.googleCamera, XMPNamespace.googleContainer, XMPNamespace.googleContainerItem,
    XMPNamespace.googleCreations, XMPNamespace.gainMap, XMPNamespace.appleGainMap,
    XMPNamespace.appleAdjustments, XMPNamespace.contentLabel, XMPNamespace.microsoftPhoto,
    XMPNamespace.digiKam, XMPNamespace.acdSee, XMPNamespace.lightroom, XMPNamespace.darktable,
    XMPNamespace.gimp, XMPNamespace.djiDrone, XMPNamespace.note, XMPNamespace.seal,
  ]

  /// Returns the header of an ICC profile for a display in RGB, and a table of tags that holds the copyright, if any
  /// (ICC.1:2022, 7.2, 7.3 and 10.24); its ID is 16 bytes.
  package static func profile(
    creator: String, preferredModule: String = "", copyright: String? = nil,
    id: [UInt8] = [UInt8](repeating: 0, count: 16)
  ) -> [UInt8] {
    func signature(_ text: String, padding: UInt8 = 0) -> [UInt8] {
      Array((Array(text.utf8) + [UInt8](repeating: padding, count: 4)).prefix(4))
    }
    var tags = PNGBuilder.long(0)
    if let copyright {
      let text = signature("text") + PNGBuilder.long(0) + Array(copyright.utf8) + [0]
      tags =
        PNGBuilder.long(1) + signature("cprt") + PNGBuilder.long(144) + PNGBuilder.long(text.count) + text
    }
    var out: [UInt8] = PNGBuilder.long(128 + tags.count)
    out += signature(preferredModule)
    out += [4, 0, 0, 0] as [UInt8]
    out += signature("mntr")
    out += signature("RGB", padding: 0x20)
    out += signature("XYZ", padding: 0x20)
    // 2017-07-07 13:22:32.
    out += [0x07, 0xE1, 0, 7, 0, 7, 0, 13, 0, 22, 0, 32] as [UInt8]
    out += signature("acsp")
    out += signature("APPL")
    // Flags, manufacturer, model, attributes and rendering intent; then D50 as the illuminant.
    out += [UInt8](repeating: 0, count: 24)
    for number in [0xF6D6, 0x10000, 0xD32D] { out += PNGBuilder.long(number) }
    out += signature(creator)
    out += id
    return out + [UInt8](repeating: 0, count: 128 - out.count) + tags
  }
}
