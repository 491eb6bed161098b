/// A property of XMP and where it stands.
struct StatedProperty {
  var property: XMPProperty
  var evidence: Evidence

  /// A field's text, as a flag quotes it; nil where it is absent or blank.
  func field(_ namespace: String, _ name: String) -> String? {
    property.value.field(namespace, name)?.value.text?.quotedText
  }
}

extension [XMPPacket] {
  /// The outermost properties of every XMP packet for which `isWanted` holds, in file order.
  func statedProperties(where isWanted: (XMPProperty) -> Bool) -> [StatedProperty] {
    flatMap { packet in
      packet.properties.filter(isWanted).map { property in
        StatedProperty(property: property, evidence: packet.evidence(property))
      }
    }
  }

  /// The properties of a name in every XMP packet.
  func statedProperties(_ namespace: String, _ name: String) -> [StatedProperty] {
    statedProperties { $0.name == name && $0.namespace == namespace }
  }

  /// The items of an array in every XMP packet, with where each stands.
  func statedItems(_ namespace: String, _ name: String) -> [StatedProperty] {
    statedProperties(namespace, name).flatMap { array in
      array.property.value.items.map { item in
        var evidence = array.evidence
        if let offset = item.offset { evidence.offset = offset }
        return StatedProperty(property: item, evidence: evidence)
      }
    }
  }
}

extension String {
  /// What a flag quotes of a text that a file gives: at most 120 characters on one line; nil where it is blank.
  var quotedText: String? {
    if isQuotedAsItIs { return self }
    var words = String.UnicodeScalarView()
    var count = 0
    var endsBlank = true
    var isCut = false
    for index in unicodeScalars.indices.prefix(512) {
      let scalar = unicodeScalars[index]
      guard count < 120 else {
        isCut = unicodeScalars[index...].contains { !$0.isBlank }
        break
      }
      let isBlank = scalar.isBlank
      if !isBlank || !endsBlank {
        words.append(isBlank ? " " : scalar)
        count += 1
      }
      endsBlank = isBlank
    }
    if endsBlank, count > 0 { words.removeLast() }
    return words.isEmpty ? nil : isCut ? String(words) + "…" : String(words)
  }
}

extension String {
  /// Whether it is short, in visible ASCII, with single spaces between words: most texts are.
  private var isQuotedAsItIs: Bool {
    guard utf8.count <= 120 else { return false }
    var isBehindBlank = true
    for byte in utf8 {
      let isBlank = byte == 0x20
      guard isBlank ? !isBehindBlank : (0x21...0x7E).contains(byte) else { return false }
      isBehindBlank = isBlank
    }
    return !isBehindBlank
  }
}

extension Unicode.Scalar {
  /// White space or a control; asking Unicode's tables is left to what isn't ASCII.
  fileprivate var isBlank: Bool {
    isASCII
      ? value <= 0x20 || value == 0x7F : properties.isWhitespace || properties.generalCategory == .control
  }
}
