import MetaLensPlatform

extension OutputError {
  /// What the system gives; its failure is one of output.
  static func told<Answer: ~Copyable>(
    _ work: @autoclosure () throws(SystemError) -> Answer
  ) throws(OutputError) -> Answer {
    do throws(SystemError) { return try work() } catch {
      throw error.kind == .brokenPipe ? .closedPipe : .failed(error.reason)
    }
  }
}
