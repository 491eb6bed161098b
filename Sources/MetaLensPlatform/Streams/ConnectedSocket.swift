#if canImport(Glibc)
  // sys/socket.h belongs to whichever of these modules is loaded first.
  import CSystemAttributes
  import Glibc
#else
  import Darwin
#endif

/// A connection's socket that other code, such as libmicrohttpd, owns and closes.
package enum ConnectedSocket {
  /// Ends the connection, so that both sides read its end.
  ///
  /// The socket stays open.
  package static func end(_ socket: Int32) { _ = shutdown(socket, Int32(SHUT_RDWR)) }
}
