/// The name for a box of a HEIF that no other file of the maker has.
private let box = "box"
/// The name for an application segment that no other JPEG of the maker has.
private let segment = "segment"

extension Rule {
  package static let trailerUnlikeMaker = Rule(
    "trailerUnlikeMaker", .isEdited, concern: .container,
    parameters: [
      .text("make", .name), .count("fileCount", .public), .count("modelCount", .public),
      .text("kind", .public), .count("byteCount", .public), .text("segment", .public, optional: true),
    ],
    variant: {
      switch $0.text("kind") {
      case Trailer.Kind.jpeg.rawValue: "picture"
      case Trailer.Kind.unknown.rawValue: "unknown"
      case CameraFeatures.tail: "tail"
      case box: "box"
      case segment: "segment"
      case CameraFeatures.gap: "inside"
      case let kind? where Trailer.Kind(rawValue: kind)?.writer != nil: "foreign"
      default: "padding"
      }
    },
    phrases: { values, _ in
      guard let name = values.text("kind").flatMap(Trailer.Kind.init(rawValue:))?.writer else { return [:] }
      return ["kind": name]
    },
    reads: [.exif, .trailers],
    source: "the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8, "kind": "tail", "byteCount": 64]
  ) { context in
    guard let maker = context.attributions.maker, let habits = context.attributions.comparison?.habits
    else { return [] }
    let trailers = context.facts.trailers ?? []
    var odd: [(kind: String, byteCount: Int, place: Evidence)] = []
    func add(_ kind: String, _ trailer: Trailer?) {
      guard let trailer else { return }
      odd.append((kind, trailer.byteCount, Evidence(location: "trailer", offset: trailer.offset)))
    }
    if habits.oddities.contains(.fill) { add(CameraFeatures.fill, trailers.last) }
    // Whether padding fills up a block can't be known of a file that lost bytes before the padding.
    if habits.oddities.contains(.tail), context.facts.isComplete { add(CameraFeatures.tail, trailers.last) }
    // A second `mdat` is reported as a box, text and files by rules of their own.
    if habits.oddities.contains(.gap), habits.oddBox != "mdat",
      let gap = context.facts.container.value?.unclaimed.lazy.filter({ !$0.isText && !$0.kind.isFile })
        .max(by: { $0.byteCount < $1.byteCount })
    {
      odd.append((CameraFeatures.gap, gap.byteCount, Evidence(location: gap.location, offset: gap.offset)))
    }
    // Text is reported by a rule of its own, and what a card or a disk may have left accuses nobody: `trailerUnknown`
    // tells it.
    if habits.oddities.contains(.unknown) {
      let unknown = trailers.first { context.isUnknown($0) && !$0.isText && !context.mayBeLeftOver($0) }
      // Google's are unknown only of others.
      add((unknown?.kind ?? .unknown).rawValue, unknown)
    }
    // Phones append pictures in modes that weren't measured; cameras, and Apple's phones, list all of theirs.
    if maker.makesOnlyCameras || maker.isOne(of: [.apple]) {
      if habits.oddities.contains(.picture) {
        add(Trailer.Kind.jpeg.rawValue, trailers.first { $0.kind == .jpeg })
      }
      // Another maker's words are easily put after anything.
      let kinds = habits.oddTrailers.filter { !$0.isWritten(by: maker) }
      if let foreign = trailers.first(where: { kinds.contains($0.kind) }) {
        add(foreign.kind.rawValue, foreign)
      }
    }
    if let name = habits.oddBox,
      let part = context.facts.container.value?.parts.last(where: {
        $0.level == 0 && BoxOrder.word($0.name) == name
      })
    {
      odd.append((box, part.byteCount, Evidence(location: part.name, offset: part.offset)))
    }
    if let found = context.segmentUnlike(habits, by: maker) {
      odd.append(
        (segment, found.payloadCount, Evidence(location: found.markerName, offset: found.offset)))
    }
    return odd.map { kind, byteCount, place in
      let values: FlagValues = [
        "make": maker.make, "fileCount": habits.fileCount, "modelCount": habits.modelCount, "kind": kind,
        "byteCount": byteCount,
      ]
      return .raised(
        values.with("segment", ifAny: kind == segment ? place.location : nil), .inferred, at: place)
    }
  }
}

extension RuleContext {
  /// Returns the first application segment that no known file of the maker has, and that no standard names.
  ///
  /// Applied to makers of cameras and to Apple: the segments that the chips of Android phones leave differ from model
  /// to model (3 of 35 such models have a segment that no other of their maker's has, and 0 of 23 of these makers).
  fileprivate func segmentUnlike(_ habits: MakerHabits, by maker: StatedMaker) -> JPEGSegment? {
    guard let known = habits.segments, maker.makesOnlyCameras || maker.isOne(of: [.apple]),
      // Damaged data may contain what looks like a segment.
      facts.isComplete
    else { return nil }
    return facts.structure.value?.coding.segments.first { segment in
      guard let name = CameraFeatures.applicationSegment(segment), !known.contains(name) else { return false }
      return !ApplicationSegment.isExpected(segment, of: maker)
    }
  }
}

extension ApplicationSegment {
  /// The segments that anyone may write, under their own markers: rules of their own are about them.
  private static let common: [(marker: UInt8, identifier: String)] = [
    (0xE0, "JFIF"), (0xE0, "JFXX"), (0xE1, "Exif"), (0xE1, "http://ns.adobe.com/"), (0xE2, "ICC_PROFILE"),
    (0xE2, "FPXR"), (0xE2, "urn:iso:std:iso:ts:21496:-1"), (0xEC, "Ducky"), (0xED, "Photoshop"),
    (0xED, "Adobe_"), (0xEE, "Adobe"),
  ]

  /// Whether a standard names a segment, or a maker is known to write it.
  fileprivate static func isExpected(_ segment: JPEGSegment, of maker: StatedMaker) -> Bool {
    if common.contains(where: { $0.marker == segment.marker && segment.identifier.hasPrefix($0.identifier) })
    {
      return true
    }
    // CIFF begins with its byte order.
    if segment.marker == 0xE0, ["II", "MM"].contains(segment.identifier) { return maker.isOne(of: [.canon]) }
    if let vendor = VendorSegment.match(marker: segment.marker, identifier: segment.identifier) {
      return maker.isOne(of: vendor.makers)
    }
    // Two letters, followed by a number of two bytes, begin a JUMBF segment.
    if segment.marker == 0xEB, segment.identifier.hasPrefix("JP"), segment.identifier != "JP" { return false }
    if segment.marker == 0xE2, segment.identifier.hasPrefix("urn:") { return false }
    return name(marker: segment.marker, payload: Array(segment.identifier.utf8) + [0, 0, 0]) != nil
  }
}
