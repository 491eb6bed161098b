extension Rule {
  package static let gpsTyped = Rule(
    "gpsTyped", .warning, concern: .metadata,
    parameters: [.text("latitude"), .text("longitude")],
    reads: [.exif], needs: .position,
    source: "Docs/Sources.md, E13; measured: no original of the labelled photos",
    example: ["latitude": "37.5", "longitude": "127.02"]
  ) { context in
    guard case .at(let place) = context.attributions.position,
      place.latitude != 0 || place.longitude != 0
    else { return [] }
    let degrees = [place.latitude, place.longitude]
    guard degrees.allSatisfy({ $0.isWhole(of: 100) }) || degrees.allSatisfy({ $0.isWhole(of: 60) }) else {
      return []
    }
    let texts = degrees.map { (($0 * 10_000).rounded() / 10_000).description }
    return .raised(
      ["latitude": texts[0], "longitude": texts[1]], .derived,
      at: context.evidence(ExifTag.gpsLatitude, in: .gps), context.evidence(ExifTag.gpsLongitude, in: .gps))
  }
}

extension Double {
  /// Whether the number is a whole number of parts, as far as hundredths of a second can show.
  fileprivate func isWhole(of parts: Double) -> Bool {
    let scaled = self * parts
    return abs(scaled - scaled.rounded()) < 1.5e-6 * parts
  }
}
