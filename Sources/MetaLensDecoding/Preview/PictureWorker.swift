import MetaLensFacts
package import MetaLensPlatform

/// The decoding process: the same program, started again to decode one picture and then end.
///
/// It sets its own limits, loads the library, and gives up files, the network and other processes before it reads a
/// byte of the file from standard input. It writes a `PictureReply` to standard output.
package struct PictureWorker: Sendable, Equatable {
  /// The argument that starts such a process; it isn't part of the command line interface, nor in its help.
  static let argument = "--decode-picture"

  package var library: PictureLibrary
  package var bounds: PictureBounds
  /// The maximum number of bytes of the file.
  package var byteCount: Int
  /// How a TIFF's rows are stored.
  package var orientation: Int
}

extension PictureWorker {
  /// Returns the limits of such a process.
  ///
  /// `PictureBounds` limits the work for the given file; these limits are for libraries that use more than they should.
  /// In addition to twice that memory, there is room for programs and threads, which map less than 128 MiB on two
  /// processors and reserve more on many. At most 200 megapixels in colour with alpha fit, and as much again while
  /// decoding. A megabyte has 15 seconds.
  func limits(processors: Int = Processor.count) -> ResourceLimits {
    let base = (1 << 29) + (min(max(1, processors), 64) << 24)
    let memory = min(bounds.memory, Self.maximumMemory)
    return ResourceLimits(
      memoryBytes: min(Self.maximumMemory, base + 2 * memory),
      processorSeconds: min(15, 5 + memory / 28_000_000), seconds: 30, descriptors: 32)
  }

  private static let maximumMemory = 5 << 29

  /// Makes a worker from a process's arguments; nil if the process wasn't started for this.
  package init?(_ arguments: [SystemPath]) {
    let words = arguments.map(\.display)
    guard words.count == 8, words[0] == Self.argument, let library = PictureLibrary(rawValue: words[1])
    else { return nil }
    let numbers = words[2...].compactMap { Int($0) }
    guard numbers.count == 6, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    guard let choice = Self.choices[numbers[3]] else { return nil }
    let bounds = PictureBounds(
      maximum: numbers[0], area: numbers[1], memory: numbers[2], allowsThumbnail: choice != .main,
      allowsMain: choice != .thumbnail)
    self.init(library: library, bounds: bounds, byteCount: numbers[4], orientation: numbers[5])
  }

  /// The choices of a container's pictures, by the number that stands for them in the arguments.
  private static let choices: [Int: PictureChoice] = [1: .any, 2: .main, 3: .thumbnail]

  var arguments: [String] {
    let choice = bounds.allowsMain ? bounds.allowsThumbnail ? 1 : 2 : 3
    let numbers = [bounds.maximum, bounds.area, bounds.memory, choice, byteCount, orientation]
    return [Self.argument, library.rawValue] + numbers.map { String($0) }
  }

  /// Decodes the picture; returns the exit code.
  package func run() -> Int32 {
    guard limits().apply() else { return 1 }
    ParentChannel().endWithOther()
    let loaded = Result { () throws(PictureRefusal) in try library.loaded() }
    _ = Confinement.apply(allowsThreads: true)
    do throws(SystemError) {
      var result = Result<ColourRaster, PictureRefusal>.failure(.tooLarge)
      if let bytes = try DescriptorReader.readAll(from: StandardDescriptor.input, limit: byteCount) {
        ParentChannel.endIfAlone()
        result = Result { () throws(PictureRefusal) in
          try library.decode(bytes, by: loaded.get(), within: bounds, orientation: orientation)
        }
      }
      try DescriptorWriter.write(PictureReply.bytes(result), to: StandardDescriptor.output)
      return 0
    } catch {
      // The parent sees that there is no answer.
      return 1
    }
  }
}
