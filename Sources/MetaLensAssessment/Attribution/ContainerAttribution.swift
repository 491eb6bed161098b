/// The known writers that build a container in the way in which this file is built.
struct ContainerAttribution: Sendable {
  /// The writers whose files are built like this one, the closest first; empty if none is known.
  var writers: [ContainerWriter]
  /// The observed layout: the order of parts, or how a TIFF is laid out.
  var layout: String
  /// The part that shows it, and where that is.
  var evidence: Evidence

  init(_ container: ContainerFacts, format: PhotoFormat, exif: ExifFacts?) {
    let own = container.parts.lazy.filter { $0.level == 0 }
    switch container.detail {
    case .media(let media):
      let boxes = BoxOrder(of: container.parts)
      writers = format == .cr3 ? [] : MediaFileWriters.writers(of: boxes, media: media)
      layout = ([media.majorBrand] + [boxes.text]).joined(separator: ": ")
    case .png(let png):
      let names = Self.names(own)
      let texts = container.metadata.lazy.filter { $0.kind == .text }
      writers = ChunkWriters.writers(ofPNG: png, names: names, keywords: texts.prefix(64).map(\.keyword))
      if texts.contains(where: { $0.keyword == "Software" && $0.text == "gnome-screenshot" }) {
        writers = [.gnomeScreenshot]
      } else if writers.first == .imageIO, exif?.isScreenshot == true {
        writers = [.appleScreenshot]
      }
      layout = Self.text(names) + " (IDAT \(png.largestDataByteCount))"
    case .webP(let webP):
      let names = Self.names(own)
      writers = ChunkWriters.writers(ofWebP: webP, names: names)
      layout = Self.text(names)
    case .tiff(let tiff):
      (writers, layout) = Self.tiff(tiff, format: format)
    case .jpegXL(let picture):
      writers = [.libjxl]
      layout = picture.isBoxed ? Self.text(Self.names(own)) : "codestream"
    case .gif, .none:
      let names = Self.names(own)
      let isPlain = names == ["jP  ", "ftyp", "jp2h", "jp2c"]
      writers = format == .jpeg2000 && isPlain ? [.openJPEG, .ffmpeg] : []
      layout = Self.text(names)
    }
    let first = own.first
    evidence = Evidence(location: first?.name ?? format.rawValue, offset: first?.offset ?? 0)
  }

  /// Returns the writers and the layout of a TIFF: libtiff writes a picture first and its directory after it, cameras
  /// of the time wrote the directory first.
  private static func tiff(_ tiff: TIFFFacts, format: PhotoFormat) -> ([ContainerWriter], String) {
    guard let main = tiff.directories.first else { return ([], "") }
    let order = tiff.byteOrder == .littleEndian ? "II" : "MM"
    let isBehind = main.pieceByteCount > 0 && main.pieceByteCount <= main.offset - 8
    let layout = "\(order) IFD0@\(main.offset) \(main.entryCount) tags, \(main.pieceCount) strips"
    return (format == .tiff && isBehind && main.pieceCount > 1 ? [.libtiff] : [], layout)
  }

  /// Returns the names that a flag quotes, 16 at most.
  private static func text(_ names: [String]) -> String {
    names.prefix(16).joined(separator: " ") + (names.count > 16 ? " …" : "")
  }

  private static func names(_ parts: some Sequence<ContainerPart>) -> [String] {
    parts.prefix(64).map(\.name)
  }

  /// The names of the writers, as a flag quotes them.
  var names: String { writers.map(\.name).joined(separator: ", ") }

  /// Whether cameras of a maker are among the writers.
  func isWritten(by maker: StatedMaker) -> Bool {
    writers.contains { $0.isCamera && maker.isOne(of: $0.makers ?? []) }
  }

  /// Whether none of the writers can be a maker's, as far as is known; false if no writer is known.
  func isForeign(to maker: StatedMaker) -> Bool {
    !writers.isEmpty && writers.allSatisfy { $0.makers.map { !maker.isOne(of: $0) } ?? false }
  }
}
