import MetaLensFacts

/// Joins an ICC profile from the APP2 segments that it is split into (ICC.1:2022, B.4).
enum ICCSegments {
  /// Joins the payloads after `ICC_PROFILE\0` in the order of their numbers.
  ///
  /// - Returns: The profile up to the first missing piece; nil without the first one.
  static func join(_ segments: [JPEGMetadata.Piece], _ context: inout ReadingContext) -> LocatedBytes? {
    guard let first = segments.first else { return nil }
    let maximum = segments.reduce(1) { max($0, Int($1.payload.first ?? 0)) }
    var pieces = [JPEGMetadata.Piece?](repeating: nil, count: maximum + 1)
    var stated: Int?
    for segment in segments {
      guard let number = segment.payload.first, let count = segment.payload.dropFirst().first else {
        context.log.add(.iccInvalid, at: "APP2 ICC_PROFILE", offset: segment.fileOffset, "no number")
        continue
      }
      if stated == nil { stated = Int(count) }
      let piece = (segment.payload.dropFirst(2), segment.fileOffset + 2)
      let isFirst = number > 0 && pieces[Int(number)] == nil
      if isFirst || (number == 0 && segments.count == 1) { pieces[max(1, Int(number))] = piece }
      guard isFirst, number <= count, Int(count) == stated else {
        context.log.add(
          .iccInvalid, at: "APP2 ICC_PROFILE", offset: segment.fileOffset,
          "piece \(number) of \(count)\(isFirst || number == 0 ? "" : " again")")
        continue
      }
    }
    let run = pieces.dropFirst().prefix { $0 != nil }.compactMap(\.self)
    let count = run.reduce(0) { $0 + $1.payload.count }
    guard context.allowsBlock(of: count, at: "APP2 ICC_PROFILE", offset: first.fileOffset) else { return nil }
    if run.count < stated ?? 0 {
      context.log.add(
        .iccInvalid, at: "APP2 ICC_PROFILE", offset: first.fileOffset,
        "piece \(run.count + 1) of \(stated ?? 0) missing")
    }
    return LocatedBytes.joined(run, container: "APP2 ICC_PROFILE")
  }
}
