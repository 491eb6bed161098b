extension Rule {
  package static let gpsXmpDiffers = Rule(
    "gpsXmpDiffers", .warning, concern: .metadata,
    parameters: [.text("stated"), .count("metres", .public)],
    reads: [.exif, .metadata], needs: .xmp,
    source:
      "XMP part 2, 2.7 (GPSCoordinate); EXIF 3.0, 4.6.7; ExifTool tag names, DJI XMP (none of 6 originals by DJI states "
      + "its position there)",
    example: ["stated": "37,30N 127,0E", "metres": 111_195]
  ) { context in
    guard case .at(let place) = context.attributions.position else { return [] }
    for packet in context.xmp {
      for stated in [packet.position, packet.djiPosition] {
        guard let stated else { continue }
        let metres = place.metres(to: stated.coordinate)
        guard metres > 50 else { continue }
        return .raised(
          ["stated": String(stated.text.prefix(60)), "metres": Int(metres.rounded())], .derived,
          at: Evidence(location: packet.container, offset: stated.offset ?? packet.offset),
          context.evidence(ExifTag.gpsLatitude, in: .gps))
      }
    }
    return []
  }
}

extension Coordinate {
  /// Returns the metres between two places, approximated on a sphere with a flat map of the way between them; for
  /// thresholds.
  func metres(to other: Coordinate) -> Double {
    // The metres of a degree on a sphere of Earth's mean radius, 6,371 km.
    let degree = 111_195.0
    let north = (other.latitude - latitude) * degree
    var turn = abs(other.longitude - longitude)
    if turn > 180 { turn = 360 - turn }
    // Bhaskara's approximation of the cosine, within 0.2 %.
    let square = ((latitude + other.latitude) / 2) * ((latitude + other.latitude) / 2)
    let east = turn * degree * (32_400 - 4 * square) / (32_400 + square)
    return (north * north + east * east).squareRoot()
  }
}
