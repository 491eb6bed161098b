extension Rule {
  package static let gpsXmpDiffers = Rule(
    flag: Flag(
      "gpsXmpDiffers", .warning, concern: .metadata,
      parameters: [.text("stated"), .count("metres", .public)]),
    reads: [.exif, .metadata], needs: .xmp,
    source: "XMP part 2, 2.7 (GPSCoordinate); EXIF 3.0, 4.6.7",
    example: ["stated": "37,30N 127,0E", "metres": 111_195]
  ) { context in
    guard case .at(let place) = context.attributions.position else { return [] }
    for packet in context.xmp {
      guard let first = packet.property(XMPNamespace.exif, "GPSLatitude"),
        let second = packet.property(XMPNamespace.exif, "GPSLongitude"),
        let north = first.value.text, let east = second.value.text,
        let latitude = Coordinate.degrees(xmp: north, "N", "S"),
        let longitude = Coordinate.degrees(xmp: east, "E", "W"),
        let stated = Coordinate(latitude: latitude, longitude: longitude)
      else { continue }
      let metres = place.metres(to: stated)
      guard metres > 50 else { continue }
      return .raised(
        ["stated": String((north + " " + east).prefix(60)), "metres": Int(metres.rounded())], .derived,
        at: Evidence(location: packet.container, offset: first.offset ?? packet.offset),
        context.evidence(ExifTag.gpsLatitude, in: .gps))
    }
    return []
  }
}

extension Coordinate {
  /// Reads XMP's `52,31.1234N` or `52,31,12N` (XMP part 2, 2.7), or nil.
  static func degrees(xmp text: String, _ positive: Character, _ negative: Character) -> Double? {
    guard text.utf8.count <= 32, let letter = text.last, letter == positive || letter == negative else {
      return nil
    }
    let parts = text.dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard (2...3).contains(parts.count), numbers.count == parts.count,
      numbers.allSatisfy({ $0.isFinite && $0 >= 0 }), numbers[0] <= 180, numbers[1] <= 60
    else { return nil }
    let degrees = numbers[0] + numbers[1] / 60 + (numbers.count > 2 ? numbers[2] : 0) / 3_600
    return letter == positive ? degrees : -degrees
  }

  /// Metres between two places, as far as a sphere and a flat map of the way between them tell; for thresholds.
  func metres(to other: Coordinate) -> Double {
    // A degree of a sphere of Earth's mean radius, 6,371 km.
    let degree = 111_195.0
    let north = (other.latitude - latitude) * degree
    var turn = abs(other.longitude - longitude)
    if turn > 180 { turn = 360 - turn }
    // Bhaskara's cosine, within 0.2 %.
    let square = ((latitude + other.latitude) / 2) * ((latitude + other.latitude) / 2)
    let east = turn * degree * (32_400 - 4 * square) / (32_400 + square)
    return (north * north + east * east).squareRoot()
  }
}
