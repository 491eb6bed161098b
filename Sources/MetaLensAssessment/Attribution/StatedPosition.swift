/// A position as EXIF states it, or why it can't be one.
enum StatedPosition: Sendable, Equatable {
  /// Nothing is stated.
  case none
  /// A position that exists.
  case at(Coordinate)
  /// The fields are present and empty, as a receiver without a fix writes them.
  case empty
  /// Something is stated that isn't a position.
  case impossible(PositionFault, value: String, tag: UInt16)

  /// Reads latitude and longitude (EXIF 3.0, 4.6.7.1 to 4).
  init(in reading: inout ExifReading) {
    guard reading.exif.directory(.gps) != nil else {
      self = .none
      return
    }
    let latitude = Self.angle(
      ExifTag.gpsLatitude, reference: ExifTag.gpsLatitudeRef, letters: ("N", "S"), limit: 90, in: &reading)
    let longitude = Self.angle(
      ExifTag.gpsLongitude, reference: ExifTag.gpsLongitudeRef, letters: ("E", "W"), limit: 180,
      in: &reading)
    switch (latitude, longitude) {
    case (.none, .none): self = .none
    case (.impossible(let reason, let value, let tag), _), (_, .impossible(let reason, let value, let tag)):
      self = Self.isEmpty(in: reading.exif) ? .empty : .impossible(reason, value: value, tag: tag)
    case (.degrees(let latitude), .degrees(let longitude)):
      if let coordinate = Coordinate(latitude: latitude, longitude: longitude) {
        self = .at(coordinate)
      } else {
        self = .impossible(.outOfRange, value: "\(latitude), \(longitude)", tag: ExifTag.gpsLatitude)
      }
    case (.degrees(let latitude), .none):
      self = .impossible(.valueMissing, value: "\(latitude)", tag: ExifTag.gpsLongitude)
    case (.none, .degrees(let longitude)):
      self = .impossible(.valueMissing, value: "\(longitude)", tag: ExifTag.gpsLatitude)
    }
  }

  /// Whether every part of both angles is 0/0, or is 0 while the receiver says that it has no fix.
  private static func isEmpty(in exif: ExifFacts) -> Bool {
    let angles = [ExifTag.gpsLatitude, ExifTag.gpsLongitude].map { tag in
      exif.entry(tag, in: .gps).flatMap { exif.rationals(of: $0) } ?? []
    }
    guard angles.allSatisfy({ angle in angle.count == 3 && angle.allSatisfy { $0.numerator == 0 } }) else {
      return false
    }
    if angles.allSatisfy({ angle in angle.allSatisfy { $0.denominator == 0 } }) { return true }
    let status = exif.entry(ExifTag.gpsStatus, in: .gps).flatMap { exif.textBytes(of: $0) }
    return status?.first == UInt8(ascii: "V")
  }

  private enum Angle {
    case none
    case degrees(Double)
    case impossible(PositionFault, value: String, tag: UInt16)
  }

  private static func angle(
    _ tag: UInt16, reference: UInt16, letters: (positive: String, negative: String), limit: Double,
    in reading: inout ExifReading
  ) -> Angle {
    let letter = reading.text(reference, in: .gps)?.uppercased()
    guard let entry = reading.exif.entry(tag, in: .gps) else {
      return letter.map { .impossible(.valueMissing, value: $0, tag: reference) } ?? .none
    }
    let parts: [Double]
    if let rationals = reading.exif.rationals(of: entry), rationals.count == 3 {
      let value = rationals.map { "\($0.numerator)/\($0.denominator)" }.joined(separator: " ")
      parts = rationals.compactMap(\.quotient)
      guard parts.count == 3 else { return .impossible(.zeroDenominator, value: value, tag: tag) }
    } else if let numbers = reading.exif.floatingPoints(of: entry), numbers.count == 3 {
      guard numbers.allSatisfy(\.isFinite) else {
        let value = numbers.map(\.description).joined(separator: " ")
        return .impossible(.notANumber, value: value, tag: tag)
      }
      parts = numbers
    } else {
      return .impossible(.wrongType, value: "type \(entry.rawType), count \(entry.count)", tag: tag)
    }
    // To a hundredth of a millimetre: digits beyond that come only from binary fractions.
    let degrees = ((parts[0] + parts[1] / 60 + parts[2] / 3_600) * 1e10).rounded() / 1e10
    let isInRange = parts.allSatisfy { $0 >= 0 } && parts[1] <= 60 && parts[2] <= 60 && degrees <= limit
    guard isInRange else {
      return .impossible(
        .outOfRange, value: parts.map(\.description).joined(separator: " "), tag: tag)
    }
    switch letter?.first.map(String.init) {
    case letters.positive: return .degrees(degrees)
    case letters.negative: return .degrees(-degrees)
    default: return .impossible(.referenceMissing, value: "\(degrees)", tag: reference)
    }
  }
}
