extension Rule {
  package static let encoderHuffmanOptimized = Rule(
    "encoderHuffmanOptimized", .isEdited, concern: .encoding,
    parameters: [.text("make", .name)],
    reads: [.exif, .frame, .structure],
    source: "ITU-T T.81, K.3; rates and exceptions: Docs/Sources.md, S5",
    example: ["make": "Canon"]
  ) { context in
    guard let camera = context.statedCamera, let encoder = context.attributions.encoder,
      encoder.huffman == .other, let frame = context.facts.frame.value, frame.marker == 0xC0,
      !CameraCoding.optimizesHuffman(camera.maker, model: camera.model), context.knowsMaker
    else { return [] }
    let table = context.facts.structure.value?.coding.huffmanTables.first
    return .raised(
      ["make": camera.make], .derived, at: Evidence(location: "DHT", offset: table?.segmentOffset))
  }
}
