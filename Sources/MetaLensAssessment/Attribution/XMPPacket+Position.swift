extension XMPPacket {
  /// The position that the packet states, as written, and where (XMP part 2, 2.7); nil if it states none that exists.
  var position: (coordinate: Coordinate, text: String, offset: Int?)? {
    guard let first = property(XMPNamespace.exif, "GPSLatitude"),
      let second = property(XMPNamespace.exif, "GPSLongitude"),
      let north = first.value.text, let east = second.value.text,
      let latitude = Coordinate.degrees(xmp: north, "N", "S"),
      let longitude = Coordinate.degrees(xmp: east, "E", "W"),
      let stated = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    return (stated, north + " " + east, first.offset)
  }

  /// The position by DJI's own properties, in decimal degrees, as written, and where (ExifTool tag names, DJI XMP).
  ///
  /// Nil if they state none that exists, or if both are zero, as they are without a fix.
  var djiPosition: (coordinate: Coordinate, text: String, offset: Int?)? {
    guard let first = property(XMPNamespace.djiDrone, "GpsLatitude"),
      // Some models misspell it.
      let second = property(XMPNamespace.djiDrone, "GpsLongitude")
        ?? property(XMPNamespace.djiDrone, "GpsLongtitude"),
      let north = first.value.text, let east = second.value.text,
      north.utf8.count <= 32, east.utf8.count <= 32,
      let latitude = Double(north), let longitude = Double(east), latitude != 0 || longitude != 0,
      let stated = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    return (stated, north + " " + east, first.offset)
  }
}

extension Coordinate {
  /// Reads XMP's `52,31.1234N` or `52,31,12N` (XMP part 2, 2.7); nil for other texts.
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
}
