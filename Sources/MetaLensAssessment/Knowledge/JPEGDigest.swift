import MetaLensBytes

/// Computes the digest of quantization tables as grouped into segments, in the form that ExifTool made common.
///
/// It is the MD5 of the DQT segments' bodies, in the order of each one's first slot, with a zero byte between two;
/// after a colon follow the sampling factors of each component.
package enum JPEGDigest {
  /// Returns the digest of DQT segments' payloads in file order; of two that begin with the same slot, the later one
  /// counts.
  package static func digest(of payloads: [[UInt8]], components: [FrameComponent]) -> String {
    var bodies = [[UInt8]](repeating: [], count: 4)
    for payload in payloads {
      guard let slot = payload.first.map({ Int($0 & 15) }), slot < bodies.count else { continue }
      bodies[slot] = payload
    }
    let text = Array(bodies.filter { !$0.isEmpty }.joined(separator: [0]))
    let sampling = components.map { "\($0.horizontalSampling & 15)\($0.verticalSampling & 15)" }
    return (DigestStream.md5(of: text) ?? "") + ":" + sampling.joined()
  }

  /// Returns the MD5 of a luma and a chroma table in one segment, without sampling factors; nil if they aren't 8 bit.
  static func joined(luma: [UInt16], chroma: [UInt16]) -> String? {
    guard let luma = body(slot: 0, luma), let chroma = body(slot: 1, chroma) else { return nil }
    return DigestStream.md5(of: luma + chroma)
  }

  /// Returns the body of a DQT segment with one 8-bit table; nil if the table isn't 8 bit.
  static func body(slot: UInt8, _ natural: [UInt16]) -> [UInt8]? {
    guard let values = ZigzagOrder.fromNatural(natural), values.allSatisfy({ $0 <= 255 }) else { return nil }
    return [slot] + values.map { UInt8(truncatingIfNeeded: $0) }
  }
}
