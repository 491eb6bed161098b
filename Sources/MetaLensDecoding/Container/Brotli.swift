internal import CLibBrotli

// All unsafe code for libbrotli is in this file.

/// A Brotli stream (RFC 7932) that is unpacked piece by piece; owns libbrotli's state.
@safe
struct Brotli: ~Copyable {
  /// The state of a stream, which says what to do next.
  enum State {
    /// The stream isn't finished and needs more input.
    case wantsInput
    /// The stream is finished; input after it isn't part of it.
    case finished
    /// The stream isn't Brotli, or libbrotli has no memory.
    case broken
    /// The output exceeded the bound; unpacking stopped there.
    case overflown
  }

  /// The bytes unpacked so far, never more than the bound.
  private(set) var output: [UInt8] = []
  private(set) var state = State.wantsInput

  private let decoder: OpaquePointer
  /// How much memory libbrotli's window may take, and whether libbrotli requested more.
  private let window: UnsafeMutablePointer<(maximum: Int, isRefused: Bool)>
  private let bound: Int

  /// Begins a stream that keeps at most `bound` bytes of output; nil if there is no memory or budget.
  ///
  /// libbrotli unpacks a whole window before it returns a byte: a few bytes can demand 16 MiB (RFC 7932, 9.1). It makes
  /// the window no larger than twice the size that the stream announces, so a larger window belongs to a stream that
  /// exceeds the budget.
  init?(bound: Int, charging budget: inout ReadingBudget) {
    guard budget.take(ReadingBudget.streamCost, of: .unpackedBytes) else { return nil }
    let window = UnsafeMutablePointer<(maximum: Int, isRefused: Bool)>.allocate(capacity: 1)
    unsafe window.initialize(to: (2 * budget.left(.unpackedBytes) + Self.tableBytes, false))
    let decoder = unsafe BrotliDecoderCreateInstance(
      { opaque, count in
        guard let window = unsafe opaque?.assumingMemoryBound(to: (maximum: Int, isRefused: Bool).self) else {
          return nil
        }
        guard unsafe count <= window.pointee.maximum else {
          unsafe window.pointee.isRefused = true
          return nil
        }
        return UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
      }, { _, address in unsafe address?.deallocate() }, window)
    guard let decoder = unsafe decoder else {
      unsafe window.deallocate()
      return nil
    }
    unsafe self.decoder = decoder
    unsafe self.window = window
    self.bound = max(0, bound)
  }

  deinit {
    unsafe BrotliDecoderDestroyInstance(decoder)
    unsafe window.deallocate()
  }

  /// The size limit for each of libbrotli's tables, which it allocates in addition to the window.
  private static let tableBytes = 1 << 21

  /// Unpacks the next bytes within the budget, and keeps the output within the bound.
  mutating func unpack(_ input: [UInt8], charging budget: inout ReadingBudget) {
    guard case .wantsInput = state else { return }
    var consumed = 0
    while true {
      var available = input.count - consumed
      var room = 0
      let result = unsafe input.withUnsafeBufferPointer { buffer in
        var next = unsafe buffer.baseAddress.map { unsafe $0 + consumed }
        return unsafe BrotliDecoderDecompressStream(decoder, &available, &next, &room, nil, nil)
      }
      consumed = input.count - available
      while unsafe BrotliDecoderHasMoreOutput(decoder) != 0 {
        // All available output is charged, whether it is kept or not.
        var count = 0
        guard let bytes = unsafe BrotliDecoderTakeOutput(decoder, &count), count > 0 else { break }
        let kept = min(count, bound - output.count)
        unsafe output.append(contentsOf: UnsafeBufferPointer(start: bytes, count: kept))
        guard budget.take(count, of: .unpackedBytes), kept == count else {
          state = .overflown
          return
        }
      }
      switch result {
      case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT: continue
      case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: return
      case BROTLI_DECODER_RESULT_SUCCESS: state = .finished
      default:
        let isRefused = unsafe window.pointee.isRefused
        if isRefused { _ = budget.take(.max, of: .unpackedBytes) }
        state = isRefused ? .overflown : .broken
      }
      return
    }
  }

  /// Returns the output of a finished stream; nil if the stream isn't finished.
  consuming func finish() -> [UInt8]? {
    guard case .finished = state else { return nil }
    return output
  }
}
