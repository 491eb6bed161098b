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
        do throws(SystemError) {
          // A signal ends only the reading, not the process, so that the results so far are kept.
          guard
            let bytes = try DescriptorReader.readAll(
              from: StandardDescriptor.input, limit: limit, signal: .endsReading)
          else {
            return .failure(MetaLensError(.tooLarge, detail: String(limit)))
          }
          return .success(bytes)
        } catch {
          return .failure(
            Interruption.isRequested ? MetaLensError(.cancelled) : MetaLensError(error, path: nil))
        }
      },
      nextInput: { maximum in
        do throws(SystemError) {
          return .success(try DescriptorReader.next(from: StandardDescriptor.input, maximum: maximum))
        } catch {
          return .failure(
            Interruption.isRequested ? MetaLensError(.cancelled) : MetaLensError(error, path: nil))
        }
      },
      answer: { bytes throws(OutputError) in
        try OutputError.told(DescriptorWriter.write(bytes, to: StandardDescriptor.output, endsOnSignal: true))
      },
      isInterrupted: { Interruption.isRequested },
      hasDesktop: { DesktopBrowser.isThere }, openAddress: { DesktopBrowser.open($0) },
      processorCount: Processor.count)
  }

  private static func descriptor(of stream: Stream) -> Int32 {
    switch stream {
    case .output: StandardDescriptor.output
    case .error: StandardDescriptor.error
    }
  }
}
