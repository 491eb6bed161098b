internal import CLibBrotli

// All unsafe code for libbrotli is in this file.

/// A Brotli stream (RFC 7932) that is unpacked piece by piece; owns libbrotli's state.
@safe
struct Brotli: ~Copyable {
  /// What is to be done next.
  enum State {
    /// The stream isn't over: it wants more input.
    case wantsInput
    /// The stream is over; what follows it in the input isn't Brotli's.
    case finished
    /// The stream is no Brotli, or libbrotli has no memory.
    case broken
    /// More came out than the bound allows; unpacking stopped there.
    case overflown
  }

  /// The bytes unpacked so far, never more than the bound.
  private(set) var output: [UInt8] = []
  /// What is to be done next.
  private(set) var state = State.wantsInput

  private let decoder: OpaquePointer
  private let bound: Int

  /// Begins a stream of which at most `bound` bytes may come out; nil without memory.
  init?(bound: Int) {
    guard let decoder = unsafe BrotliDecoderCreateInstance(nil, nil, nil) else { return nil }
    unsafe self.decoder = decoder
    self.bound = max(0, bound)
  }

  deinit { unsafe BrotliDecoderDestroyInstance(decoder) }

  /// Unpacks the next bytes, as far as the bound allows.
  ///
  /// Output is taken from libbrotli's own window, which is as large as the stream's header asks for and at most 16 MiB
  /// (RFC 7932, 9.1), so that a stream that unpacks to much costs no more than its bound.
  mutating func unpack(_ input: [UInt8]) {
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
        // At most one byte beyond the bound, which tells that there is more.
        var count = bound - output.count + 1
        guard let bytes = unsafe BrotliDecoderTakeOutput(decoder, &count), count > 0 else { break }
        let kept = min(count, bound - output.count)
        unsafe output.append(contentsOf: UnsafeBufferPointer(start: bytes, count: kept))
        guard kept == count else {
          state = .overflown
          return
        }
      }
      switch result {
      case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT: continue
      case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: return
      case BROTLI_DECODER_RESULT_SUCCESS: state = .finished
      default: state = .broken
      }
      return
    }
  }

  /// The output of a stream that is over; nil of one that isn't.
  consuming func finish() -> [UInt8]? {
    guard case .finished = state else { return nil }
    return output
  }
}
