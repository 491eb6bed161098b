/// A text in EXIF 3.0's tags for software that the catalogue doesn't know; the tag says what the program did.
struct EditingSoftware: Sendable {
  /// What a program did, as the tag says.
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

  /// What the program did, as the tag says.
  var role: Role
  /// The text, trimmed.
  var text: String
  var evidence: Evidence
}

extension Attributions {
  /// Adds what EXIF 3.0's tags for software name; programs that the catalogue knows are added to `programs`.
  ///
  /// If RAWDevelopingSoftware names a camera's firmware or a system's version, the camera itself developed the raw
  /// data. In the other tags the tag's meaning outweighs the text's shape, unless the camera names itself as it does
  /// elsewhere.
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

  /// Whether a text only says which camera or firmware wrote it, or says nothing, as a dash does.
  ///
  /// An editor may give itself the same name here and in Software: the name counts as a camera's only if it has the
  /// form of a firmware or a system.
  private func namesCamera(_ text: String, isFirmware: Bool, in reading: inout ExifReading) -> Bool {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return true }
    var names = [reading.text(ExifTag.cameraFirmware, in: .exif), model]
    if isFirmware { names.append(summary.software) }
    if let make, let model { names.append(make + " " + model) }
    return names.contains(text)
  }
}
