import CSystemAttributes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The form of messages between our own processes: four bytes for the message's length, and the message.
package enum MessageFrame {
  package static let headCount = 4

  /// Returns the head of a message of this length.
  package static func head(_ count: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
  }

  /// Returns a message with its head, in one piece.
  static func whole(_ parts: [[UInt8]]) -> [UInt8] {
    let count = parts.reduce(0) { $0 + $1.count }
    var whole = head(count)
    whole.reserveCapacity(headCount + count)
    for part in parts { whole += part }
    return whole
  }

  /// Returns the length that a head states.
  package static func count(_ head: ArraySlice<UInt8>) -> Int { head.reduce(0) { $0 << 8 | Int($1) } }
}

extension ChildProcess {
  /// The result of a message.
  package enum Reply: Sendable, Equatable {
    case message([UInt8])
    /// The program ended, took too long, or answered with something that isn't a message.
    case ended(Ending)
  }

  /// Sends a message and waits for the answer; after any other result, the program can't be used any more.
  ///
  /// - Parameters:
  ///   - parts: The message, in pieces; empty to wait for an answer without sending a message.
  ///   - file: An open file to pass with the message.
  ///   - maximum: The maximum number of bytes of the answer.
  ///   - isCancelled: Called ten times a second.
  package mutating func reply(
    to parts: [[UInt8]], passing file: borrowing RandomAccessFile, maximum: Int, seconds: Double,
    isCancelled: () -> Bool = { false }
  ) -> Reply {
    reply(
      to: parts, passing: file.descriptor.number, maximum: maximum, seconds: seconds, isCancelled: isCancelled
    )
  }

  /// Sends a message without a file and waits for the answer.
  package mutating func reply(
    to parts: [[UInt8]], maximum: Int, seconds: Double, isCancelled: () -> Bool = { false }
  ) -> Reply {
    reply(to: parts, passing: -1, maximum: maximum, seconds: seconds, isCancelled: isCancelled)
  }

  private mutating func reply(
    to parts: [[UInt8]], passing file: Int32, maximum: Int, seconds: Double, isCancelled: () -> Bool
  ) -> Reply {
    let deadline = Self.now + seconds
    var file = file
    missedMessage = false
    if !parts.isEmpty {
      let head = MessageFrame.head(parts.reduce(0) { $0 + $1.count })
      // Small messages are sent in one piece, so that the receiver is woken once.
      let isSmall = MessageFrame.count(head[...]) <= 1 << 14
      for part in isSmall ? [MessageFrame.whole(parts)] : [head] + parts where !missedMessage {
        var sent = 0
        while sent < part.count {
          if let ending = wait(for: Int16(POLLOUT), until: deadline, isCancelled) { return .ended(ending) }
          let count = unsafe part.withUnsafeBytes { bytes in
            unsafe metalens_send(
              channel.number, bytes.baseAddress.map { unsafe $0 + sent }, bytes.count - sent, file)
          }
          if count >= 0 {
            sent += count
            file = -1
          } else if errno != EAGAIN && errno != EINTR {
            // The program has ended; the code below finds out how.
            missedMessage = true
            break
          }
        }
      }
    }
    var answer: [UInt8] = []
    var expected: Int?
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      // Tries to receive first, without asking whether there is anything.
      let count = unsafe recv(channel.number, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        answer += buffer[..<count]
        if expected == nil, answer.count >= MessageFrame.headCount {
          expected = MessageFrame.headCount + MessageFrame.count(answer[..<MessageFrame.headCount])
        }
        if let expected, answer.count >= expected {
          // Only one answer was requested: a program that sends more is out of step.
          guard answer.count == expected else { return .ended(.overflowed) }
          return .message(Array(answer.dropFirst(MessageFrame.headCount)))
        }
        if let expected, expected - MessageFrame.headCount > maximum { return .ended(.overflowed) }
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        // Linux says so if bytes were left unread.
        if count < 0, errno == ECONNRESET { missedMessage = true }
        return .ended(ending(by: deadline))
      } else if let ending = wait(for: Int16(POLLIN), until: deadline, isCancelled) {
        return .ended(ending)
      }
    }
  }

  /// Waits until the channel is ready; returns nil, or the reason to stop waiting.
  private func wait(for events: Int16, until deadline: Double, _ isCancelled: () -> Bool) -> Ending? {
    while true {
      if isCancelled() { return .cancelled }
      let left = deadline - Self.now
      if left <= 0 { return .timedOut }
      var request = pollfd(fd: channel.number, events: events, revents: 0)
      if unsafe poll(&request, 1, Int32(min(left, 0.1) * 1000) + 1) > 0 { return nil }
    }
  }
}

