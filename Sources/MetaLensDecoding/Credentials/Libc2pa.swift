import MetaLensPlatform

// All unsafe code for libc2pa_c is in this file. The types are those of its c2pa.h, 0.91.

/// libc2pa_c, the Content Authenticity Initiative's library, loaded at run time.
///
/// Every call uses a context with settings of its own, so the library's global settings are never changed.
@safe
package struct Libc2pa: CredentialLibrary {
  private typealias TextOut = @Sendable @convention(c) () -> UnsafeMutablePointer<CChar>?
  private typealias Make = @Sendable @convention(c) () -> OpaquePointer?
  private typealias Convert = @Sendable @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias Free = @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias FreeText = @Sendable @convention(c) (UnsafeMutablePointer<CChar>?) -> Void
  private typealias Update =
    @Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  private typealias Join = @Sendable @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
  private typealias Read =
    @Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>, OpaquePointer?) -> OpaquePointer?
  private typealias Print = @Sendable @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<CChar>?
  fileprivate typealias ReadBytes =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int) -> Int
  fileprivate typealias Seek = @convention(c) (UnsafeMutableRawPointer?, Int, Int32) -> Int
  fileprivate typealias WriteBytes =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int) -> Int
  fileprivate typealias Flush = @convention(c) (UnsafeMutableRawPointer?) -> Int
  private typealias MakeStream =
    @Sendable @convention(c) (UnsafeMutableRawPointer?, ReadBytes, Seek, WriteBytes, Flush) -> OpaquePointer?
  private typealias FreeStream = @Sendable @convention(c) (OpaquePointer?) -> Void

  package let version: String
  private let error: TextOut
  private let freeText: FreeText
  private let free: Free
  private let makeSettings: Make
  private let updateSettings: Update
  private let makeBuilder: Make
  private let setSettings: Join
  private let build: Convert
  private let makeReader: Convert
  private let read: Read
  private let json: Print
  /// The function that writes certificates; nil in versions without it.
  private let certificates: Print?
  private let makeStream: MakeStream
  private let freeStream: FreeStream

  /// Loads the first of these libraries, given by names or paths, that exists.
  package init(_ names: [String]) throws(CredentialLibraryError) {
    guard let library = DynamicLibrary(names) else { throw .missing }
    func function<Function>(_ name: String) throws(CredentialLibraryError) -> Function {
      unsafe try library.function(name, or: CredentialLibraryError.unfit(name))
    }
    let version: TextOut = unsafe try function("c2pa_version")
    unsafe error = try function("c2pa_error")
    unsafe freeText = try function("c2pa_string_free")
    unsafe free = try function("c2pa_free")
    unsafe makeSettings = try function("c2pa_settings_new")
    unsafe updateSettings = try function("c2pa_settings_update_from_string")
    unsafe makeBuilder = try function("c2pa_context_builder_new")
    unsafe setSettings = try function("c2pa_context_builder_set_settings")
    unsafe build = try function("c2pa_context_builder_build")
    unsafe makeReader = try function("c2pa_reader_from_context")
    unsafe read = try function("c2pa_reader_with_stream")
    unsafe json = try function("c2pa_reader_json")
    unsafe certificates = library.function("c2pa_reader_crjson")
    unsafe makeStream = try function("c2pa_create_stream")
    unsafe freeStream = try function("c2pa_release_stream")
    let words = unsafe Self.text(version(), freeingBy: freeText)
    // "c2pa-c-ffi/0.91.0 c2pa-rs/0.91.0": the last is the library that checks.
    self.version = words.split(separator: " ").last?.split(separator: "/").last.map { String($0) } ?? words
  }

  package func validate(settings: String) throws(CredentialLibraryError) {
    let context = unsafe try context(settings)
    unsafe _ = free(UnsafeMutableRawPointer(context))
  }

  package func verdict(
    on source: any ByteSource, format: String, settings: String
  ) throws(CredentialLibraryError) -> CredentialVerdict {
    let context = unsafe try context(settings)
    defer { unsafe _ = free(UnsafeMutableRawPointer(context)) }
    let photo = PhotoStream(source)
    // The retained photo lives until the stream is released, below.
    let owner = unsafe Unmanaged.passRetained(photo)
    defer { unsafe owner.release() }
    guard
      let stream = unsafe makeStream(
        owner.toOpaque(), PhotoStream.read, PhotoStream.seek, PhotoStream.write, PhotoStream.flush)
    else { throw .failed(lastError) }
    defer { unsafe freeStream(stream) }
    guard let empty = unsafe makeReader(context) else { throw .failed(lastError) }
    // Reading consumes the empty reader, even if it fails.
    guard let reader = unsafe read(empty, format, stream) else {
      throw .failed(photo.failure ?? lastError)
    }
    defer { unsafe _ = free(UnsafeMutableRawPointer(reader)) }
    guard let store = unsafe json(reader) else { throw .failed(lastError) }
    return unsafe CredentialVerdict(
      store: Self.bytes(store, freeingBy: freeText),
      certificates: certificates.flatMap { unsafe $0(reader) }.map {
        unsafe Self.bytes($0, freeingBy: freeText)
      })
  }

  /// Returns a context with these settings; the caller frees it.
  private func context(_ settings: String) throws(CredentialLibraryError) -> OpaquePointer {
    guard let handle = unsafe makeSettings() else { throw .settings(lastError) }
    defer { unsafe _ = free(UnsafeMutableRawPointer(handle)) }
    guard unsafe updateSettings(handle, settings, "json") == 0 else { throw .settings(lastError) }
    guard let builder = unsafe makeBuilder() else { throw .settings(lastError) }
    guard unsafe setSettings(builder, handle) == 0 else {
      let words = lastError
      unsafe _ = free(UnsafeMutableRawPointer(builder))
      throw .settings(words)
    }
    // Building consumes the builder.
    guard let context = unsafe build(builder) else { throw .settings(lastError) }
    return unsafe context
  }

  /// The error message of the last call on this thread.
  private var lastError: String { unsafe Self.text(error(), freeingBy: freeText) }

  private static func text(_ text: UnsafeMutablePointer<CChar>?, freeingBy free: FreeText) -> String {
    guard let text = unsafe text else { return "" }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  private static func bytes(_ text: UnsafeMutablePointer<CChar>, freeingBy free: FreeText) -> [UInt8] {
    defer { unsafe free(text) }
    var count = 0
    while unsafe text[count] != 0 { count += 1 }
    return unsafe Array(UnsafeRawBufferPointer(start: text, count: count))
  }
}

