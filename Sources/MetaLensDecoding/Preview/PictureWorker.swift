import MetaLensFacts
package import MetaLensPlatform

/// The other process: the same program, started again to decode one picture and to end.
///
/// It binds itself to limits, loads the library and gives up files, the network and other processes before it reads a byte
/// of the file from standard input, and writes a `PictureReply` on standard output.
package struct PictureWorker: Sendable, Hashable {
  /// The argument that a process is started with for this; no part of the command, and in no help.
  static let argument = "--decode-picture"

  /// What such a process may take.
  ///
  /// 200 megapixels in colour with alpha, and as much again while decoding, fit in.
  static let limits = ResourceLimits(
    memoryBytes: 5 << 29, processorSeconds: 15, seconds: 30, descriptors: 32)

  /// What decodes.
  package var library: PictureLibrary
  /// The longer side of what comes of it, in pixels at most.
  package var most: Int
  /// Pixels of the picture at most.
  package var area: Int
  /// Bytes of the file at most.
  package var byteCount: Int
  /// How a TIFF's rows are stored.
  package var orientation: Int

  /// What the arguments of a process ask for; nil where it wasn't started for this.
  package init?(_ arguments: [SystemPath]) {
    let words = arguments.map(\.display)
    guard words.count == 6, words[0] == Self.argument, let library = PictureLibrary(rawValue: words[1])
    else { return nil }
    let numbers = words[2...].compactMap { Int($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    self.init(
      library: library, most: numbers[0], area: numbers[1], byteCount: numbers[2], orientation: numbers[3])
  }

  init(library: PictureLibrary, most: Int, area: Int, byteCount: Int, orientation: Int) {
    self.library = library
    self.most = most
    self.area = area
    self.byteCount = byteCount
    self.orientation = orientation
  }

  /// The arguments that ask for this.
  var arguments: [String] {
    [Self.argument, library.rawValue] + [most, area, byteCount, orientation].map { String($0) }
  }

  /// Does it; gives the exit code.
  package func run() -> Int32 {
    guard Self.limits.apply() else { return 1 }
    let library = loaded()
    _ = Confinement.apply(allowsThreads: true)
    do throws(SystemError) {
      let result: Result<ColourRaster, PictureRefusal>
      if let bytes = try DescriptorReader.readAll(from: StandardDescriptor.input, limit: byteCount) {
        result = decoded(bytes, by: library)
      } else {
        result = .failure(.tooLarge)
      }
      try DescriptorWriter.write(PictureReply.bytes(result), to: StandardDescriptor.output)
      return 0
    } catch {
      // Whoever asked sees that no answer came.
      return 1
    }
  }

  private func loaded() -> Result<DynamicLibrary, PictureRefusal> {
    do throws(PictureRefusal) {
      return .success(try library.loaded())
    } catch {
      return .failure(error)
    }
  }

  private func decoded(
    _ bytes: [UInt8], by loaded: Result<DynamicLibrary, PictureRefusal>
  ) -> Result<ColourRaster, PictureRefusal> {
    do throws(PictureRefusal) {
      return .success(
        try library.decode(bytes, by: try loaded.get(), most: most, area: area, orientation: orientation))
    } catch {
      return .failure(error)
    }
  }
}
