/// What only a WebP states (RFC 9649).
package struct WebPFacts: Sendable, Equatable {
  /// VP8X's flags; nil for a simple file.
  package var flags: UInt8?
  /// The number of frames: 1 unless it is animated.
  package var frameCount: Int

  package init(flags: UInt8? = nil, frameCount: Int = 1) {
    self.flags = flags
    self.frameCount = frameCount
  }
}
