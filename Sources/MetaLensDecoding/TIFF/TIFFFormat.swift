import MetaLensFacts

/// Which format a file is whose first bytes say no more than TIFF.
enum TIFFFormat {
  /// What Make begins with, in capitals, and whose raw files those are.
  private static let makers: [(prefix: String, format: PhotoFormat)] = [
    ("NIKON", .nef), ("SONY", .arw), ("PENTAX", .pef), ("RICOH", .pef), ("SAMSUNG", .srw),
  ]

  /// The format by what was read; `detected` unless that is plain TIFF.
  ///
  /// A camera's name alone proves nothing: a developed picture keeps it.
  static func format(_ detected: PhotoFormat, isDNG: Bool, holdsSensorData: Bool, make: String?)
    -> PhotoFormat
  {
    guard detected == .tiff else { return detected }
    if isDNG { return .dng }
    guard holdsSensorData, let make = make?.uppercased() else { return .tiff }
    return makers.first { make.hasPrefix($0.prefix) }?.format ?? .tiff
  }
}
