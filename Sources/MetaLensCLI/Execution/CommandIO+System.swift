import MetaLensKit
import MetaLensPlatform

extension CommandIO {
  /// The streams of this process.
  ///
  /// `readerProgram` isn't set: only a program that responds to `MetaLensCLI.runHelper` can be one.
  package static var system: CommandIO {
    CommandIO(
      write: { bytes, stream throws(OutputError) in
        try OutputError.told(DescriptorWriter.write(bytes, to: descriptor(of: stream)))
      },
      isTerminal: { Terminal.isTerminal(descriptor(of: $0)) },
      width: { Terminal.isTerminal(descriptor(of: $0)) ? Terminal.width(descriptor(of: $0)) : nil },
      readInput: { limit in
        input(limit) { () throws(SystemError) in
          // A signal ends only the reading, not the process, so that the results so far are kept.
          try DescriptorReader.readAll(from: StandardDescriptor.input, limit: limit, signal: .endsReading)
        }
      },
      photoInput: { limit in
        input(limit) { () throws(SystemError) in
          try PhotoSource.taken(from: StandardDescriptor.input, limit: limit)
        }
      },
      nextInput: { maximum in
        input(maximum) { () throws(SystemError) in
          try DescriptorReader.next(from: StandardDescriptor.input, maximum: maximum)
        }
      },
      answer: { bytes throws(OutputError) in
        try OutputError.told(DescriptorWriter.write(bytes, to: StandardDescriptor.output, endsOnSignal: true))
      },
      isInterrupted: { Interruption.isRequested },
      hasDesktop: { DesktopBrowser.isThere }, openAddress: { DesktopBrowser.open($0) },
      processorCount: Processor.count)
  }

  /// Returns what `read` takes from standard input; nil means that there is more than `limit` bytes.
  private static func input<Value>(
    _ limit: Int, _ read: () throws(SystemError) -> Value?
  ) -> Result<Value, MetaLensError> {
    do throws(SystemError) {
      guard let value = try read() else {
        return .failure(MetaLensError(.tooLarge, detail: String(limit)))
      }
      return .success(value)
    } catch {
      return .failure(
        Interruption.isRequested ? MetaLensError(.cancelled) : MetaLensError(error, path: nil))
    }
  }

  private static func descriptor(of stream: Stream) -> Int32 {
    switch stream {
    case .output: StandardDescriptor.output
    case .error: StandardDescriptor.error
    }
  }
}
