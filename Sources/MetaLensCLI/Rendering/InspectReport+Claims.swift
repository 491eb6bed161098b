import MetaLensKit

extension InspectReport {
  /// What the metadata say, one place after another; names are the standards' and stay English.
  func claims(_ metadata: MetadataFacts) -> [String] {
    var rows: [Row] = []
    for packet in metadata.xmp { rows += self.rows(packet) }
    for block in metadata.iptc { rows += self.rows(block) }
    for resource in metadata.photoshop {
      let says = resource.content.text
      rows.append(
        Row(
          resource.offset, resource.container,
          resource.signature + " " + Hexadecimal.number(resource.id, digits: 4),
          says.isEmpty ? "\(resource.byteCount) bytes" : says))
    }
    for profile in metadata.profiles { rows += self.rows(profile) }
    for text in metadata.texts { rows.append(Row(text.offset, text.container, text.keyword, text.text)) }
    for store in metadata.credentials { rows += self.rows(store) }
    if let note = metadata.makerNote {
      for value in note.values {
        rows.append(Row(value.offset, "maker note", note.maker + " " + value.name, value.text))
      }
    }
    for value in metadata.trailerValues {
      rows.append(Row(value.offset, "\(value.trailer.rawValue) trailer", value.name, value.text))
    }
    var columns = TextColumns(heads: ["offset", "in", "name", "value"], numeric: [0])
    for row in rows.prefix(Self.mostClaims) {
      columns.add(
        row.offset.map { "\($0)" } ?? "–", SafeText.shown(row.container, columns: 30),
        SafeText.shown(row.name, columns: 50), SafeText.shown(row.value, columns: 100))
    }
    return columns.lines(paint) + more(rows.count, than: Self.mostClaims)
  }

  /// A history of an editor alone can have a hundred.
  private static let mostClaims = 250

  private struct Row {
    var offset: Int?
    var container: String
    var name: String
    var value: String

    init(_ offset: Int?, _ container: String, _ name: String, _ value: String) {
      self.offset = offset
      self.container = container
      self.name = name
      self.value = value
    }
  }

  private func rows(_ packet: XMPPacket) -> [Row] {
    (packet.toolkit.map { [Row(packet.offset, packet.container, "x:xmptk", $0)] } ?? [])
      + XMPLine.lines(of: packet).map { Row($0.offset, packet.container, $0.path, $0.text) }
  }

  private func rows(_ block: IPTCFacts) -> [Row] {
    block.dataSets.map { Row($0.offset, block.container, "\($0.record):\($0.number)", $0.text) }
  }

  private func rows(_ profile: ICCProfile) -> [Row] {
    let values: [(String, String)] = [
      ("description", profile.profileDescription ?? ""),
      ("version", "\(profile.majorVersion).\(profile.minorVersion)"), ("class", profile.deviceClass),
      ("colour space", profile.colorSpace), ("platform", profile.platform),
      ("manufacturer", profile.manufacturer), ("model", profile.model), ("creator", profile.creator),
      ("date", profile.date ?? ""), ("copyright", profile.copyright ?? ""),
    ]
    return values.filter { !$0.1.isEmpty }.map { Row(profile.offset, profile.container, $0.0, $0.1) }
  }

  private func rows(_ store: CredentialStore) -> [Row] {
    var rows = [Row(store.offset, store.container, "Content Credentials", "not verified")]
    if let failure = store.failure { rows.append(Row(store.offset, store.container, "not read", failure)) }
    for manifest in store.manifests {
      rows.append(Row(manifest.offset, store.container, "manifest", manifest.label))
      let generators = manifest.generators.map { $0.name + ($0.version.map { " " + $0 } ?? "") }
      let named = generators.isEmpty ? [manifest.claimGenerator].compactMap(\.self) : generators
      for generator in named {
        rows.append(Row(manifest.offset, store.container, "generator", generator))
      }
      for action in manifest.actions {
        let words = [
          action.name, action.softwareAgent.map { "by " + $0.name + ($0.version.map { " " + $0 } ?? "") },
          action.when.map { "at " + $0 }, action.digitalSourceType, action.description,
        ]
        rows.append(
          Row(action.offset, store.container, "action", words.compactMap(\.self).joined(separator: ", ")))
      }
      for ingredient in manifest.ingredients {
        let words = [ingredient.relationship, ingredient.title, ingredient.format]
        rows.append(
          Row(
            ingredient.offset, store.container, "ingredient",
            words.compactMap(\.self).joined(separator: ", ")))
      }
      for value in manifest.values {
        rows.append(Row(value.offset, store.container, value.assertion + " " + value.key, value.text))
      }
    }
    return rows
  }
}
