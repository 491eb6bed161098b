extension PhotoFacts {
  /// Whether a TIFF, or a DNG by its version, contains pixels and no sensor data: a developed picture, however it is
  /// named and tagged.
  ///
  /// False for an incomplete file, since the missing part may be the sensor's data, and for a file that only has JPEGs
  /// as EXIF has them, which are a raw file's previews.
  var isDevelopedTIFF: Bool {
    guard format == .tiff || format == .dng, isComplete, let container = container.value,
      case .tiff(let tiff) = container.detail, !holdsSensorData
    else { return false }
    return tiff.directories.contains { $0.holdsPixels } && !tiff.directories.contains { $0.isSensors }
  }

  /// Whether a container's picture is what a sensor recorded: the file is a raw file.
  var holdsSensorData: Bool {
    guard let container = container.value else { return false }
    return container.image?.isSensorData == true || container.pictures.contains { $0.role == .sensor }
  }
}

extension TIFFFacts.Directory {
  /// Whether the directory's strips or tiles are in the file and aren't coded as EXIF's thumbnails are (compression 6).
  fileprivate var holdsPixels: Bool { pieceCount > 0 && areInside && compression != 6 }

  /// Whether the directory is labelled as sensor data: a colour filter array, or all colours at each pixel (DNG 1.7).
  fileprivate var isSensors: Bool { photometric == 32803 || photometric == 34892 }
}
