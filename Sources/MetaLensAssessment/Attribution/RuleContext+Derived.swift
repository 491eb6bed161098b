extension RuleContext {
  /// Returns the programs of a kind; for nil, those that the catalogue doesn't know.
  func programs(_ kind: SoftwareCatalogue.Kind?) -> [ProgramAttribution] {
    attributions.programs.filter { $0.kind == kind }
  }

  /// Returns the sightings of a rule about programs of one kind: each program with its places.
  func namedPrograms(_ kind: SoftwareCatalogue.Kind?) -> [Sighting] {
    programs(kind).map { .raised(["software": $0.text], at: $0.places) }
  }
}

extension RuleContext {
  /// Make, and Model if it is stated; nil without Make: only a file with a Make claims a camera that a program's coding
  /// can contradict.
  var statedCamera: (make: String, model: String, maker: StatedMaker)? {
    attributions.maker.map { ($0.make, attributions.model ?? "", $0) }
  }

  /// The stated year in which the picture was taken.
  var statedYear: Int? { attributions.original?.time?.year }

  /// Returns a sighting of another date of EXIF and the date at which the picture was taken, if the seconds from the
  /// latter to the former are odd.
  func apart(_ other: StatedDate?, as name: String, where isOdd: (Int) -> Bool) -> [Sighting] {
    guard let created = attributions.original, let createdTime = created.time, let other,
      let time = other.time, isOdd(StatedDate.seconds(from: createdTime, to: time)),
      // Some phones write a meaningless moment if they know none.
      !ClockDefault.isQualcomm(createdTime), !ClockDefault.isQualcomm(time)
    else { return [] }
    return .raised(
      ["created": createdTime.iso8601, name: time.iso8601], .derived, at: created.evidence, other.evidence)
  }

  /// Returns the comments that name an encoder, or those that don't.
  func comments(isEncoder: Bool) -> [Sighting] {
    (facts.structure.value?.coding.comments ?? []).compactMap { comment in
      guard (EncoderComment.match(comment.bytes) != nil) == isEncoder, !isFile(comment) else { return nil }
      let text = comment.quoted
      // A single NUL is no comment that anybody could read.
      guard !text.isEmpty else { return nil }
      return .raised(["text": text], at: Evidence(location: "COM", offset: comment.offset))
    }
  }

  /// Whether a comment is a file itself, which a rule of its own reports.
  func isFile(_ comment: JPEGComment) -> Bool {
    facts.structure.value?.files.contains {
      $0.location == "COM" && $0.firstBytes == Array(comment.bytes.prefix(16))
    } ?? false
  }

  /// The picture's coded size, if it is the one that EXIF's dimensions are about; nil for a sensor's.
  var developedSize: PixelSize? {
    facts.container.value?.image?.isSensorData == true ? nil : attributions.codedSize
  }

  /// The place where the picture's size is stated.
  var sizeEvidence: Evidence {
    if let frame = facts.frame.value { return frame.evidence }
    guard let image = facts.container.value?.image else { return Evidence(location: "picture") }
    return Evidence(location: image.location, offset: image.offset)
  }

  /// The places where EXIF and the coding state the picture's size.
  var statedSizeEvidence: [Evidence] {
    [
      evidence(ExifTag.pixelXDimension, in: .exif), evidence(ExifTag.pixelYDimension, in: .exif),
      sizeEvidence,
    ]
  }

  /// The place where the picture's coding begins.
  var codingEvidence: Evidence {
    Evidence(location: "JPEG coding", offset: attributions.encoder?.offset)
  }
}

extension JPEGComment {
  /// What a flag quotes: up to a NUL, at most 80 characters, with an ellipsis if there is more or nothing but blanks.
  fileprivate var quoted: String {
    let stated = bytes.prefix { $0 != 0 }
    let text = String(decoding: stated, as: UTF8.self).quoted(maximum: 80)
    let isCut = stated.count == bytes.count && bytes.count < byteCount
    return isCut && !text.hasSuffix("…") || text.isEmpty && !stated.isEmpty ? text + "…" : text
  }
}
