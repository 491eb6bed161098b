/// The boxes that a HEIF has of its own, out of what `CameraFeatures` says of its arrangement.
struct ContainerBoxes: Sendable {
  /// Names in the order they stand; those in `meta` left out.
  let names: [String]

  /// From `ftyp meta(hdlr pitm) mdat, iloc 1 4400, mdat 16`.
  ///
  /// Names hold neither a space nor a comma nor a parenthesis there (`BoxOrder.word`).
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

  /// The first name that stands in this file more often than in each of the others; nil without one, or without others.
  func more(than others: [ContainerBoxes]) -> String? {
    guard !others.isEmpty else { return nil }
    return names.first { name in
      let count = names.count { $0 == name }
      return others.allSatisfy { other in other.names.count { $0 == name } < count }
    }
  }
}
