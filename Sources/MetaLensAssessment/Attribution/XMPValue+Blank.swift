extension XMPValue {
  /// Whether no text in it is visible.
  var isBlank: Bool {
    switch self {
    case .text(let text): text.quotedText == nil
    case .array(_, let items): items.allSatisfy(\.value.isBlank)
    case .structure(let fields): fields.allSatisfy(\.value.isBlank)
    }
  }
}
