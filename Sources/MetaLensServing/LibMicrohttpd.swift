internal import CLibMicrohttpd
internal import MetaLensPlatform

/// libmicrohttpd's functions, loaded when the server starts.
///
/// If the library were linked, every run of the command would load it, with GnuTLS and ten further libraries, although
/// only serving needs it (Docs/Measurements/Speed.md states the cost). The types are those of `microhttpd.h`; CLibMicrohttpd
/// declares what of them is used.
@safe
struct LibMicrohttpd: Sendable {
  /// The address of `MHD_start_daemon`.
  ///
  /// This function and the next two, `MHD_set_connection_option` and `MHD_get_connection_info`, are variadic: the
  /// shim calls them.
  let start: UInt
  let setOption: UInt
  let connectionInfo: UInt
  let stop: @Sendable @convention(c) (OpaquePointer?) -> Void
  let values:
    @Sendable @convention(c) (
      OpaquePointer?, MHD_ValueKind, MHD_KeyValueIteratorN?, UnsafeMutableRawPointer?
    ) -> Int32
  let makeResponse:
    @Sendable @convention(c) (Int, UnsafeMutableRawPointer?, MHD_ResponseMemoryMode) -> OpaquePointer?
  let freeResponse: @Sendable @convention(c) (OpaquePointer?) -> Void
  let addField:
    @Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> MHD_Result
  let queue: @Sendable @convention(c) (OpaquePointer?, UInt32, OpaquePointer?) -> MHD_Result

  /// The library, loaded on first use; nil if the system doesn't have it.
  static let loaded = try? LibMicrohttpd()

  private struct Missing: Error {}

  private init() throws(Missing) {
    #if canImport(Glibc)
      let names = ["libmicrohttpd.so.12"]
    #else
      let names = ["libmicrohttpd.12.dylib", "libmicrohttpd.dylib"]
    #endif
    guard let library = DynamicLibrary(names), let start = unsafe library.symbol("MHD_start_daemon"),
      let setOption = unsafe library.symbol("MHD_set_connection_option"),
      let connectionInfo = unsafe library.symbol("MHD_get_connection_info")
    else { throw Missing() }
    self.start = UInt(bitPattern: start)
    self.setOption = UInt(bitPattern: setOption)
    self.connectionInfo = UInt(bitPattern: connectionInfo)
    unsafe stop = try library.function("MHD_stop_daemon", or: Missing())
    unsafe values = try library.function("MHD_get_connection_values_n", or: Missing())
    unsafe makeResponse = try library.function("MHD_create_response_from_buffer", or: Missing())
    unsafe freeResponse = try library.function("MHD_destroy_response", or: Missing())
    unsafe addField = try library.function("MHD_add_response_header", or: Missing())
    unsafe queue = try library.function("MHD_queue_response", or: Missing())
  }
}
