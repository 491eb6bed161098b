import MetaLensKit
import MetaLensPlatform

/// Reads requests from a stream, one after the other, whatever is wrong with earlier ones.
///
/// It holds only a piece of the stream, a line, and the bytes of one photo, once.
struct RequestReader {
  /// The next item of the stream.
  enum Step: Sendable, Equatable {
    case request(WorkerRequest)
    /// Something that isn't a request; if it `losesStep`, nothing after it can be read.
    case refusal(WorkerRefusal)
    /// The stream's end, between two requests.
    case end
    /// The process was asked to stop.
    case interrupted
  }

  /// The number of bytes after which a line is no longer read to its end.
  static let maximumLineBytes = 1 << 20
  /// How many bytes are read at once: as many as a pipe holds.
  static let pieceBytes = 1 << 16

  private let maximumPhotoBytes: Int
  private let next: (_ maximum: Int) -> Result<[UInt8], MetaLensError>
  /// Bytes that were read but not used yet.
  private var piece: ArraySlice<UInt8> = []
  /// The number of requests that were begun.
  private(set) var number = 0

  /// Makes a reader of a stream.
  ///
  /// - Parameters:
  ///   - maximumPhotoBytes: the size above which a photo is skipped.
  ///   - next: returns the next bytes, at most the given number; none at the end.
  init(maximumPhotoBytes: Int, next: @escaping (_ maximum: Int) -> Result<[UInt8], MetaLensError>) {
    self.maximumPhotoBytes = maximumPhotoBytes
    self.next = next
  }

  /// Reads the next request completely.
  mutating func read() -> Step {
    number += 1
    do throws(Stop) {
      guard try fill() else { return .end }
      let (kept, isWhole) = try line()
      guard let line = RequestLine(kept, isWhole: isWhole) else { throw .lost(.notARequest) }
      let photo: (id: String?, path: SystemPath)
      do throws(RequestLine.Mistake) {
        photo = try line.photo()
      } catch {
        if let count = line.byteCount { try pass(count) }
        return refusal(error.reason, id: error.id)
      }
      guard let count = line.byteCount else {
        return .request(WorkerRequest(id: photo.id, path: photo.path, content: .file))
      }
      let content: WorkerRequest.Content
      do throws(Stop) {
        content = try self.content(count)
      } catch {
        guard case .lost(let reason) = error else { throw error }
        return refusal(reason, id: photo.id)
      }
      return .request(WorkerRequest(id: photo.id, path: photo.path, content: content))
    } catch {
      switch error {
      case .lost(let reason): return refusal(reason, id: nil)
      case .interrupted: return .interrupted
      }
    }
  }

  /// Why reading stops.
  private enum Stop: Error {
    case lost(WorkerRefusal.Reason)
    case interrupted
  }

  private func refusal(_ reason: WorkerRefusal.Reason, id: String?) -> Step {
    .refusal(WorkerRefusal(id: id, number: number, reason: reason))
  }

  /// Makes sure that `piece` isn't empty; returns false at the end of the stream.
  private mutating func fill() throws(Stop) -> Bool {
    guard piece.isEmpty else { return true }
    switch next(Self.pieceBytes) {
    case .success(let bytes): piece = bytes[...]
    case .failure(let error):
      if error.code == .cancelled { throw .interrupted }
      throw .lost(.unreadable(error))
    }
    return !piece.isEmpty
  }

  /// Reads a line without its line break; keeps only the bytes that are needed.
  private mutating func line() throws(Stop) -> (kept: [UInt8], isWhole: Bool) {
    var kept: [UInt8] = []
    var count = 0
    while true {
      guard try fill() else { throw .lost(.cut) }
      let end = piece.firstIndex(of: UInt8(ascii: "\n"))
      let part = piece[..<(end ?? piece.endIndex)]
      count += part.count
      kept += part.prefix(RequestLine.maximumBytes - kept.count)
      piece = piece[part.endIndex...]
      if end != nil {
        piece.removeFirst()
        return (kept, count == kept.count)
      }
      // No client sends such a line: the stream is something else, and may never end.
      guard count <= Self.maximumLineBytes else { throw .lost(.notARequest) }
    }
  }

  /// Reads a photo's bytes and the line break after them.
  private mutating func content(_ count: Int) throws(Stop) -> WorkerRequest.Content {
    guard count <= maximumPhotoBytes else {
      try pass(count)
      return .tooLarge(limit: maximumPhotoBytes)
    }
    var bytes: [UInt8] = []
    // Reserved at once, since an array that grows exists twice while it is moved. Pages that aren't written to take no
    // memory.
    bytes.reserveCapacity(count)
    try take(count) { bytes += $0 }
    try lineBreak()
    return .bytes(bytes)
  }

  /// Skips a photo's bytes and the line break after them.
  private mutating func pass(_ count: Int) throws(Stop) {
    try take(count) { _ in }
    try lineBreak()
  }

  private mutating func take(_ count: Int, _ body: (ArraySlice<UInt8>) -> Void) throws(Stop) {
    var missing = count
    while missing > 0 {
      guard try fill() else { throw .lost(.cut) }
      let part = piece.prefix(missing)
      body(part)
      missing -= part.count
      piece = piece[part.endIndex...]
    }
  }

  private mutating func lineBreak() throws(Stop) {
    guard try fill() else { throw .lost(.cut) }
    guard piece.removeFirst() == UInt8(ascii: "\n") else { throw .lost(.noLineBreak) }
  }
}
