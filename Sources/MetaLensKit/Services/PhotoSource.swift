import MetaLensDecoding
package import MetaLensPlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a photo's bytes come from: a file, memory, bytes that were sent with a name, or a file that is open.
package enum PhotoSource: Sendable {
  case path(SystemPath)
  case bytes([UInt8])
  /// Bytes of a file on another machine, and its path there.
  case named([UInt8], SystemPath)
  /// An open file, and the path at which it was opened; nil for one that standard input reads.
  case open(InputFile, SystemPath?)

  /// The photo's path, if it has one.
  package var path: SystemPath? {
    switch self {
    case .path(let path), .named(_, let path): path
    case .open(_, let path): path
    case .bytes: nil
    }
  }

  /// Returns the same photo, with a file opened that isn't yet.
  ///
  /// What reads it more than once then reads one file, whatever has its path meanwhile.
  package func opened() throws(MetaLensError) -> PhotoSource {
    guard case .path(let path) = self else { return self }
    do throws(SystemError) {
      return .open(try InputFile(opening: path), path)
    } catch {
      throw MetaLensError(error, path: path)
    }
  }

  /// The photo's file name, if it has one.
  var name: FileName? { path.map { FileName(ofPath: $0.bytes) } }
}

extension PhotoMetadataService {
  /// Reads a photo; a file may not change meanwhile.
  ///
  /// - Throws: for any failure, a `MetaLensError` with the file's path.
  func reading<Value>(
    _ place: PhotoSource, _ read: (any ByteSource) throws -> Value
  ) throws(MetaLensError) -> Value {
    try naming(place.path) { try handing(place, read) }
  }

  /// Reads a photo; a file may not change meanwhile.
  ///
  /// - Throws: for a failure of the package's own code, a `MetaLensError` with the file's path; any other error of
  ///   `read` unchanged.
  func handing<Value>(_ place: PhotoSource, _ read: (any ByteSource) throws -> Value) throws -> Value {
    do {
      return try unchanged(try opened(place), read)
    } catch var error as MetaLensError {
      error.path = error.path ?? place.path?.display
      throw error
    } catch  where error is SystemError || error is PhotoReadingError {
      throw MetaLensError(reading: error, path: place.path)
    }
  }

  /// Returns data as a photo held in memory; data aren't copied if they are more than `ReadLimits.memoryBytes`.
  func held(_ data: Data) throws(MetaLensError) -> PhotoSource {
    try checkMemory(data.count)
    return .bytes([UInt8](data))
  }

  /// Makes a source of bytes held in memory, unless there are more than `ReadLimits.memoryBytes`.
  func source(of bytes: [UInt8]) throws(MetaLensError) -> MemorySource {
    try checkMemory(bytes.count)
    return MemorySource(bytes)
  }

  private func checkMemory(_ byteCount: Int) throws(MetaLensError) {
    guard byteCount <= limits.memoryBytes else {
      throw MetaLensError(.tooLarge, detail: String(limits.memoryBytes))
    }
  }

  func opened(_ place: PhotoSource) throws -> any ByteSource {
    switch place {
    case .path(let path): try FileSource(opening: path)
    case .bytes(let bytes), .named(let bytes, _): try source(of: bytes)
    case .open(let file, _): file.source
    }
  }

  /// Reads an open photo; a file may not change meanwhile.
  func unchanged<Value>(_ source: any ByteSource, _ read: (any ByteSource) throws -> Value) throws -> Value {
    let value = try read(source)
    if let file = source as? FileSource, try !file.isUnchanged() { throw PhotoReadingError.changedWhileRead }
    return value
  }

  /// Runs `read`; converts any error into a `MetaLensError` with the file's path.
  func naming<Value>(_ path: SystemPath?, _ read: () throws -> Value) throws(MetaLensError) -> Value {
    do {
      return try read()
    } catch {
      throw MetaLensError(reading: error, path: path)
    }
  }
}

extension MetaLensError {
  /// Makes the error that reports a failure while reading.
  init(reading error: any Error, path: SystemPath?) {
    switch error {
    case let error as SystemError: self.init(error, path: path)
    case let error as PhotoReadingError: self.init(error, path: path)
    case let error as MetaLensError: self = error
    default: self.init(.readFailed, path: path?.display, detail: "\(error)")
    }
  }
}
