/// A property of XMP and its place.
struct StatedProperty {
  var property: XMPProperty
  var evidence: Evidence

  /// Returns a field's text, as a flag quotes it; nil if it is absent or blank.
  func field(_ namespace: String, _ name: String) -> String? {
    property.value.field(namespace, name)?.value.text?.quotedText
  }
}

extension [XMPPacket] {
  /// Returns the outermost properties of every XMP packet for which `isWanted` holds, in file order.
  func statedProperties(where isWanted: (XMPProperty) -> Bool) -> [StatedProperty] {
    flatMap { packet in
      packet.properties.filter(isWanted).map { property in
        StatedProperty(property: property, evidence: packet.evidence(property))
      }
    }
  }

  /// Returns the properties of a name in every XMP packet.
  func statedProperties(_ namespace: String, _ name: String) -> [StatedProperty] {
    statedProperties { $0.name == name && $0.namespace == namespace }
  }

  /// Returns the items of an array in every XMP packet, each with its place.
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
