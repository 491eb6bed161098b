import Testing

@testable import MetaLensDecoding

struct ItemTransformTests {
  /// Steps as HEIF applies them, and EXIF's value for the same.
  ///
  /// A number turns anticlockwise, "h" exchanges left and right, and "v" top and bottom.
  static let rows: [(String, Int)] = [
    ("", 1), ("0", 1), ("1", 8), ("2", 3), ("3", 6), ("h", 2), ("v", 4),
    // Mirrored first and then turned, and the other way round, which isn't the same.
    ("h1", 5), ("h3", 7), ("1h", 7), ("3h", 5), ("v1", 7), ("1v", 5), ("h2", 4), ("2h", 4), ("v2", 2),
    ("hh", 1), ("vv", 1), ("hv", 3), ("vh", 3), ("1111", 1), ("13", 1), ("h1h3", 3),
  ]

  @Test(arguments: rows) func comesToAnOrientation(_ steps: String, _ orientation: Int) {
    var turn = ItemTransform()
    // The corners clockwise from the top left, moved by the steps.
    var corners = [0, 1, 2, 3]
    for step in steps {
      switch step {
      case "h":
        turn.mirror(axis: 1)
        corners = [corners[1], corners[0], corners[3], corners[2]]
      case "v":
        turn.mirror(axis: 0)
        corners = [corners[3], corners[2], corners[1], corners[0]]
      default:
        let count = step.wholeNumberValue ?? 0
        turn.turn(anticlockwise: count)
        corners = Array(corners[count...] + corners[..<count])
      }
    }
    #expect(turn.orientation == orientation)
    #expect(Self.corners[orientation] == corners)
  }

  /// The stored corners that each EXIF orientation shows at the top left, top right, bottom right and bottom left.
  ///
  /// See EXIF 3.0, 4.6.5.1.6: 6 has row 0 at the right side and column 0 at the top.
  static let corners: [Int: [Int]] = [
    1: [0, 1, 2, 3], 2: [1, 0, 3, 2], 3: [2, 3, 0, 1], 4: [3, 2, 1, 0], 5: [0, 3, 2, 1], 6: [3, 0, 1, 2],
    7: [2, 1, 0, 3], 8: [1, 2, 3, 0],
  ]
}
