package import MetaLensKit
package import MetaLensPlatform

/// The streams and the environment of a command, replaceable so that a test can run all of it.
package struct CommandIO: Sendable {
  /// The streams that are written to.
  package enum Stream: Sendable, Hashable {
    case output
    case error
  }

  /// Writes all bytes.
  package var write: @Sendable (_ bytes: [UInt8], _ stream: Stream) throws(OutputError) -> Void
  package var isTerminal: @Sendable (Stream) -> Bool
  /// Returns the width of a stream's terminal in columns; nil if the stream is no terminal.
  package var width: @Sendable (Stream) -> Int?
  /// Reads standard input to its end; fails with `tooLarge` above the limit and with `cancelled` after a signal.
  package var readInput: @Sendable (_ limit: Int) -> Result<[UInt8], MetaLensError>
  /// Takes a photo from standard input; fails with `tooLarge` above the limit and with `cancelled` after a signal.
  ///
  /// A file is read where it is. Anything else is read to its end, unless its first bytes match no photo format.
  package var photoInput: @Sendable (_ limit: Int) -> Result<PhotoSource, MetaLensError>
  /// Reads the next bytes of standard input, at most `maximum`; returns none only at the end.
  ///
  /// A signal ends the process while this waits for input.
  package var nextInput: @Sendable (_ maximum: Int) -> Result<[UInt8], MetaLensError>
  /// Writes all bytes to standard output; a signal ends the process if nobody reads them.
  package var answer: @Sendable (_ bytes: [UInt8]) throws(OutputError) -> Void
  /// Allows a signal to end the process at once from now on: what was written remains, and nothing else is kept.
  package var endOnSignal: @Sendable () -> Void = {}
  /// Whether the process was asked to stop.
  package var isInterrupted: @Sendable () -> Bool
  /// Whether photos are read in other processes by default; false in tests, where starting this program again would
  /// start the tests.
  package var startsReaders = false
  /// The program to start for reading photos, which is this program; nil if the system can't say which that is.
  package var readerProgram: SystemPath?
  /// Whether there is a desktop on which a browser can be opened.
  package var hasDesktop: @Sendable () -> Bool = { false }
  /// Opens an address in a browser; returns false if that fails.
  package var openAddress: @Sendable (_ address: String) -> Bool = { _ in false }
  package var processorCount: Int
}

/// Why output couldn't be written.
package enum OutputError: Error, Sendable {
  /// The reader of the pipe has gone.
  case closedPipe
  /// The system refused; the text is its reason.
  case failed(String)
}