/// A photo as the library reads it: nothing can be written, and the number of bytes that can be read is limited.
private final class PhotoStream {
  private let source: any ByteSource
  private var position = 0
  /// The number of bytes that may still be read: a check reads a photo a few times, whatever its manifests say.
  private var left: Int
  /// Why reading failed; nil as long as it hasn't.
  private(set) var failure: String?

  init(_ source: any ByteSource) {
    self.source = source
    left = min(source.byteCount, 1 << 40) * 32 + (64 << 20)
  }

  private func read(_ room: UnsafeMutableRawBufferPointer) -> Int {
    guard !Task.isCancelled else { return fail("cancelled") }
    let count = min(room.count, 1 << 20, max(0, source.byteCount - position))
    guard count > 0 else { return 0 }
    left -= count
    guard left > 0 else { return fail("the photo was read too often") }
    guard let bytes = try? source.read(at: position, count: count) else { return fail("can't be read") }
    unsafe room.copyBytes(from: bytes.prefix(room.count))
    position += min(bytes.count, room.count)
    return min(bytes.count, room.count)
  }

  private func fail(_ reason: String) -> Int {
    failure = reason
    return -1
  }

  private func seek(_ offset: Int, _ from: Int32) -> Int {
    let base =
      switch from {
      case 0: 0
      case 1: position
      default: source.byteCount
      }
    let (target, overflows) = base.addingReportingOverflow(offset)
    guard !overflows, target >= 0 else { return -1 }
    position = target
    return target
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> PhotoStream? {
    unsafe context.map { unsafe Unmanaged<PhotoStream>.fromOpaque($0).takeUnretainedValue() }
  }

  static let read: Libc2pa.ReadBytes = { context, data, count in
    guard let stream = unsafe PhotoStream.of(context), let data = unsafe data, count >= 0 else { return -1 }
    return unsafe stream.read(UnsafeMutableRawBufferPointer(start: data, count: count))
  }
  static let seek: Libc2pa.Seek = { context, offset, from in
    unsafe PhotoStream.of(context)?.seek(offset, from) ?? -1
  }
  static let write: Libc2pa.WriteBytes = { _, _, _ in -1 }
  static let flush: Libc2pa.Flush = { _ in -1 }
}
