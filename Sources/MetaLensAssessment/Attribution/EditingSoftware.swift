/// A text in EXIF 3.0's tags for software that the catalogue doesn't know; the tag says what the program did.
struct EditingSoftware: Sendable {
  /// What the tag says.
  enum Role: Sendable, Hashable, CaseIterable {
    /// RAWDevelopingSoftware.
    case rawDevelopment
    /// ImageEditingSoftware.
    case imageEditing
    /// MetadataEditingSoftware.
    case metadataEditing

    /// The tag (EXIF 3.0, 4.6.6.5).
    var tag: UInt16 {
      switch self {
      case .rawDevelopment: ExifTag.rawDevelopingSoftware
      case .imageEditing: ExifTag.imageEditingSoftware
      case .metadataEditing: ExifTag.metadataEditingSoftware
      }
    }
  }

  /// What the tag says.
  var role: Role
  /// The text, trimmed.
  var text: String
  /// Where it stands.
  var evidence: Evidence
}

extension Attributions {
  /// Adds what EXIF 3.0's tags for software name: to the programs where the catalogue knows them.
  ///
  /// A camera's firmware or a system's version developed the raw data in the camera; elsewhere the tag's meaning
  /// goes before the text's shape, unless the camera names itself as it does elsewhere.
  mutating func addEditingSoftware(from reading: inout ExifReading) {
    for role in EditingSoftware.Role.allCases {
      guard let text = reading.text(role.tag, in: .exif) else { continue }
      let evidence = reading.evidence(role.tag, in: .exif)
      let match = SoftwareCatalogue.match(text, model: model)
      switch match?.kind {
      case .firmware?, .systemVersion?, nil:
        let isCamera =
          role == .rawDevelopment ? match != nil : namesCamera(text, isFirmware: match != nil, in: &reading)
        if isCamera { continue }
        editingSoftware.append(EditingSoftware(role: role, text: text, evidence: evidence))
      case let kind?:
        programs.add(
          ProgramAttribution(text: text, kind: kind, family: match?.family ?? "", evidence: evidence))
      }
    }
  }

  /// Whether a text says no more than which camera or firmware wrote it, or nothing, as a dash does.
  ///
  /// An editor may call itself alike here and in Software: that is a camera's only in the form of a firmware or a system.
  private func namesCamera(_ text: String, isFirmware: Bool, in reading: inout ExifReading) -> Bool {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return true }
    var names = [reading.text(ExifTag.cameraFirmware, in: .exif), model]
    if isFirmware { names.append(summary.software) }
    if let make, let model { names.append(make + " " + model) }
    return names.contains(text)
  }
}
