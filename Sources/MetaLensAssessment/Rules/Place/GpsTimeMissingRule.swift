extension Rule {
  package static let gpsTimeMissing = Rule(
    "gpsTimeMissing", .warning, concern: .metadata,
    parameters: [.text("maker", .public), .count("fileCount", .public)],
    reads: [.exif, .exifPlaces], needs: .position,
    source:
      "EXIF 3.0, 4.6.7; measured on 236 originals: of those with a position, all 39 by Apple (14 models), "
      + "13 by Google (7) and 7 by Xiaomi (3) state one of the two; some by DJI, Samsung and Nothing "
      + "don't. Of 20 photos that Apple's Photos stored again 13 kept speed, direction and error without them",
    example: ["maker": "Apple", "fileCount": 39]
  ) { context in
    guard let exif = context.exif, !exif.isExcerpt,
      context.facts.format == .jpeg || context.facts.format == .heic,
      // What is cut off isn't missing.
      context.facts.isComplete,
      case .at(let place) = context.attributions.position, place.latitude != 0 || place.longitude != 0,
      let row = context.attributions.maker.flatMap(TimingMaker.row),
      exif.entry(ExifTag.gpsTimeStamp, in: .gps) == nil, exif.entry(ExifTag.gpsDateStamp, in: .gps) == nil,
      // A device's own fix has these; Apple's Photos leaves the time out when it stores a picture again.
      [ExifTag.gpsSpeed, ExifTag.gpsImgDirection, ExifTag.gpsHPositioningError].allSatisfy({
        exif.entry($0, in: .gps) == nil
      })
    else { return [] }
    return .raised(
      ["maker": row.name, "fileCount": row.fileCount], .derived,
      at: context.evidence(ExifTag.gpsTimeStamp, in: .gps))
  }
}

/// A maker whose measured originals with a position all state its time or its date.
///
/// Only makers with five or more such originals of three or more models are listed.
private struct TimingMaker {
  /// The maker's name for people.
  let name: String
  /// The maker that Make names.
  let maker: Maker
  /// The number of originals with a position.
  let fileCount: Int

  static let all = [
    TimingMaker(name: "Apple", maker: .apple, fileCount: 39),
    TimingMaker(name: "Google", maker: .google, fileCount: 13),
    TimingMaker(name: "Xiaomi", maker: .xiaomi, fileCount: 7),
  ]

  /// Returns the row of a maker; nil if the maker isn't listed.
  static func row(of maker: StatedMaker) -> TimingMaker? { all.first { maker.isOne(of: [$0.maker]) } }
}
