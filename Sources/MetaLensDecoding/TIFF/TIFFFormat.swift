import MetaLensFacts

/// Determines the format of a file whose first bytes only show that it is a TIFF.
enum TIFFFormat {
  /// The beginnings of Make, in capitals, and the formats of those makers' raw files.
  private static let makers: [(prefix: String, format: PhotoFormat)] = [
    ("NIKON", .nef), ("SONY", .arw), ("PENTAX", .pef), ("RICOH", .pef), ("SAMSUNG", .srw),
  ]

  /// The values of Compression (tag 0x0103) that only one maker's raw files have (exiftool's Exif.pm, `%compression`).
  private static let codings: [Int: PhotoFormat] = [
    32767: .arw, 32770: .srw, 32772: .srw, 34713: .nef, 65535: .pef,
  ]

  /// Returns the format according to what was read; `detected` unless that is plain TIFF.
  ///
  /// A camera's name alone proves nothing: a developed picture keeps it, and anybody can write a different one.
  static func format(_ detected: PhotoFormat, isDNG: Bool, of pictures: [TIFFPicture], make: String?)
    -> PhotoFormat
  {
    guard detected == .tiff else { return detected }
    if isDNG { return .dng }
    let sensors = pictures.filter(\.isSensorData)
    guard !sensors.isEmpty, let make = make?.uppercased(),
      let named = makers.first(where: { make.hasPrefix($0.prefix) })
    else { return .tiff }
    let coded = sensors.compactMap { picture in picture.row.compression.flatMap { codings[$0] } }
    return coded.first ?? named.format
  }
}
