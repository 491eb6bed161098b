extension XMPValue {
  /// Whether the value contains no visible text.
  var isBlank: Bool {
    switch self {
    case .text(let text): text.quotedText == nil
    case .array(_, let items): items.allSatisfy(\.value.isBlank)
    case .structure(let fields): fields.allSatisfy(\.value.isBlank)
    }
  }
}
