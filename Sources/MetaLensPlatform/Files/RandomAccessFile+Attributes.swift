#if canImport(Glibc)
  import CSystemAttributes
  import Glibc
#else
  import Darwin
#endif

extension RandomAccessFile {
  /// Returns the times and extended attributes of the open file itself, whatever its name refers to now.
  package borrowing func attributes() throws(SystemError) -> FileAttributes {
    let status = try descriptor.status()
    #if canImport(Glibc)
      return FileAttributes(
        modified: .init(status.st_mtim), statusChanged: .init(status.st_ctim), born: birth(),
        extended: extendedAttributes())
    #else
      return FileAttributes(
        modified: .init(status.st_mtimespec), statusChanged: .init(status.st_ctimespec),
        born: .init(status.st_birthtimespec), extended: extendedAttributes())
    #endif
  }

  #if canImport(Glibc)
    private borrowing func birth() -> FileAttributes.Time? {
      var seconds: Int64 = 0
      var nanoseconds: UInt32 = 0
      guard unsafe metalens_birth(descriptor.number, &seconds, &nanoseconds) == 1 else { return nil }
      return FileAttributes.Time(seconds: seconds, nanoseconds: Int(nanoseconds))
    }
  #endif

  /// Returns the extended attributes; nil if the system refuses, for example with ENOTSUP or EPERM, which isn't a
  /// failure to read the photo.
  private borrowing func extendedAttributes() -> [FileAttributes.Extended]? {
    guard let names = names() else { return nil }
    return names.split(separator: 0).prefix(FileAttributes.maximumAttributes).map { name in
      let value = value(of: PathResolution.terminated(name))
      return FileAttributes.Extended(name: Array(name), byteCount: value.byteCount, value: value.bytes)
    }
  }

  /// Returns the names, each with its NUL; nil if the system refuses.
  private borrowing func names() -> [UInt8]? {
    let number = descriptor.number
    return unsafe Self.filled(FileAttributes.maximumNameBytes) { buffer, count in
      #if canImport(Glibc)
        unsafe flistxattr(number, buffer, count)
      #else
        unsafe flistxattr(number, buffer, count, 0)
      #endif
    }
  }

  private borrowing func value(of name: [CChar]) -> (byteCount: Int?, bytes: [UInt8]?) {
    let number = descriptor.number
    let read = { (buffer: UnsafeMutablePointer<CChar>?, count: Int) -> Int in
      #if canImport(Glibc)
        unsafe fgetxattr(number, name, buffer, count)
      #else
        unsafe fgetxattr(number, name, buffer, count, 0, 0)
      #endif
    }
    if let bytes = unsafe Self.filled(FileAttributes.maximumValueBytes, read) { return (bytes.count, bytes) }
    let byteCount = read(nil, 0)
    return (byteCount < 0 ? nil : byteCount, nil)
  }

  /// Returns what a call wrote into a buffer of this size; nil if it failed, for example because the buffer was too
  /// small.
  private static func filled(
    _ limit: Int, _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: limit)
    let count = unsafe buffer.withUnsafeMutableBufferPointer { unsafe call($0.baseAddress, limit) }
    return count < 0 ? nil : buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }
}

extension FileAttributes.Time {
  fileprivate init(_ time: timespec) {
    self.init(seconds: Int64(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