/// The channel to the process that started this one, on standard input.
package struct ParentChannel: ~Copyable {
  private var file: RandomAccessFile?

  package init() {}

  /// Waits for the next message; nil if the other process has ended, or sends something that isn't a message.
  package mutating func next(maximum: Int) throws(SystemError) -> [UInt8]? {
    var descriptor: Int32 = -1
    let head = try read(MessageFrame.headCount, &descriptor)
    guard head.count == MessageFrame.headCount, case let count = MessageFrame.count(head[...]),
      count <= maximum
    else { return nil }
    let message = try read(count, &descriptor)
    guard message.count == count else { return nil }
    file = descriptor >= 0 ? try RandomAccessFile(adopting: Descriptor(owning: descriptor)) : nil
    return message
  }

  /// Returns the file that came with the last message.
  package mutating func takeFile() -> RandomAccessFile? { file.take() }

  package func answer(_ parts: [[UInt8]]) throws(SystemError) {
    // In one piece, so that the receiver is woken once.
    try DescriptorWriter.write(MessageFrame.whole(parts), to: StandardDescriptor.output)
  }

  /// Ends this process as soon as the other one has ended, also amid work; without this, only `next(maximum:)` notices.
  ///
  /// The channel's hang-up is what tells, by a signal (SIGIO) that also comes with messages: nothing else than the end
  /// of the other process closes its side. The kernel's own signal of a parent's end (PR_SET_PDEATHSIG) comes when the
  /// thread ends that started this process, and threads of a pool end while their process goes on. A thread that waits
  /// would have to start before confinement, which holds for later threads alone where there is no filter.
  ///
  /// Must be called before `Confinement.apply`. Does nothing elsewhere than on Linux.
  package func endWithOther() {
    #if canImport(Glibc)
      var action = sigaction()
      Interruption.setHandler({ _ in ParentChannel.endIfAlone() }, in: &action)
      // Calls that a signal interrupts go on.
      action.sa_flags = Int32(truncatingIfNeeded: SA_RESTART)
      unsafe _ = sigaction(SIGPOLL, &action, nil)
      // Also initializes what the handler uses, which a handler must not do.
      Self.endIfAlone()
      let channel = StandardDescriptor.input
      _ = fcntl(channel, F_SETOWN, getpid())
      _ = fcntl(channel, F_SETFL, fcntl(channel, F_GETFL) | O_ASYNC)
      // It may have ended before.
      Self.endIfAlone()
    #endif
  }

  /// Ends this process if the other side of the channel is closed.
  ///
  /// No signal tells of that while this process waits to read; reading then ends as it does at the end of the data. Does
  /// nothing elsewhere than on Linux.
  package static func endIfAlone() {
    #if canImport(Glibc)
      // `MemoryFault` still needs the last error.
      let number = errno
      var request = pollfd(fd: StandardDescriptor.input, events: 0, revents: 0)
      if unsafe poll(&request, 1, 0) > 0, request.revents & Int16(POLLHUP) != 0 { _exit(1) }
      errno = number
    #endif
  }

  private func read(_ count: Int, _ descriptor: inout Int32) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      guard let start = buffer.baseAddress else { return }
      do throws(SystemError) {
        while done < count {
          let got = try SystemError.check("recvmsg") {
            unsafe metalens_receive(StandardDescriptor.input, start + done, count - done, &descriptor)
          }
          if got == 0 { break }
          done += got
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
