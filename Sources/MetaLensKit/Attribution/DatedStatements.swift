package import MetaLensFacts

/// Every date that a file and its name state, in the order of the clock; what can't be read stands last.
///
/// Clocks are compared as written: most files state no zone, so the order of moments within a day may be another.
package struct DatedStatements: Sendable, Hashable {
  /// The dates; at most `limit`.
  package private(set) var all: [DatedStatement] = []

  /// How many are kept: more than any program writes.
  static let limit = 200
  /// How deep XMP's structures are followed.
  private static let nesting = 8

  /// Collects them.
  package init(_ facts: PhotoFacts, name: FileName? = nil) {
    if let exif = facts.exif.value { collect(exif) }
    if let metadata = facts.metadata.value {
      if let note = metadata.makerNote { collect(note) }
      for packet in metadata.xmp {
        for property in packet.properties {
          collect(property, in: packet, meaning: Self.meaning(of: property), depth: 0)
        }
      }
      for block in metadata.iptc { collect(block) }
      for store in metadata.credentials { collect(store) }
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

  private mutating func collect(_ exif: ExifFacts) {
    var reading = ExifReading(exif)
    for (kind, meaning) in [
      (StatedDate.Kind.original, DatedStatement.Meaning.taken), (.digitized, .digitized),
      (.modified, .modified),
    ] {
      guard let date = StatedDate(kind, in: &reading) else { continue }
      append(
        DatedStatement(
          meaning, Self.cut(date.text), time: date.time, property: date.name, evidence: date.evidence))
    }
    for (tag, kind, name) in [
      (ExifTag.dateTime, ExifDirectory.Kind.ifd1, "DateTime"), (0xC71B, .ifd0, "PreviewDateTime"),
    ] {
      add(
        .other, reading.text(tag, in: kind), property: name, reading.evidence(tag, in: kind))
    }
    if let fix = StatedFix(exif, places: reading.places), let evidence = fix.evidence.first {
      append(
        DatedStatement(
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
      let meaning: DatedStatement.Meaning
      switch value.meaning {
      case .date, .dateUTC: meaning = .taken
      case .poweredUp: meaning = .poweredUp
      default: continue
      }
      add(
        meaning, value.text, property: note.maker + " " + value.name,
        Evidence(location: "maker note", tag: value.tag, offset: value.offset ?? note.offset),
        isPrivate: value.meaning == .dateUTC)
    }
  }

  private mutating func collect(_ block: IPTCFacts) {
    for (date, time, meaning) in [
      (55, 60, DatedStatement.Meaning.taken), (62, 63, .digitized), (30, 35, .other), (37, 38, .other),
    ] {
      guard let day = block.text(2, date) else { continue }
      let clock = block.text(2, time).map { " " + $0 } ?? ""
      let evidence = Evidence(
        location: block.container, offset: block.dataSet(2, date)?.offset ?? block.offset)
      append(
        DatedStatement(
          meaning, Self.cut(day + clock), time: Self.time(day: day, clock: clock),
          precision: clock.isEmpty ? .day : .second, property: "IPTC 2:\(date)", evidence: evidence))
    }
  }

  /// `20230530` and ` 155601+0200` (IIM 4.2, 6.2), or the day alone.
  private static func time(day: String, clock: String) -> CaptureTime? {
    let days = Array(day.utf8)
    guard days.count == 8 else { return nil }
    let text = [days[0..<4], days[4..<6], days[6..<8]].map { String(decoding: $0, as: UTF8.self) }
    let hours = Array(clock.utf8.dropFirst())
    guard !hours.isEmpty else { return StatedDate.time(text.joined(separator: ":") + " 00:00:00") }
    guard hours.count >= 6 else { return nil }
    let parts = [hours[0..<2], hours[2..<4], hours[4..<6]].map { String(decoding: $0, as: UTF8.self) }
    let zone = String(decoding: hours[6...], as: UTF8.self)
    return StatedDate.time(
      text.joined(separator: ":") + " " + parts.joined(separator: ":"),
      offsetMinutes: zone.utf8.count == 5
        ? StatedDate.offsetMinutes(zone.prefix(3) + ":" + zone.suffix(2)) : nil)
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

  /// Samsung writes the moment as milliseconds since 1970 (Docs/Sources.md, S14: `Image_UTC_Data`).
  private mutating func collect(_ value: TrailerValue) {
    let evidence = Evidence(location: "trailer " + value.trailer.rawValue, offset: value.offset)
    if value.name == "Image_UTC_Data" {
      let milliseconds = value.text.utf8.count == 13 ? Int(value.text) : nil
      append(
        DatedStatement(
          .taken, Self.cut(value.text), time: milliseconds.flatMap { CaptureTime(utcSeconds: $0 / 1_000) },
          property: value.name, evidence: evidence, isPrivate: true))
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
    guard let name, let match = FileNameForms.shipped.match(name), let days = match.days,
      let time = CaptureTime(utcSeconds: days * 86_400)
    else { return }
    var day = time
    day.offsetMinutes = nil
    append(
      DatedStatement(
        .fileName, String(decoding: name.bytes, as: UTF8.self), time: day, precision: .day,
        property: "", evidence: Evidence(location: "")))
  }

  private mutating func collect(
    _ property: XMPProperty, in packet: XMPPacket, meaning: DatedStatement.Meaning?, depth: Int
  ) {
    guard all.count < Self.limit, depth < Self.nesting else { return }
    switch property.value {
    case .text(let text):
      guard let meaning = meaning ?? (Self.soundsLikeDate(property.name) ? .other : nil) else { return }
      let evidence = Evidence(location: packet.container, offset: property.offset ?? packet.offset)
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

  /// What XMP's own dates mean (XMP part 2); nil for what is no known date.
  private static func meaning(of property: XMPProperty) -> DatedStatement.Meaning? {
    switch (property.namespace, property.name) {
    case (XMPNamespace.exif, "DateTimeOriginal"), (XMPNamespace.photoshop, "DateCreated"): .taken
    case (XMPNamespace.exif, "DateTimeDigitized"), (XMPNamespace.basic, "CreateDate"): .digitized
    case (XMPNamespace.basic, "ModifyDate"), (XMPNamespace.tiff, "DateTime"): .modified
    case (XMPNamespace.basic, "MetadataDate"): .metadataModified
    case (XMPNamespace.exif, "GPSTimeStamp"): .receiver
    case (XMPNamespace.event, "when"): .step
    case (XMPNamespace.dublinCore, "date"): .other
    default: nil
    }
  }

  /// Names of fields that nobody listed.
  private static func soundsLikeDate(_ name: String) -> Bool {
    guard name.utf8.count <= 80 else { return false }
    let lower = name.lowercased()
    return ["date", "timestamp"].contains { lower.contains($0) } && !lower.contains("update")
  }

  private mutating func add(
    _ meaning: DatedStatement.Meaning, _ text: String?, property: String, _ evidence: Evidence,
    isPrivate: Bool = false
  ) {
    guard let text = text.map(Self.cut), !text.isEmpty else { return }
    let statement = Statement(
      .created, text, time: CaptureTime.stated(text), .xmp, property: property, evidence: evidence)
    let (time, precision): (CaptureTime?, DatedStatement.Precision) =
      switch StatedMoment(statement) {
      case .second(let time): (time, .second)
      case .minute(let time): (time, .minute)
      case .day(let time): (time, .day)
      case nil: (nil, .second)
      }
    // A field whose name alone sounds like a date, and that holds none, is no date.
    guard time != nil || meaning != .other else { return }
    append(
      DatedStatement(
        meaning, text, time: time, precision: precision, property: Self.cut(property), evidence: evidence,
        isPrivate: isPrivate || meaning == .receiver))
  }

  private mutating func append(_ statement: DatedStatement) {
    guard all.count < Self.limit else { return }
    all.append(statement)
  }

  /// Without white space and NULs at its ends, and cut where no date reaches.
  private static func cut(_ text: String) -> String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0 || scalar.properties.isWhitespace }
    var scalars = text.unicodeScalars.prefix(256)
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.drop(while: isBlank)))
  }
}
