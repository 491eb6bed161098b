/// The boxes of a HEIF, taken from what `CameraFeatures` says about its arrangement.
struct ContainerBoxes: Sendable {
  /// The names of the boxes in their order, without those in `meta`.
  let names: [String]

  /// Reads the names from `ftyp meta(hdlr pitm) mdat, iloc 1 4400, mdat 16`.
  ///
  /// The names contain no space, comma or parenthesis there (`BoxOrder.word`).
  init(_ arrangement: String) {
    guard arrangement != "-" else {
      names = []
      return
    }
    var boxes = arrangement[...]
    if let end = boxes.firstRange(of: ", iloc ") { boxes = boxes[..<end.lowerBound] }
    if let meta = boxes.firstRange(of: "meta("), let end = boxes[meta.upperBound...].firstIndex(of: ")") {
      boxes = boxes[..<meta.lowerBound] + "meta" + boxes[boxes.index(after: end)...]
    }
    names = boxes.split(separator: " ").map(String.init)
  }

  /// Returns the first name that this file has more often than each of the others; nil if there is none, or no other
  /// file.
  func more(than others: [ContainerBoxes]) -> String? {
    guard !others.isEmpty else { return nil }
    return names.first { name in
      let count = names.count { $0 == name }
      return others.allSatisfy { other in other.names.count { $0 == name } < count }
    }
  }
}
