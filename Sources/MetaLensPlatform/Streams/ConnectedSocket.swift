#if canImport(Glibc)
  // Whichever module is loaded first has sys/socket.h.
  import CSystemAttributes
  import Glibc
#else
  import Darwin
#endif

/// A socket of a connection, which somebody else closes.
package enum ConnectedSocket {
  /// Ends the connection: whoever reads from either side of it is told so.
  ///
  /// The socket stays open.
  package static func end(_ socket: Int32) { _ = shutdown(socket, Int32(SHUT_RDWR)) }
}
