extension Rule {
  package static let phoneTagsInCamera = Rule(
    "phoneTagsInCamera", .warning, concern: .metadata,
    parameters: [.text("make", .name), .text("property")],
    reads: [.exif, .metadata], needs: .xmp,
    source: "Docs/Sources.md, 2.4; 0 of 90 originals, 13 of which have such properties",
    example: ["make": "Canon", "property": "GCamera:MotionPhoto"]
  ) { context in
    guard let maker = context.attributions.maker else { return [] }
    for packet in context.xmp {
      for property in packet.properties {
        let prefix: String
        switch property.namespace {
        case XMPNamespace.googleCamera
        where maker.makesOnlyCameras
          && (property.name.contains("MotionPhoto") || property.name.contains("MicroVideo")):
          prefix = "GCamera"
        case XMPNamespace.appleGainMap where !maker.makers.contains(.apple): prefix = "HDRGainMap"
        default: continue
        }
        return .raised(
          ["make": maker.make.quoted(), "property": prefix + ":" + property.name.quoted()],
          at: context.evidence(ExifTag.make, in: .ifd0),
          packet.evidence(property))
      }
    }
    return []
  }
}
