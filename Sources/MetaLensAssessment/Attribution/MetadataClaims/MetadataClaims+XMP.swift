extension MetadataClaims {
  private typealias Row = (namespace: String, name: String, subject: MetadataClaim.Subject)

  /// The subjects of XMP's properties (Docs/Sources.md, 2.4; XMP part 2; IPTC Photo Metadata 2025.1).
  private static let subjects: [Row] = [
    (XMPNamespace.basic, "CreatorTool", .program),
    (XMPNamespace.basic, "CreateDate", .digitized),
    (XMPNamespace.basic, "ModifyDate", .modified),
    (XMPNamespace.basic, "MetadataDate", .metadataModified),
    (XMPNamespace.photoshop, "DateCreated", .created),
    (XMPNamespace.photoshop, "Credit", .credit),
    (XMPNamespace.exif, "DateTimeOriginal", .created),
    (XMPNamespace.exif, "DateTimeDigitized", .digitized),
    (XMPNamespace.exifExtended, "BodySerialNumber", .serialNumber),
    (XMPNamespace.exifExtended, "LensModel", .lens),
    (XMPNamespace.exifExtended, "LensSerialNumber", .lensSerialNumber),
    (XMPNamespace.auxiliary, "SerialNumber", .serialNumber),
    (XMPNamespace.auxiliary, "Lens", .lens),
    (XMPNamespace.auxiliary, "LensSerialNumber", .lensSerialNumber),
    (XMPNamespace.tiff, "Make", .make),
    (XMPNamespace.tiff, "Model", .model),
    (XMPNamespace.tiff, "Software", .program),
    (XMPNamespace.tiff, "DateTime", .modified),
    (XMPNamespace.tiff, "Orientation", .orientation),
    (XMPNamespace.iptcExtension, "DigitalSourceType", .digitalSourceType),
    (XMPNamespace.iptcExtension, "DigitalSourcefileType", .digitalSourceType),
    (XMPNamespace.iptcExtension, "DigitalSourceFileType", .digitalSourceType),
  ]

  mutating func collect(_ packet: XMPPacket) {
    let place = Evidence(location: packet.container, offset: packet.offset)
    add(.toolkit, packet.toolkit, .xmp, property: "x:xmptk", evidence: place)
    for property in packet.properties {
      let evidence = packet.evidence(property)
      if property.name == "History", property.namespace == XMPNamespace.mediaManagement {
        for step in property.value.items { collect(step: step, in: packet) }
        continue
      }
      guard let row = Self.row(of: property), let text = property.value.text else { continue }
      let value = row.subject == .digitalSourceType ? Self.term(of: text) : text
      add(
        row.subject, value, time: Self.time(text, of: row.subject), .xmp,
        property: XMPPrefix.name(of: property), evidence: evidence)
    }
    collectSize(packet)
    collectNamespaces(packet)
  }

  /// Returns the subject of a property, wherever the property is; nil if it isn't known.
  static func subject(of property: XMPProperty) -> MetadataClaim.Subject? { row(of: property)?.subject }

  /// The rows by name: most packets have dozens of properties, and few of them have a row.
  private static let byName = Dictionary(grouping: subjects, by: \.name)

  private static func row(of property: XMPProperty) -> Row? {
    byName[property.name]?.first { $0.namespace == property.namespace }
  }

  /// Adds programs that are named by a namespace that no other program writes, each once per packet.
  private mutating func collectNamespaces(_ packet: XMPPacket) {
    for row in ProgramNamespace.all {
      guard let program = row.soleWriter,
        let property = packet.properties.first(where: { $0.namespace == row.uri })
      else { continue }
      add(
        .program, program, .xmp, property: "xmlns",
        evidence: packet.evidence(property))
    }
  }

  /// Adds the program of a step; what the step did belongs to the history's own rule.
  private mutating func collect(step: XMPProperty, in packet: XMPPacket) {
    guard let agent = step.value.field(XMPNamespace.event, "softwareAgent") else { return }
    add(
      .program, agent.value.text, .xmp, property: "stEvt:softwareAgent",
      evidence: Evidence(location: packet.container, offset: agent.offset ?? step.offset ?? packet.offset))
  }

  private mutating func collectSize(_ packet: XMPPacket) {
    for (namespace, names) in [
      (XMPNamespace.exif, ("PixelXDimension", "PixelYDimension")),
      (XMPNamespace.tiff, ("ImageWidth", "ImageLength")),
    ] {
      guard let width = packet.property(namespace, names.0), let height = packet.property(namespace, names.1),
        let first = width.value.text, let second = height.value.text
      else { continue }
      add(
        .size, first + "x" + second, .xmp, property: XMPPrefix.name(of: width),
        evidence: packet.evidence(width))
    }
  }

  /// Returns the term of a controlled vocabulary: what follows the last slash of its URI.
  static func term(of uri: String) -> String {
    String(uri.split(separator: "/", omittingEmptySubsequences: true).last ?? "")
  }

  private static func time(_ text: String, of subject: MetadataClaim.Subject) -> CaptureTime? {
    switch subject {
    case .created, .digitized, .modified, .metadataModified: StatedDate.time(text)
    default: nil
    }
  }
}
