extension MetadataClaims {
  private typealias Row = (
    namespace: String, name: String, prefix: String, subject: MetadataClaim.Subject
  )

  /// What XMP's properties are about (Docs/Sources.md, 2.4; XMP part 2; IPTC Photo Metadata 2025.1).
  private static let subjects: [Row] = [
    (XMPNamespace.basic, "CreatorTool", "xmp", .program),
    (XMPNamespace.basic, "CreateDate", "xmp", .digitized),
    (XMPNamespace.basic, "ModifyDate", "xmp", .modified),
    (XMPNamespace.basic, "MetadataDate", "xmp", .metadataModified),
    (XMPNamespace.photoshop, "DateCreated", "photoshop", .created),
    (XMPNamespace.photoshop, "Credit", "photoshop", .credit),
    (XMPNamespace.exif, "DateTimeOriginal", "exif", .created),
    (XMPNamespace.exif, "DateTimeDigitized", "exif", .digitized),
    (XMPNamespace.exifExtended, "BodySerialNumber", "exifEX", .serialNumber),
    (XMPNamespace.exifExtended, "LensModel", "exifEX", .lens),
    (XMPNamespace.exifExtended, "LensSerialNumber", "exifEX", .lensSerialNumber),
    (XMPNamespace.auxiliary, "SerialNumber", "aux", .serialNumber),
    (XMPNamespace.auxiliary, "Lens", "aux", .lens),
    (XMPNamespace.auxiliary, "LensSerialNumber", "aux", .lensSerialNumber),
    (XMPNamespace.tiff, "Make", "tiff", .make),
    (XMPNamespace.tiff, "Model", "tiff", .model),
    (XMPNamespace.tiff, "Software", "tiff", .program),
    (XMPNamespace.tiff, "DateTime", "tiff", .modified),
    (XMPNamespace.tiff, "Orientation", "tiff", .orientation),
    (XMPNamespace.iptcExtension, "DigitalSourceType", "Iptc4xmpExt", .digitalSourceType),
    (XMPNamespace.iptcExtension, "DigitalSourcefileType", "Iptc4xmpExt", .digitalSourceType),
    (XMPNamespace.iptcExtension, "DigitalSourceFileType", "Iptc4xmpExt", .digitalSourceType),
  ]

  /// Collects what a packet says.
  mutating func collect(_ packet: XMPPacket) {
    let place = Evidence(location: packet.container, offset: packet.offset)
    add(.toolkit, packet.toolkit, .xmp, property: "x:xmptk", evidence: place)
    for property in packet.properties {
      let evidence = Evidence(location: packet.container, offset: property.offset ?? packet.offset)
      if property.name == "History", property.namespace == XMPNamespace.mediaManagement {
        for step in property.value.items { collect(step: step, in: packet) }
        continue
      }
      guard let row = Self.row(of: property), let text = property.value.text else { continue }
      let value = row.subject == .digitalSourceType ? Self.term(of: text) : text
      add(
        row.subject, value, time: Self.time(text, of: row.subject), .xmp,
        property: row.prefix + ":" + row.name, evidence: evidence)
    }
    collectSize(packet)
    collectNamespaces(packet)
  }

  /// What a property is about, wherever it stands; nil where that isn't known.
  static func subject(of property: XMPProperty) -> MetadataClaim.Subject? { row(of: property)?.subject }

  /// The rows by name: most packets have dozens of properties, and few of these.
  private static let byName = Dictionary(grouping: subjects, by: \.name)

  private static func row(of property: XMPProperty) -> Row? {
    byName[property.name]?.first { $0.namespace == property.namespace }
  }

  /// A namespace that one program alone writes names it, once a packet.
  private mutating func collectNamespaces(_ packet: XMPPacket) {
    for row in ProgramNamespace.all {
      guard let program = row.soleWriter,
        let property = packet.properties.first(where: { $0.namespace == row.uri })
      else { continue }
      add(
        .program, program, .xmp, property: "xmlns",
        evidence: Evidence(location: packet.container, offset: property.offset ?? packet.offset))
    }
  }

  /// A step's program; what it did belongs to the history's own rule.
  private mutating func collect(step: XMPProperty, in packet: XMPPacket) {
    guard let agent = step.value.field(XMPNamespace.event, "softwareAgent") else { return }
    add(
      .program, agent.value.text, .xmp, property: "stEvt:softwareAgent",
      evidence: Evidence(location: packet.container, offset: agent.offset ?? step.offset ?? packet.offset))
  }

  private mutating func collectSize(_ packet: XMPPacket) {
    for (namespace, prefix, names) in [
      (XMPNamespace.exif, "exif", ("PixelXDimension", "PixelYDimension")),
      (XMPNamespace.tiff, "tiff", ("ImageWidth", "ImageLength")),
    ] {
      guard let width = packet.property(namespace, names.0), let height = packet.property(namespace, names.1),
        let first = width.value.text, let second = height.value.text
      else { continue }
      add(
        .size, first + "x" + second, .xmp, property: prefix + ":" + names.0,
        evidence: Evidence(location: packet.container, offset: width.offset ?? packet.offset))
    }
  }

  /// The term of a controlled vocabulary: what stands behind the last slash of its URI.
  static func term(of uri: String) -> String {
    String(uri.split(separator: "/", omittingEmptySubsequences: true).last ?? "")
  }

  private static func time(_ text: String, of subject: MetadataClaim.Subject) -> CaptureTime? {
    switch subject {
    case .created, .digitized, .modified, .metadataModified: CaptureTime.stated(text)
    default: nil
    }
  }
}

extension CaptureTime {
  /// A moment to the second as XMP (ISO 8601) or EXIF writes it; nil for less, and for what the calendar hasn't.
  static func stated(_ text: String) -> CaptureTime? {
    StatedDate.time(text) ?? CaptureTime(iso8601: text)
  }
}
