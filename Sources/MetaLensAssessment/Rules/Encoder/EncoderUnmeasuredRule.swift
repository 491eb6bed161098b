import MetaLensFacts

extension Rule {
  package static let encoderUnmeasured = Rule(
    "encoderUnmeasured", .warning, concern: .encoding,
    parameters: [.text("way", .words([header, codes])), .text("make", .name)],
    variant: { $0.text("way") },
    reads: [.exif, .frame, .structure],
    source: "Docs/Sources.md, S1, S2 and S5: nine cameras of eight makers, among 337 files, write JFIF first",
    example: ["way": header, "make": "Example"]
  ) { context in
    guard let camera = context.statedCamera, !context.isScan, let encoder = context.attributions.encoder,
      !context.knowsMaker
    else { return [] }
    let coding = context.facts.structure.value?.coding
    if let jfif = coding?.jfif, encoder.leadsWithJFIF,
      !CameraCoding.leadsWithJFIF(camera.maker, model: camera.model, jfif)
    {
      return .raised(
        ["way": header, "make": camera.make], at: Evidence(location: "APP0 JFIF", offset: jfif.offset),
        context.exifEvidence)
    }
    guard encoder.huffman == .other, context.facts.frame.value?.marker == 0xC0,
      !CameraCoding.optimizesHuffman(camera.maker, model: camera.model)
    else { return [] }
    let table = coding?.huffmanTables.first
    return .raised(
      ["way": codes, "make": camera.make], .derived,
      at: Evidence(location: "DHT", offset: table?.segmentOffset))
  }

  /// The way of a JFIF header before EXIF.
  private static let header = "header"
  /// The way of Huffman codes that were made for the picture.
  private static let codes = "codes"
}

extension RuleContext {
  /// Whether enough is known about the maker's own files to say what its cameras don't do.
  ///
  /// A maker isn't accused for being on no list: among 337 files, a ninth camera that nobody had listed wrote JFIF
  /// first.
  var knowsMaker: Bool { !isScan && attributions.isMakerKnown }

  /// Whether a scanner, or its or a lab's software, is named and nothing says that a camera took the picture: it was
  /// then made without a camera and is written as programs write.
  var isScan: Bool {
    if attributions.isFromScanner { return true }
    return !programs(.scanner).isEmpty && !attributions.summary.statesExposure
      && exif?.entry(ExifTag.makerNote, in: .exif) == nil
  }
}
