import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// Reads photos for another process.
struct PhotoReader {
  let settings: ReaderSettings
  let service: PhotoMetadataService
  private let renderer: BatchRenderer

  init(settings: ReaderSettings, service: PhotoMetadataService) {
    self.settings = settings
    self.service = service
    renderer = settings.renderer
  }

  /// Makes a request: a photo's path, followed by its bytes if no file is passed.
  static func request(_ path: SystemPath) -> [[UInt8]] { [WireFields.bytes([path.bytes])] }
  static func request(_ path: SystemPath, _ bytes: [UInt8]) -> [[UInt8]] {
    // The bytes extend to the end of the message, so they needn't be copied behind a length.
    [WireFields.bytes([path.bytes]), [0], bytes]
  }

  /// Makes a request with two photos: the length of the first, then both.
  static func request(_ first: [UInt8], _ second: [UInt8]) -> [[UInt8]] {
    [MessageFrame.head(first.count), first, second]
  }

  func reply(to message: inout [UInt8], _ file: consuming RandomAccessFile?) -> ReaderReply {
    guard message.count >= 4, case let count = MessageFrame.count(message.prefix(4)),
      count <= message.count - 4
    else { return .failure(.readFailed, detail: "no request") }
    do throws(MetaLensError) {
      if settings.answer == .comparison {
        let first = Array(message[4..<4 + count])
        message.removeFirst(4 + count)
        return try compared(first, message)
      }
      let path = SystemPath(bytes: Array(message[4..<4 + count]))
      let photo: ReadPhoto
      if let file {
        photo = try service.readPhoto(
          in: file, at: path, depth: settings.depth, hashing: settings.hashing,
          wishes: settings.answer.wishes)
      } else {
        // Removed in place, since a photo's bytes may be a gigabyte.
        message.removeFirst(5 + count)
        photo = try service.readPhoto(
          at: .named(message, path), depth: settings.depth, hashing: settings.hashing,
          wishes: settings.answer.wishes)
      }
      return settings.answer == .row ? row(of: photo.report, path) : .photo(photo)
    } catch {
      return .failure(error.code, detail: error.detail)
    }
  }

  private func compared(_ first: [UInt8], _ second: [UInt8]) throws(MetaLensError) -> ReaderReply {
    let (one, other) = (try service.inspection(of: first), try service.inspection(of: second))
    let picture = try service.readPairPicture(of: first, beside: second.count)
    return .comparison(
      ComparedPhotos(
        try service.comparison(of: one, other, in: first, second), of: one, other),
      picture,
      first == second ? picture : try service.readPairPicture(of: second, beside: first.count))
  }

  private func row(of report: OriginalityReport, _ path: SystemPath) -> ReaderReply {
    let file = AnalyzedFile(of: path, outcome: .success(report), redacting: settings.redact)
    return .row(
      BatchStep.Row(
        file, by: renderer, choice: settings.choice, sort: settings.sort, in: settings.language))
  }
}
