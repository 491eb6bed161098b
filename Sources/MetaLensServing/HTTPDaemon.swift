internal import CLibMicrohttpd
internal import MetaLensPlatform

// All unsafe code for libmicrohttpd is in this file. Data from the library is copied. The object that it keeps for us
// is retained when it is passed to the library and released when the library reports that it is done.

/// An HTTP/1.1 server on a listening socket; it stops when its owner releases it.
///
/// Each connection has its own thread, so that an answer may take time.
@safe
package struct HTTPDaemon: ~Copyable {
  private let library: LibMicrohttpd
  private let daemon: OpaquePointer
  private let context: Unmanaged<HTTPContext>

  /// Whether the library is installed.
  package static var isAvailable: Bool { LibMicrohttpd.loaded != nil }

  /// Serves on a socket, which is closed with the server; nil if the library is missing or can't start.
  package init?(listening descriptor: Int32, limits: HTTPLimits = HTTPLimits(), responder: any HTTPResponder)
  {
    guard let library = LibMicrohttpd.loaded else { return nil }
    let context = unsafe Unmanaged.passRetained(HTTPContext(responder, limits, library))
    let completed: MHD_RequestCompletedCallback = { context, connection, kept, _ in
      unsafe HTTPDaemon.release(kept)
      unsafe HTTPDaemon.wait(for: connection, \.greetingSeconds, context)
      unsafe HTTPDaemon.awaitHeader(true, on: connection, context)
    }
    // The other notice, the connection's end, comes before the socket is closed.
    let noticed: MHD_NotifyConnectionCallback = { context, connection, _, notice in
      unsafe HTTPDaemon.awaitHeader(metalens_has_begun(notice) != 0, on: connection, context)
    }
    var options = unsafe [
      MHD_OptionItem(option: .LISTEN_SOCKET, value: Int(descriptor), ptr_value: nil),
      MHD_OptionItem(option: .CONNECTION_LIMIT, value: limits.connections, ptr_value: nil),
      MHD_OptionItem(option: .CONNECTION_TIMEOUT, value: limits.greetingSeconds, ptr_value: nil),
      MHD_OptionItem(
        option: .PER_IP_CONNECTION_LIMIT, value: limits.connectionsPerAddress ?? 0, ptr_value: nil),
      MHD_OptionItem(option: .CONNECTION_MEMORY_LIMIT, value: limits.headerBytes, ptr_value: nil),
      MHD_OptionItem(option: .THREAD_STACK_SIZE, value: 1 << 22, ptr_value: nil),
      MHD_OptionItem(option: .STRICT_FOR_CLIENT, value: 1, ptr_value: nil),
      MHD_OptionItem(
        option: .NOTIFY_COMPLETED, value: unsafeBitCast(completed, to: Int.self),
        ptr_value: context.toOpaque()),
      MHD_OptionItem(
        option: .NOTIFY_CONNECTION, value: unsafeBitCast(noticed, to: Int.self),
        ptr_value: context.toOpaque()),
      MHD_OptionItem(option: .END, value: 0, ptr_value: nil),
    ]
    let flags =
      MHD_USE_AUTO.rawValue | MHD_USE_INTERNAL_POLLING_THREAD.rawValue
      | MHD_USE_THREAD_PER_CONNECTION.rawValue
    let daemon = unsafe options.withUnsafeMutableBufferPointer { options in
      unsafe metalens_start_daemon(
        UnsafeMutableRawPointer(bitPattern: library.start), flags,
        { context, connection, path, method, _, bytes, count, kept in
          unsafe HTTPDaemon.handle(context, connection, path, method, bytes, count, kept)
        }, context.toOpaque(), options.baseAddress)
    }
    guard let daemon = unsafe daemon else {
      unsafe context.release()
      return nil
    }
    self.library = library
    unsafe self.daemon = daemon
    unsafe self.context = context
  }

  deinit {
    // Waits for all threads, so that the responder isn't called afterwards.
    unsafe library.stop(daemon)
    unsafe context.release()
  }

  /// Called once with a request's header, then with each piece of its body, then once more.
  private static func handle(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ bytes: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
    _ kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let context = unsafe context, let connection = unsafe connection, let path = unsafe path,
      let method = unsafe method, let count = unsafe count, let kept = unsafe kept
    else { return .NO }
    let shared = unsafe Unmanaged<HTTPContext>.fromOpaque(context).takeUnretainedValue()
    let socket = unsafe socketNumber(of: connection, by: shared.library)
    let exchange: HTTPExchange
    var step = HTTPExchange.Step.goOn
    if let known = unsafe kept.pointee {
      exchange = unsafe Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
      guard unsafe count.pointee > 0 else {
        // The whole request has arrived, and the answer has no deadline.
        shared.deadlines.set(nil, for: socket)
        return unsafe answer(exchange.end(), on: connection, by: shared.library)
      }
      let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: count.pointee)
      step = exchange.take(unsafe Array(piece))
      // All of the piece was used.
      unsafe count.pointee = 0
    } else {
      unsafe wait(for: connection, \.silenceSeconds, context)
      var request = unsafe HTTPRequest(method: String(cString: method), path: String(cString: path))
      unsafe read(connection, by: shared.library, into: &request)
      request.takeOriginForm()
      exchange = HTTPExchange(request, shared.responder, shared.limits, shared.budget)
      unsafe kept.pointee = Unmanaged.passRetained(exchange).toOpaque()
      step = exchange.begin()
    }
    switch step {
    case .goOn:
      shared.deadlines.set(shared.deadlines.age + exchange.timeLeft, for: socket)
      return .YES
    case .close: return .NO
    case .answer(let response):
      shared.deadlines.set(nil, for: socket)
      return unsafe answer(response, on: connection, by: shared.library)
    }
  }

  /// Sets the deadline of a request's header, or removes it if no header is awaited any more.
  private static func awaitHeader(
    _ isAwaited: Bool, on connection: OpaquePointer?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let connection = unsafe connection, let context = unsafe context else { return }
    let shared = unsafe Unmanaged<HTTPContext>.fromOpaque(context).takeUnretainedValue()
    let deadline = shared.deadlines.age + .seconds(shared.limits.headerSeconds)
    let socket = unsafe socketNumber(of: connection, by: shared.library)
    shared.deadlines.set(isAwaited ? deadline : nil, for: socket)
  }

  private static func socketNumber(of connection: OpaquePointer, by library: LibMicrohttpd) -> Int32 {
    unsafe metalens_connection_socket(
      UnsafeMutableRawPointer(bitPattern: library.connectionInfo), connection)
  }

  /// Sets how long a connection may be silent from now on.
  private static func wait(
    for connection: OpaquePointer?, _ seconds: KeyPath<HTTPLimits, Int>, _ context: UnsafeMutableRawPointer?
  ) {
    guard let connection = unsafe connection, let context = unsafe context else { return }
    let shared = unsafe Unmanaged<HTTPContext>.fromOpaque(context).takeUnretainedValue()
    unsafe _ = metalens_set_timeout(
      UnsafeMutableRawPointer(bitPattern: shared.library.setOption), connection,
      UInt32(clamping: shared.limits[keyPath: seconds]))
  }

  private static func release(_ kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) {
    guard let kept = unsafe kept, let exchange = unsafe kept.pointee else { return }
    unsafe Unmanaged<HTTPExchange>.fromOpaque(exchange).release()
    unsafe kept.pointee = nil
  }

  private static func read(
    _ connection: OpaquePointer, by library: LibMicrohttpd, into request: inout HTTPRequest
  ) {
    unsafe withUnsafeMutablePointer(to: &request) { request in
      unsafe _ = library.values(
        connection, .HEADER_KIND,
        { request, _, name, _, value, _ in
          guard let request = unsafe request, let name = unsafe name else { return .YES }
          let field = unsafe String(cString: name)
          let read = unsafe value.map { unsafe String(cString: $0) } ?? ""
          let valid = unsafe value.map { unsafe String(validatingCString: $0) } ?? ""
          unsafe request.assumingMemoryBound(to: HTTPRequest.self).pointee.append(
            valid, to: field, repairedTo: read)
          return .YES
        }, request)
      unsafe _ = library.values(
        connection, .GET_ARGUMENT_KIND,
        { request, _, name, nameCount, value, valueCount in
          guard let request = unsafe request else { return .YES }
          let name = unsafe HTTPDaemon.text(name, nameCount)
          let value = unsafe HTTPDaemon.text(value, valueCount)
          unsafe request.assumingMemoryBound(to: HTTPRequest.self).pointee.append(value, toQuery: name)
          return .YES
        }, request)
    }
  }

  /// Returns a part of the query as text; a NUL that was sent as `%00` doesn't end it.
  private static func text(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> String {
    guard let bytes = unsafe bytes else { return "" }
    return unsafe String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  private static func answer(
    _ response: HTTPResponse, on connection: OpaquePointer, by library: LibMicrohttpd
  ) -> MHD_Result {
    var body = response.body
    let made = unsafe body.withUnsafeMutableBytes { bytes in
      unsafe library.makeResponse(bytes.count, bytes.baseAddress, .RESPMEM_MUST_COPY)
    }
    guard let made = unsafe made else { return .NO }
    defer { unsafe library.freeResponse(made) }
    for field in response.fields { unsafe _ = library.addField(made, field.name, field.value) }
    return unsafe library.queue(connection, response.status.rawValue, made)
  }
}

/// What every connection's thread needs.
private final class HTTPContext: Sendable {
  let responder: any HTTPResponder
  let limits: HTTPLimits
  let budget: MemoryBudget
  let library: LibMicrohttpd
  let deadlines = ConnectionDeadlines { ConnectedSocket.end($0) }

  init(_ responder: any HTTPResponder, _ limits: HTTPLimits, _ library: LibMicrohttpd) {
    self.responder = responder
    self.limits = limits
    self.library = library
    budget = MemoryBudget(maximum: limits.memoryBytes)
    deadlines.keepLooking()
  }
}
