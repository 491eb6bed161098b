extension Rule {
  package static let encoderAdobeMarker = Rule(
    "encoderAdobeMarker", .isEdited, concern: .encoding,
    parameters: [.text("make", .name), .text("marker", .public)],
    reads: [.exif, .structure],
    source: "ITU-T T.872, 6.5.3; rates: Docs/Sources.md, S11, 4.4",
    example: ["make": "Canon", "marker": "APP14 Adobe"]
  ) { context in
    guard let camera = context.statedCamera, let coding = context.facts.structure.value?.coding else {
      return []
    }
    let headers = [("APP14 Adobe", coding.adobe?.offset), ("APP12 Ducky", coding.ducky?.offset)]
    return headers.compactMap { name, offset in
      offset.map {
        .raised(["make": camera.make, "marker": name], at: Evidence(location: name, offset: $0))
      }
    }
  }
}
