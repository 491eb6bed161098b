#if canImport(Glibc)
  // The module that is imported first determines sys/socket.h.
  import CSystemAttributes
  import Glibc
#else
  import Darwin
#endif

/// A TCP socket that listens at an address of this machine; closed with its owner, unless it was handed over.
package struct ListeningSocket: ~Copyable {
  private let descriptor: Descriptor
  /// The port, which the system chose if the caller didn't.
  package let port: UInt16

  /// The maximum number of connections that wait to be accepted.
  private static let backlog: Int32 = 512

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - address: An IPv4 or IPv6 address in numbers.
  ///   - port: The port; 0 to let the system choose a free one.
  package init(address: String, port: UInt16) throws(SystemError) {
    let (number, port) = try Self.listening(address, port)
    descriptor = Descriptor(owning: number)
    self.port = port
  }

  private static func listening(
    _ address: String, _ port: UInt16
  ) throws(SystemError) -> (number: Int32, port: UInt16) {
    let isSix = address.contains(":")
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    let number = try SystemError.check("socket") { socket(isSix ? AF_INET6 : AF_INET, type, 0) }
    #if !canImport(Glibc)
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    #endif
    do throws(SystemError) {
      // Allows the port of a server that has just ended to be used again.
      var on: Int32 = 1
      unsafe setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
      let bound = try isSix ? bindSix(number, address, port) : bindFour(number, address, port)
      _ = try SystemError.check("listen") { listen(number, backlog) }
      return (number, bound)
    } catch {
      _ = close(number)
      throw error
    }
  }

  /// Hands the socket over to a caller who closes it.
  package consuming func handedOn() throws(SystemError) -> Int32 {
    let number = descriptor.number
    return try SystemError.check("fcntl") { fcntl(number, F_DUPFD_CLOEXEC, 0) }
  }

  private static func bindFour(_ number: Int32, _ address: String, _ port: UInt16) throws(SystemError)
    -> UInt16
  {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    guard unsafe inet_pton(AF_INET, address, &place.sin_addr) == 1 else {
      throw SystemError(errorNumber: EINVAL, operation: "inet_pton")
    }
    try bound(number, &place)
    return UInt16(bigEndian: place.sin_port)
  }

  private static func bindSix(_ number: Int32, _ address: String, _ port: UInt16) throws(SystemError)
    -> UInt16
  {
    var place = sockaddr_in6()
    place.sin6_family = sa_family_t(AF_INET6)
    place.sin6_port = port.bigEndian
    guard unsafe inet_pton(AF_INET6, address, &place.sin6_addr) == 1 else {
      throw SystemError(errorNumber: EINVAL, operation: "inet_pton")
    }
    try bound(number, &place)
    return UInt16(bigEndian: place.sin6_port)
  }

  /// Binds the socket, and reads the address that it is bound to.
  private static func bound<Place>(_ number: Int32, _ place: inout Place) throws(SystemError) {
    var size = socklen_t(MemoryLayout<Place>.size)
    var failure: SystemError?
    unsafe withUnsafeMutableBytes(of: &place) { bytes in
      guard let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return }
      do throws(SystemError) {
        _ = try SystemError.check("bind") { unsafe bind(number, start, size) }
        _ = try SystemError.check("getsockname") { unsafe getsockname(number, start, &size) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}
