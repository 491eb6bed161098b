import MetaLensDecoding
package import MetaLensPlatform

/// Where a photo's bytes come from: a file, memory, or bytes that were sent with a name.
package enum PhotoPlace: Sendable {
  case path(SystemPath)
  case bytes([UInt8])
  /// Bytes of a file that isn't here, and its path where it is.
  case named([UInt8], SystemPath)

  /// What the photo is named, where it has a name.
  package var path: SystemPath? {
    switch self {
    case .path(let path), .named(_, let path): path
    case .bytes: nil
    }
  }

  /// What is told by its name.
  var name: FileName? { path.map { FileName(ofPath: $0.bytes) } }
}

extension PhotoMetadataService {
  /// Reads a photo; a file may not change meanwhile.
  ///
  /// - Throws: `MetaLensError` that names the file, for any failure.
  func reading<Value>(
    _ place: PhotoPlace, _ read: (any ByteSource) throws -> Value
  ) throws(MetaLensError) -> Value {
    try naming(place.path) { try handing(place, read) }
  }

  /// Reads a photo; a file may not change meanwhile.
  ///
  /// - Throws: `MetaLensError` that names the file, for a failure of ours; what else `read` throws stays as it is.
  func handing<Value>(_ place: PhotoPlace, _ read: (any ByteSource) throws -> Value) throws -> Value {
    do {
      return try unchanged(try opened(place), read)
    } catch var error as MetaLensError {
      error.path = error.path ?? place.path?.display
      throw error
    } catch  where error is SystemError || error is PhotoReadingError {
      throw MetaLensError(reading: error, path: place.path)
    }
  }

  /// Bytes held in memory, where they aren't too many.
  func source(of bytes: [UInt8]) throws(MetaLensError) -> MemorySource {
    guard bytes.count <= limits.memoryBytes else {
      throw MetaLensError(.tooLarge, detail: String(limits.memoryBytes))
    }
    return MemorySource(bytes)
  }

  /// Opens a photo.
  func opened(_ place: PhotoPlace) throws -> any ByteSource {
    switch place {
    case .path(let path): try FileSource(opening: path)
    case .bytes(let bytes), .named(let bytes, _): try source(of: bytes)
    }
  }

  /// Reads an open photo; a file may not change meanwhile.
  func unchanged<Value>(_ source: any ByteSource, _ read: (any ByteSource) throws -> Value) throws -> Value {
    let value = try read(source)
    if let file = source as? FileSource, try !file.isUnchanged() { throw PhotoReadingError.changedWhileRead }
    return value
  }

  /// Names the file in any failure.
  func naming<Value>(_ path: SystemPath?, _ read: () throws -> Value) throws(MetaLensError) -> Value {
    do {
      return try read()
    } catch {
      throw MetaLensError(reading: error, path: path)
    }
  }
}

extension MetaLensError {
  /// What a failure while reading means for the person who asked.
  init(reading error: any Error, path: SystemPath?) {
    switch error {
    case let error as SystemError: self.init(error, path: path)
    case let error as PhotoReadingError: self.init(error, path: path)
    case let error as MetaLensError: self = error
    default: self.init(.readFailed, path: path?.display, detail: "\(error)")
    }
  }
}
