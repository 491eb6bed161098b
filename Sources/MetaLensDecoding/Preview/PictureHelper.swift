package import MetaLensFacts
package import MetaLensPlatform

/// Decodes pictures in another process, so that a library's crash or endless loop costs only a preview.
package struct PictureHelper: Sendable {
  /// The program that accepts `PictureWorker`'s arguments.
  package var executable: SystemPath
  /// The maximum time for an answer, in seconds; the other process's own limits are stricter, except for waiting
  /// without working.
  package var seconds: Double

  package init(executable: SystemPath, seconds: Double = 20) {
    self.executable = executable
    self.seconds = seconds
  }

  /// Decodes a whole file's main picture, reduced to `maximum` pixels on the longer side.
  ///
  /// - Parameters:
  ///   - orientation: EXIF's orientation, 1 to 8, which is applied unless the container turns the picture itself.
  ///   - isOfTwo: Whether the picture will be compared with another; then it is reduced no further, and no thumbnail
  ///     replaces it.
  ///   - choice: Which of a container's pictures may be decoded.
  package func raster(
    of source: any ByteSource, by library: PictureLibrary, orientation: Int, maximum: Int, limits: ReadLimits,
    isOfTwo: Bool = false, choice: PictureChoice = .any
  ) throws(PhotoReadingError) -> Result<ColourRaster, PictureRefusal> {
    guard source.byteCount <= limits.pictureBytes else { return .failure(.tooLarge) }
    let orientation = (1...8).contains(orientation) ? orientation : 1
    let maximum = isOfTwo ? maximum : min(maximum, limits.pageSide(ofPicture: source.byteCount))
    let bounds = PictureBounds(
      maximum: maximum, area: limits.pictureArea(ofFile: source.byteCount),
      memory: limits.pictureMemory(ofFile: source.byteCount), allowsThumbnail: !isOfTwo && choice != .main,
      allowsMain: choice != .thumbnail)
    guard bounds.allowsMain || bounds.allowsThumbnail else { return .failure(.tooLarge) }
    let worker = PictureWorker(
      library: library, bounds: bounds, byteCount: max(1, limits.pictureBytes), orientation: orientation)
    guard let child = try? ChildProcess(executable, arguments: worker.arguments) else {
      return .failure(.crashed(library.rawValue))
    }
    var rest = 0..<source.byteCount
    let (answer, ending) = try child.exchange(
      maximum: PictureReply.maximumBytes(side: maximum), seconds: seconds, isCancelled: { Task.isCancelled },
      next: { () throws(PhotoReadingError) in try source.nextWindow(of: &rest, limits: limits) })
    if case .cancelled = ending { throw .cancelled }
    // A complete reply is used, whatever the library did when the process ended.
    guard let reply = PictureReply.read(answer, side: maximum, of: library), ending != .overflowed else {
      return .failure(Self.refusal(for: ending, by: library))
    }
    // libheif has already turned the picture, and EXIF's orientation isn't applied to it (ISO/IEC 23008-12, annex A).
    return library == .libheif ? reply : reply.map { $0.turned(orientation: orientation) }
  }

  private static func refusal(for ending: ChildProcess.Ending, by library: PictureLibrary) -> PictureRefusal {
    switch ending {
    case .timedOut, .signalled(ChildProcess.processorTimeSignal), .signalled(ChildProcess.alarmSignal):
      .tookTooLong(library.rawValue)
    default: .crashed(library.rawValue)
    }
  }
}
