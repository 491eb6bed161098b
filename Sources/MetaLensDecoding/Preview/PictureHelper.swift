package import MetaLensFacts
package import MetaLensPlatform

/// Decodes pictures in another process, so that a library's crash or endless loop costs a preview and nothing else.
package struct PictureHelper: Sendable {
  /// The program that answers to `PictureWorker`'s arguments.
  package var executable: SystemPath
  /// How long an answer may take; the other process's own limits are tighter but for what waits without working.
  package var seconds: Double

  /// Makes a helper.
  package init(executable: SystemPath, seconds: Double = 20) {
    self.executable = executable
    self.seconds = seconds
  }

  /// Decodes a whole file's main picture, reduced to `most` pixels on the longer side.
  ///
  /// - Parameters:
  ///   - orientation: EXIF's, 1 to 8: what the container doesn't turn by itself is turned by it.
  ///   - isOfTwo: whether it is compared with another: it is reduced no further then, and no thumbnail stands for it.
  ///   - choice: which of a container's pictures may be decoded.
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
    // A reply that is whole counts, whatever a library did on its way out.
    guard let reply = PictureReply.read(answer, side: maximum, of: library), ending != .overflowed else {
      return .failure(Self.refusal(for: ending, by: library))
    }
    // libheif has turned the picture already, and EXIF's word about it isn't followed (ISO/IEC 23008-12, annex A).
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
