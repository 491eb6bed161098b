import MetaLensPlatform

extension OutputError {
  /// Returns the result of work; throws a failure of the system as an error of output.
  static func told<Answer: ~Copyable>(
    _ work: @autoclosure () throws(SystemError) -> Answer
  ) throws(OutputError) -> Answer {
    do throws(SystemError) { return try work() } catch {
      throw error.kind == .brokenPipe ? .closedPipe : .failed(error.reason)
    }
  }
}
