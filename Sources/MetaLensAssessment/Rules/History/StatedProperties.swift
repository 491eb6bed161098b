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
