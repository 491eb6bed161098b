import MetaLensFacts

/// The serial numbers of the body that a file states, by place.
struct SerialNumbers: Sendable {
  /// One number and where it is stated.
  struct Stated: Sendable {
    /// As written.
    var text: String
    /// The property: `BodySerialNumber`, `aux:SerialNumber`.
    var property: String
    var place: MetadataClaim.Place
    var evidence: Evidence
  }

  /// The numbers that say something.
  let all: [Stated]

  /// Collects them from EXIF, XMP, Content Credentials and the maker note.
  init(_ context: RuleContext) {
    var all: [Stated] = []
    if let exif = context.exif {
      for (tag, name, kind) in [
        (ExifTag.bodySerialNumber, "BodySerialNumber", ExifDirectory.Kind.exif),
        (ExifTag.cameraSerialNumber, "CameraSerialNumber", .ifd0),
      ] {
        guard let text = exif.text(tag, in: kind) else { continue }
        all.append(
          Stated(
            text: text, property: name, place: .exif, evidence: context.evidence(tag, in: kind)))
      }
    }
    for claim in context.attributions.claims.about(.serialNumber) {
      all.append(
        Stated(
          text: claim.value, property: claim.property, place: claim.place,
          evidence: claim.evidence))
    }
    for store in context.metadata?.credentials ?? [] {
      for value in store.active?.values ?? [] where value.key.hasSuffix("BodySerialNumber") {
        all.append(
          Stated(
            text: value.text, property: value.key, place: .credentials,
            evidence: Evidence(location: store.container, offset: value.offset ?? store.offset)))
      }
    }
    self.all = all.filter { Self.significant($0.text) != nil }
  }

  /// Two numbers of two places that can't be one, where no two of these places agree.
  var contradiction: (first: Stated, second: Stated)? {
    for (index, first) in all.enumerated() {
      for second in all[(index + 1)...] where second.place != first.place {
        let one = all.filter { $0.place == first.place }
        let other = all.filter { $0.place == second.place }
        if !one.contains(where: { number in other.contains { Self.isSame(number.text, $0.text) } }) {
          return (first, second)
        }
      }
    }
    return nil
  }

  /// Whether two texts can be one number: leading zeros, `NO=` and what one maker puts before or behind it aside.
  static func isSame(_ first: String, _ second: String) -> Bool {
    guard let one = significant(first), let other = significant(second) else { return true }
    return one == other || (other.count >= 4 && one.contains(bytes: other))
      || (one.count >= 4 && other.contains(bytes: one))
  }

  /// Letters and digits, without leading zeros; nil where nothing but zeros is left, as cameras write that have none.
  static func significant(_ text: String) -> [UInt8]? {
    var bytes = text.utf8.prefix(128).filter {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }.map { $0 >= 0x61 ? $0 & 0xDF : $0 }
    if bytes.starts(with: [0x4E, 0x4F]), text.contains("=") { bytes.removeFirst(2) }
    let rest = Array(bytes.drop { $0 == 0x30 })
    return rest.isEmpty ? nil : rest
  }
}
