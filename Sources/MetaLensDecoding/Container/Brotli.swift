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
  /// What libbrotli's window may take, and whether more was asked for.
  private let window: UnsafeMutablePointer<(maximum: Int, isRefused: Bool)>
  private let bound: Int

  /// Begins a stream of which at most `bound` bytes are kept; nil without memory or budget.
  ///
  /// libbrotli unpacks a whole window before it gives a byte of it: 16 MiB (RFC 7932, 9.1) of a few bytes. It makes the
  /// window no larger than twice what the stream says will come, so one that is larger belongs to a stream that the
  /// budget has no room for.
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

  /// What libbrotli's tables take beside the window, each of them.
  private static let tableBytes = 1 << 21

  /// Unpacks the next bytes, as far as the budget allows, and keeps of them what the bound allows.
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
        // All that there is: it was work, whether it is kept or not.
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

  /// The output of a stream that is over; nil of one that isn't.
  consuming func finish() -> [UInt8]? {
    guard case .finished = state else { return nil }
    return output
  }
}
