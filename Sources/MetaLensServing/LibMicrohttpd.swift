internal import CLibMicrohttpd
internal import MetaLensPlatform

/// libmicrohttpd's functions, loaded when something is to be served.
///
/// Linked, it would be loaded by every run of the command, with GnuTLS and ten libraries more, though serving is one of
/// its uses alone (Docs/Benchmarks.md says what that cost). The types are those of `microhttpd.h`.
@safe
struct LibMicrohttpd: Sendable {
  typealias Values =
    @Sendable @convention(c) (
      OpaquePointer?, MHD_ValueKind, MHD_KeyValueIterator?, UnsafeMutableRawPointer?
    ) -> Int32
  typealias MakeResponse =
    @Sendable @convention(c) (Int, UnsafeMutableRawPointer?, MHD_ResponseMemoryMode) -> OpaquePointer?
  typealias AddField =
    @Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> MHD_Result
  typealias Queue = @Sendable @convention(c) (OpaquePointer?, UInt32, OpaquePointer?) -> MHD_Result
  typealias Free = @Sendable @convention(c) (OpaquePointer?) -> Void

  /// Where `MHD_start_daemon` and `MHD_set_connection_option` begin, whose arguments vary in number: the shim calls them.
  let start: UInt
  let setOption: UInt
  let stop: Free
  let values: Values
  let makeResponse: MakeResponse
  let freeResponse: Free
  let addField: AddField
  let queue: Queue

  /// The library, loaded at its first use; nil where the system hasn't got it.
  static let loaded = LibMicrohttpd()

  private init?() {
    #if canImport(Glibc)
      let names = ["libmicrohttpd.so.12"]
    #else
      let names = ["libmicrohttpd.12.dylib", "libmicrohttpd.dylib"]
    #endif
    guard let library = DynamicLibrary(names),
      let start = unsafe library.symbol("MHD_start_daemon"),
      let stop = unsafe library.function("MHD_stop_daemon", as: Free.self),
      let values = unsafe library.function("MHD_get_connection_values", as: Values.self),
      let makeResponse = unsafe library.function("MHD_create_response_from_buffer", as: MakeResponse.self),
      let freeResponse = unsafe library.function("MHD_destroy_response", as: Free.self),
      let addField = unsafe library.function("MHD_add_response_header", as: AddField.self),
      let queue = unsafe library.function("MHD_queue_response", as: Queue.self),
      let setOption = unsafe library.symbol("MHD_set_connection_option")
    else { return nil }
    self.start = UInt(bitPattern: start)
    unsafe self.stop = stop
    unsafe self.values = values
    unsafe self.makeResponse = makeResponse
    unsafe self.freeResponse = freeResponse
    unsafe self.addField = addField
    unsafe self.queue = queue
    self.setOption = UInt(bitPattern: setOption)
  }
}
