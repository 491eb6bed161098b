/// The serial numbers of the body that a file states, by place.
struct SerialNumbers: Sendable {
  /// A serial number and where it is stated.
  struct Stated: Sendable {
    /// As written.
    var text: String
    /// The name of the property: `BodySerialNumber`, `aux:SerialNumber`.
    var property: String
    var place: MetadataClaim.Place
    var evidence: Evidence
    /// The letters and digits that two spellings of one number share.
    fileprivate var significant: [UInt8] = []
  }

  /// The numbers that aren't only zeros, each once for each place.
  let all: [Stated]

  /// The maximum number of different numbers read from one place: more than any program writes.
  static let limit = 32

  /// Collects the numbers from EXIF, XMP, Content Credentials and the maker note.
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
    var seen: [MetadataClaim.Place: Set<[UInt8]>] = [:]
    self.all = all.compactMap { stated in
      guard let significant = Self.significant(stated.text), seen[stated.place]?.count ?? 0 < Self.limit,
        seen[stated.place, default: []].insert(significant).inserted
      else { return nil }
      var stated = stated
      stated.significant = significant
      return stated
    }
  }

  /// The camera's number: EXIF's, else the maker note's, else another place's; nil if two places contradict each other.
  var ofCamera: Stated? {
    guard contradiction == nil else { return nil }
    let places: [MetadataClaim.Place] = [.exif, .makerNote]
    return places.lazy.compactMap { place in all.first { $0.place == place } }.first ?? all.first
  }

  /// The first pair of places that state no number in common, with one number of each; nil if there is none.
  var contradiction: (first: Stated, second: Stated)? {
    var rest = all[...]
    while let first = rest.first {
      let one = rest.filter { $0.place == first.place }
      rest = rest.filter { $0.place != first.place }[...]
      var seen: Set<MetadataClaim.Place> = []
      for second in rest where seen.insert(second.place).inserted {
        let other = rest.filter { $0.place == second.place }
        if !one.contains(where: { number in other.contains { Self.isSame(number.significant, $0.significant) }
        }) {
          return (first, second)
        }
      }
    }
    return nil
  }

  /// Whether two texts can be the same number, regardless of leading zeros, `NO=` and characters that one place puts
  /// before or after it.
  static func isSame(_ first: String, _ second: String) -> Bool {
    guard let one = significant(first), let other = significant(second) else { return true }
    return isSame(one, other)
  }

  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one == other || (other.count >= 4 && one.contains(bytes: other))
      || (one.count >= 4 && other.contains(bytes: one))
  }

  /// Returns the letters and digits, without leading zeros; nil if only zeros are left, as cameras without a number
  /// write.
  static func significant(_ text: String) -> [UInt8]? {
    var bytes = text.utf8.prefix(128).filter {
      $0.isASCIIDigit || $0.isASCIILetter
    }.map { $0 >= 0x61 ? $0 & 0xDF : $0 }
    if bytes.starts(with: [0x4E, 0x4F]), text.contains("=") { bytes.removeFirst(2) }
    let rest = Array(bytes.drop { $0 == 0x30 })
    return rest.isEmpty ? nil : rest
  }
}
