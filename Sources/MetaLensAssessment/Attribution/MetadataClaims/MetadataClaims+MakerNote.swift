extension MetadataClaims {
  /// Collects what the maker note says about camera, lens and time.
  mutating func collect(_ note: MakerNoteFacts) {
    for value in note.values {
      let subject: MetadataClaim.Subject
      switch value.meaning {
      case .date: subject = .created
      case .serialNumber: subject = .serialNumber
      case .lensSerialNumber: subject = .lensSerialNumber
      case .lens: subject = .lens
      case .model: subject = .model
      default: continue
      }
      add(
        subject, value.text, time: subject == .created ? StatedDate.time(value.text) : nil, .makerNote,
        property: note.maker + " " + value.name,
        evidence: note.evidence(value))
    }
  }
}
