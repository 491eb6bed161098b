/// The name of the value beside the thumbnail, which says nothing about how the camera was held.
private let besideThumbnail = "IFD1 Orientation"

extension Rule {
  package static let orientationReplaced = Rule(
    "orientationReplaced", .warning, concern: .metadata,
    parameters: [.count("orientation", .public), .text("property", .public), .text("expected", .public)],
    variant: { $0.text("property") == besideThumbnail ? "thumbnail" : nil },
    reads: [.exif, .metadata],
    source:
      "ExifTool tag names: Apple 0x0008, Canon 0x0004, Panasonic 0x0030; EXIF 3.0, 4.6.5.1.6; measured: "
      + "Docs/Sources.md, E9",
    example: ["orientation": 1, "property": "IFD1 Orientation", "expected": "6"]
  ) { context in
    guard let orientation = context.attributions.summary.orientation,
      let set = context.orientationByNote ?? context.orientationByThumbnail,
      !set.expected.contains(orientation)
    else { return [] }
    // A phone rotates a mirrored picture about the same axis.
    let named = set.expected.filter { [1, 3, 6, 8].contains($0) }.map { "\($0)" }.joined(separator: "/")
    return .raised(
      ["orientation": orientation, "property": set.property, "expected": named], .derived,
      at: context.evidence(ExifTag.orientation, in: .ifd0), set.evidence)
  }
}

extension RuleContext {
  /// A place that shows which orientations the camera may have set.
  fileprivate typealias SetOrientation = (property: String, expected: [Int], evidence: Evidence)

  /// The orientations that the maker note allows by how the camera was held; nil if it doesn't say.
  fileprivate var orientationByNote: SetOrientation? {
    guard let note = metadata?.makerNote, let value = note.value(.held) else { return nil }
    let expected: [Int]
    switch value.text {
    case "None", "Horizontal (normal)": expected = [1]
    case "Rotate 180": expected = [3]
    // ExifTool's sources contradict each other about which of Panasonic's two values is which.
    case "Rotate 90 CW": expected = note.maker == "Canon" ? [6] : [6, 8]
    case "Rotate 270 CW": expected = note.maker == "Canon" ? [8] : [6, 8]
    default:
      // Some front cameras are mounted upright in a phone that is held upright.
      guard !isPanorama, !isFrontCamera, let isUpright = Self.isUpright(value.text) else { return nil }
      expected = isUpright ? [6, 8, 5, 7] : [1, 3, 2, 4]
    }
    return (note.maker + " " + value.name, expected, note.evidence(value))
  }

  /// The orientations that the value beside the thumbnail allows, which programs seldom change; nil if it says nothing.
  ///
  /// 1 counts only if the maker is known to repeat what it set: Motorola writes 1 whatever it set.
  fileprivate var orientationByThumbnail: SetOrientation? {
    guard let stated = exif?.integer(ExifTag.orientation, in: .ifd1), [1, 3, 6, 8].contains(stated),
      stated != 1 || statedCamera?.maker.isOne(of: [.samsung, .sony]) ?? false,
      // The value says nothing if IFD1 is a TIFF's second page.
      exif?.entry(ExifTag.thumbnailOffset, in: .ifd1) != nil
    else { return nil }
    // A mirrored picture stays the same way up.
    let mirrored = [1: 2, 3: 4, 6: 5, 8: 7][stated]
    return (
      besideThumbnail, [stated] + (mirrored.map { [$0] } ?? []),
      evidence(ExifTag.orientation, in: .ifd1)
    )
  }

  /// Whether the picture is a panorama, which is assembled from pictures with the phone upright, and is level.
  private var isPanorama: Bool { exif?.integer(ExifTag.customRendered, in: .exif) == 6 }

  /// Whether a phone was held upright and not level, by the acceleration of gravity along its width, height and depth.
  ///
  /// Nil if it lay flat, was moved, or was held askew: the phone may then keep its previous idea of what is up.
  private static func isUpright(_ vector: String) -> Bool? {
    let parts = vector.split(separator: " ").compactMap { Double($0)?.magnitude }
    guard parts.count == 3 else { return nil }
    let (longer, shorter) = (max(parts[0], parts[1]), min(parts[0], parts[1]))
    guard (0.5...1.5).contains(longer), longer >= 3 * shorter, longer >= parts[2] else { return nil }
    return parts[1] > parts[0]
  }
}
