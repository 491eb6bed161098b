import MetaLensBytes

/// All dates that a file and its name state, in the order of their clocks; dates that can't be read come last.
///
/// Clocks are compared as written: most files state no zone, so the true order of moments within a day may be
/// different.
package struct DatedClaims: Sendable {
  /// The dates; at most `limit`.
  package private(set) var all: [DatedClaim] = []

  /// The maximum number of dates: more than any program writes.
  package static let limit = 200
  /// The maximum depth to which XMP's structures are followed.
  private static let nesting = 8

  package init(_ facts: PhotoFacts, _ attributions: Attributions, name: FileName? = nil) {
    for date in attributions.dates {
      append(
        DatedClaim(
          Self.meaning(of: date.kind), Self.cut(date.text), time: date.time, property: date.name,
          evidence: date.evidence, isZoneUnreadable: date.unreadOffset != nil))
    }
    if let exif = facts.exif.value { collect(exif) }
    if let metadata = facts.metadata.value {
      if let note = metadata.makerNote { collect(note) }
      if let note = metadata.hdrPlus { collect(note) }
      for packet in metadata.xmp {
        for property in packet.properties {
          collect(property, in: packet, meaning: Self.meaning(of: property), depth: 0)
        }
      }
      for block in metadata.iptc { collect(block) }
      for store in metadata.credentials { collect(store) }
      if let validation = facts.credentialCheck?.validation, let store = metadata.credentials.first {
        collect(validation, in: store)
      }
      for value in metadata.trailerValues { collect(value) }
      for text in metadata.texts { collect(text) }
      for profile in metadata.profiles {
        add(
          .profile, profile.date, property: "ICC dateTimeNumber",
          Evidence(location: profile.container, offset: profile.offset))
      }
    }
    for part in facts.container.value?.parts ?? [] where part.name == "tIME" {
      add(.modified, part.note, property: "tIME", Evidence(location: "PNG tIME", offset: part.offset))
    }
    collect(name)
    all = all.enumerated().sorted { left, right in
      let first = left.element.time?.clockSeconds ?? .max
      let second = right.element.time?.clockSeconds ?? .max
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }

  private static func meaning(of kind: StatedDate.Kind) -> DatedClaim.Meaning {
    switch kind {
    case .original: .taken
    case .digitized: .digitized
    case .modified: .modified
    }
  }

  /// Collects EXIF's dates other than the three of the picture.
  private mutating func collect(_ exif: ExifFacts) {
    var reading = ExifReading(exif)
    for (tag, kind, name) in [
      (ExifTag.dateTime, ExifDirectory.Kind.ifd1, "DateTime"), (0xC71B, .ifd0, "PreviewDateTime"),
    ] {
      add(
        .other, reading.text(tag, in: kind), property: name, reading.evidence(tag, in: kind))
    }
    if let fix = StatedFix(exif, places: reading.places), let evidence = fix.evidence.first {
      append(
        DatedClaim(
          .receiver, fix.time.iso8601, time: fix.time, property: "GPSDateStamp, GPSTimeStamp",
          evidence: evidence, isPrivate: true))
    } else if let day = reading.text(ExifTag.gpsDateStamp, in: .gps) {
      add(
        .receiver, day, property: "GPSDateStamp", reading.evidence(ExifTag.gpsDateStamp, in: .gps),
        isPrivate: true)
    }
  }

  private mutating func collect(_ note: MakerNoteFacts) {
    for value in note.values {
      let meaning: DatedClaim.Meaning
      switch value.meaning {
      case .date, .dateUTC: meaning = .taken
      case .poweredUp: meaning = .poweredUp
      default: continue
      }
      add(
        meaning, value.text, property: note.maker + " " + value.name,
        note.evidence(value),
        isPrivate: value.meaning == .dateUTC)
    }
  }

  private mutating func collect(_ note: HDRPlusNote) {
    guard let time = note.capturedTime else { return }
    append(
      DatedClaim(
        .taken, time.iso8601, time: time, property: "Google HDR+", evidence: note.evidence, isPrivate: true))
  }

  private mutating func collect(_ block: IPTCFacts) {
    for (meaning, date) in [
      (DatedClaim.Meaning.taken, block.date(.created, 55, 60)),
      (.digitized, block.date(.digitized, 62, 63)), (.other, block.date(.created, 30, 35)),
      (.other, block.date(.created, 37, 38)),
    ] {
      if let date { add(meaning, date) }
    }
  }

  private mutating func collect(_ store: CredentialStore) {
    for manifest in store.manifests {
      let offset = manifest.offset ?? store.offset
      for action in manifest.actions {
        add(
          .step, action.when, property: action.name,
          Evidence(location: store.container, offset: action.offset ?? offset))
      }
      for value in manifest.values where Self.soundsLikeDate(value.key) {
        add(
          value.key.hasSuffix("DateTimeOriginal") ? .taken : .other, value.text,
          property: value.assertion + " " + value.key,
          Evidence(location: store.container, offset: value.offset ?? offset))
      }
    }
  }

  /// Collects the time stamps of signatures, which the check reads.
  ///
  /// The file's owner can't write a listed authority's alone, but can make an authority that no list has.
  private mutating func collect(_ validation: CredentialValidation, in store: CredentialStore) {
    var stamps = validation.manifests.map { ($0.label, $0.time) }
    if validation.manifests.last?.time == nil {
      stamps.append((validation.manifests.last?.label ?? "", validation.signature?.time))
    }
    for (label, time) in stamps {
      let offset = store.manifests.first { $0.label == label }?.offset ?? store.offset
      let isListed = (validation.statuses + validation.ingredientStatuses).contains {
        $0.code == "timeStamp.trusted" && $0.kind != .failure
          && ($0.url.isEmpty ? label == validation.manifests.last?.label : $0.url.contains("/" + label + "/"))
      }
      add(
        isListed ? .signed : .signedUnlisted, time, property: "C2PA signature",
        Evidence(location: store.container, offset: offset))
    }
  }

  private mutating func collect(_ value: TrailerValue) {
    let evidence = Evidence(location: "trailer " + value.trailer.rawValue, offset: value.offset)
    if value.isSamsungMoment {
      append(
        DatedClaim(
          .taken, Self.cut(value.text), time: value.samsungMoment, property: value.name, evidence: evidence,
          isPrivate: true))
    } else if Self.soundsLikeDate(value.name) {
      add(.other, value.text, property: value.name, evidence)
    }
  }

  private mutating func collect(_ text: MetadataText) {
    guard Self.soundsLikeDate(text.keyword) || text.keyword == "Creation Time" else { return }
    add(
      text.keyword == "Creation Time" ? .taken : .other, text.text, property: text.keyword,
      Evidence(location: text.container, offset: text.offset))
  }

  private mutating func collect(_ name: FileName?) {
    guard let name, let days = FileNameForms.matches(name).lazy.compactMap(\.days).first,
      let time = CaptureTime(utcSeconds: days * 86_400)
    else { return }
    var day = time
    day.offsetMinutes = nil
    append(
      DatedClaim(
        .fileName, String(decoding: name.bytes, as: UTF8.self), time: day, precision: .day,
        property: "", evidence: Evidence(location: "")))
  }

  private mutating func collect(
    _ property: XMPProperty, in packet: XMPPacket, meaning: DatedClaim.Meaning?, depth: Int
  ) {
    guard all.count < Self.limit, depth < Self.nesting else { return }
    switch property.value {
    case .text(let text):
      guard let meaning = meaning ?? (Self.soundsLikeDate(property.name) ? .other : nil) else { return }
      let evidence = packet.evidence(property)
      add(meaning, text, property: XMPPrefix.name(of: property), evidence)
    case .structure(let fields):
      for field in fields {
        collect(field, in: packet, meaning: Self.meaning(of: field), depth: depth + 1)
      }
    case .array(_, let items):
      for var item in items {
        // An item has no name of its own.
        if case .text = item.value {
          item.name = property.name
          item.namespace = property.namespace
        }
        item.offset = item.offset ?? property.offset
        collect(item, in: packet, meaning: meaning, depth: depth + 1)
      }
    }
  }

  /// Returns the meaning of XMP's own dates (XMP part 2); nil for a property that is no known date.
  private static func meaning(of property: XMPProperty) -> DatedClaim.Meaning? {
    switch MetadataClaims.subject(of: property) {
    case .created: return .taken
    case .digitized: return .digitized
    case .modified: return .modified
    case .metadataModified: return .metadataModified
    default: break
    }
    return switch (property.namespace, property.name) {
    case (XMPNamespace.exif, "GPSTimeStamp"): .receiver
    case (XMPNamespace.event, "when"): .step
    case (XMPNamespace.dublinCore, "date"): .other
    default: nil
    }
  }

  /// Words in the names of fields that may be dates and aren't listed.
  private static let dateWords = ["date", "timestamp"].map { Array($0.utf8) }
  private static let updateWord = Array("update".utf8)

  private static func soundsLikeDate(_ name: String) -> Bool {
    guard name.utf8.count <= 80 else { return false }
    let lower = name.utf8.map(\.asciiLowercased)
    return dateWords.contains { lower.contains(bytes: $0) } && !lower.contains(bytes: updateWord)
  }

  private mutating func add(
    _ meaning: DatedClaim.Meaning, _ text: String?, property: String, _ evidence: Evidence,
    isPrivate: Bool = false
  ) {
    guard let text = text.map(Self.cut), !text.isEmpty else { return }
    add(
      meaning,
      MetadataClaim(
        .created, text, time: StatedDate.time(text) ?? StatedDate.mailTime(text), .xmp, property: property,
        evidence: evidence),
      isPrivate: isPrivate)
  }

  /// Adds a date with the precision that it has.
  private mutating func add(
    _ meaning: DatedClaim.Meaning, _ claim: MetadataClaim, isPrivate: Bool = false
  ) {
    let moment = StatedMoment(claim)
    let (time, precision) = (moment?.time, moment?.precision ?? .second)
    // A field that only its name makes a date, and that contains no date, isn't one.
    let isDate = time != nil && precision != .year && precision != .month
    guard isDate || meaning != .other else { return }
    append(
      DatedClaim(
        meaning, Self.cut(claim.value), time: time, precision: precision,
        property: Self.cut(claim.property), evidence: claim.evidence,
        isPrivate: isPrivate || meaning == .receiver))
  }

  private mutating func append(_ claim: DatedClaim) {
    guard all.count < Self.limit else { return }
    all.append(claim)
  }

  /// Returns a text cut at a length that no date reaches.
  private static func cut(_ text: String) -> String { text.trimmed(limit: 256) }
}
