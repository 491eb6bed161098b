import MetaLensAssessment

extension InspectReport {
  /// Returns what the metadata state, one place after another; names come from the standards and remain English.
  func claims(_ metadata: MetadataFacts) -> [String] {
    var rows = Rows()
    for packet in metadata.xmp { add(packet, to: &rows) }
    rows.add(metadata.xmpExtensions) { ($0.offset, $0.container, "GUID " + $0.guid, $0.statement) }
    for block in metadata.iptc {
      rows.add(block.dataSets) { ($0.offset, block.container, "\($0.record):\($0.number)", $0.text) }
    }
    rows.add(metadata.photoshop) { resource in
      let says = resource.content.text
      return (
        resource.offset, resource.container,
        resource.signature + " " + Hexadecimal.number(resource.id, digits: 4),
        says.isEmpty ? "\(resource.byteCount) bytes" : says
      )
    }
    for profile in metadata.profiles { rows.add(self.rows(profile)) { $0 } }
    rows.add(metadata.texts) { ($0.offset, $0.container, $0.keyword, $0.text) }
    for store in metadata.credentials { rows.add(self.rows(store)) { $0 } }
    if let note = metadata.makerNote {
      rows.add(note.values) { ($0.offset, "maker note", note.maker + " " + $0.name, $0.text) }
    }
    if let note = metadata.hdrPlus { rows.add(self.rows(note)) { $0 } }
    rows.add(metadata.trailerValues) {
      ($0.offset, "\($0.trailer.rawValue) trailer", $0.name, $0.text)
    }
    var columns = TextColumns(heads: ["offset", "in", "name", "value"], numeric: [0])
    for row in rows.kept {
      columns.add(
        row.offset.map { "\($0)" } ?? "–", SafeText.shown(row.container, columns: 30),
        SafeText.shown(row.name, columns: 50), SafeText.shown(row.value, columns: 100))
    }
    return columns.lines(paint) + more(rows.count, than: Self.maximumClaims)
  }

  /// The maximum number of rows; an editor's history alone can have a hundred.
  private static let maximumClaims = 250

  /// The rows that are shown, and the number of all; rows beyond the maximum aren't made.
  private struct Rows {
    private(set) var kept: [Row] = []
    private(set) var count = 0

    mutating func add<Values: Collection>(_ values: Values, _ row: (Values.Element) -> Row) {
      for value in values.prefix(max(0, maximumClaims - kept.count)) { kept.append(row(value)) }
      count += values.count
    }

    /// Counts rows that weren't made.
    mutating func skip(_ number: Int) { count += number }
    var left: Int { max(0, maximumClaims - kept.count) }
  }

  private typealias Row = (offset: Int?, container: String, name: String, value: String)

  private func add(_ packet: XMPPacket, to rows: inout Rows) {
    if let toolkit = packet.toolkit {
      rows.add(CollectionOfOne(toolkit)) { (packet.offset, packet.container, "x:xmptk", $0) }
    }
    let lines = XMPLine.lines(of: packet, maximum: rows.left)
    rows.add(lines) { ($0.offset, packet.container, $0.path, $0.text) }
    rows.skip(XMPLine.count(of: packet) - lines.count)
  }

  private func rows(_ profile: ICCProfile) -> [Row] {
    let values: [(String, String)] = [
      ("description", profile.profileDescription ?? ""),
      ("version", "\(profile.majorVersion).\(profile.minorVersion)"), ("class", profile.deviceClass),
      ("colour space", profile.colorSpace), ("platform", profile.platform),
      ("manufacturer", profile.manufacturer), ("model", profile.model), ("creator", profile.creator),
      ("date", profile.date ?? ""), ("copyright", profile.copyright ?? ""),
      ("ID", profile.matchesID.map { $0 ? "matches the bytes" : "doesn't match the bytes" } ?? ""),
    ]
    return values.filter { !$0.1.isEmpty }.map { (profile.offset, profile.container, $0.0, $0.1) }
  }

  private func rows(_ note: HDRPlusNote) -> [Row] {
    let values: [(String, String)] = [
      ("captured", note.capturedTime?.iso8601 ?? ""), ("built", note.builtTime?.iso8601 ?? ""),
      ("program", note.program ?? ""),
    ]
    return values.filter { !$0.1.isEmpty }.map {
      (note.offset, note.container, "Google HDR+ " + $0.0, $0.1)
    }
  }

  private func rows(_ store: CredentialStore) -> [Row] {
    var rows: [Row] = [(store.offset, store.container, "Content Credentials", "not verified")]
    if let failure = store.failure { rows.append((store.offset, store.container, "not read", failure)) }
    for manifest in store.manifests {
      rows.append((manifest.offset, store.container, "manifest", manifest.label))
      let generators = manifest.generators.map(\.claim)
      let named = generators.isEmpty ? [manifest.claimGenerator].compactMap(\.self) : generators
      for generator in named {
        rows.append((manifest.offset, store.container, "generator", generator))
      }
      for action in manifest.actions {
        let words = [
          action.name, action.softwareAgent.map { "by " + $0.claim },
          action.when.map { "at " + $0 }, action.digitalSourceType, action.description,
        ]
        rows.append(
          (action.offset, store.container, "action", words.compactMap(\.self).joined(separator: ", ")))
      }
      for ingredient in manifest.ingredients {
        let words = [ingredient.relationship, ingredient.title, ingredient.format]
        rows.append(
          (
            ingredient.offset, store.container, "ingredient",
            words.compactMap(\.self).joined(separator: ", ")
          ))
      }
      for value in manifest.values {
        rows.append((value.offset, store.container, value.assertion + " " + value.key, value.text))
      }
    }
    return rows
  }
}

extension XMPExtension {
  /// What is known of it, in a few words.
  fileprivate var statement: String {
    guard let statedByteCount else { return "named, but not there" }
    if byteCount < statedByteCount { return "\(byteCount) of \(statedByteCount) bytes" }
    guard let isNamed else { return "\(byteCount) bytes" }
    if !isNamed { return "\(byteCount) bytes, named by no packet" }
    return matchesGUID.map { $0 ? "matches the bytes" : "doesn't match the bytes" } ?? ""
  }
}
