extension Rule {
  package static let encoderJFIFBeforeExif = Rule(
    "encoderJFIFBeforeExif", .isEdited, concern: .container,
    parameters: [.text("make", .name)],
    reads: [.exif, .structure],
    source: "EXIF 3.0, 4.5.4; ITU-T T.871, 10.1; rates: Docs/Sources.md, S2; exceptions: S1",
    example: ["make": "Canon"]
  ) { context in
    guard let camera = context.statedCamera, let encoder = context.attributions.encoder,
      let jfif = context.facts.structure.value?.coding.jfif, encoder.leadsWithJFIF,
      !CameraCoding.leadsWithJFIF(camera.maker, model: camera.model, jfif), context.knowsMaker
    else { return [] }
    return .raised(
      ["make": camera.make], at: Evidence(location: "APP0 JFIF", offset: jfif.offset), context.exifEvidence)
  }
}
