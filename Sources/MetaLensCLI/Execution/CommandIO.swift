package import MetaLensKit
package import MetaLensPlatform

/// The streams and the surroundings of a command, so that all of it can be run inside a test.
package struct CommandIO: Sendable {
  /// The two streams that are written to.
  package enum Stream: Sendable, Hashable {
    case output
    case error
  }

  /// Writes all bytes.
  package var write: @Sendable (_ bytes: [UInt8], _ stream: Stream) throws(OutputError) -> Void
  /// Whether a stream is a terminal.
  package var isTerminal: @Sendable (Stream) -> Bool
  /// The terminal's width in columns; nil where it is none.
  package var width: @Sendable (Stream) -> Int?
  /// Reads standard input to its end; fails with `tooLarge` over the limit, and with `cancelled` where a signal came.
  package var readInput: @Sendable (_ limit: Int) -> Result<[UInt8], MetaLensError>
  /// Reads what comes next on standard input, at most so many bytes; gives nothing at the end alone.
  ///
  /// A signal ends the process while nothing comes.
  package var nextInput: @Sendable (_ maximum: Int) -> Result<[UInt8], MetaLensError>
  /// Writes all bytes to standard output; a signal ends the process where nobody reads them.
  package var answer: @Sendable (_ bytes: [UInt8]) throws(OutputError) -> Void
  /// Says that a signal may end the process at once from now on: what was written stands, and nothing else is kept.
  package var endOnSignal: @Sendable () -> Void = {}
  /// Whether somebody asked the process to stop.
  package var isInterrupted: @Sendable () -> Bool
  /// Whether photos are read in other processes unless told otherwise: false in tests, where starting this program again
  /// would start the tests.
  package var startsReaders = false
  /// The program that reads them, this one; nil where the system doesn't tell which that is.
  package var readerProgram: SystemPath?
  /// Whether a browser can be opened for whoever sits here.
  package var hasDesktop: @Sendable () -> Bool = { false }
  /// Opens an address in it; false where that can't be.
  package var openAddress: @Sendable (_ address: String) -> Bool = { _ in false }
  /// How many processors there are.
  package var processorCount: Int
}

/// Why output couldn't be written.
package enum OutputError: Error, Sendable {
  /// The reader of the pipe has gone.
  case closedPipe
  /// The system refused; its words.
  case failed(String)
}
