/// What only a WebP states (RFC 9649).
public struct WebPFacts: Sendable, Hashable {
  /// VP8X's flags; nil for a simple file.
  public var flags: UInt8?
  /// Count of frames: 1 unless it is animated.
  public var frameCount: Int

  /// Makes facts.
  public init(flags: UInt8? = nil, frameCount: Int = 1) {
    self.flags = flags
    self.frameCount = frameCount
  }
}
