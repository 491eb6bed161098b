/// The model and the size of the picture that a maker note states, as far as they can be compared.
extension MakerNoteFacts {
  /// The name of the model, if the note has one in words; numbers and the makers' own codes aren't names.
  ///
  /// Canon's ImageType is `IMG:PowerShot A40 JPEG` or `Canon EOS 40D`, or only `IMG:JPEG file`; Fujifilm's model is
  /// `X-T4_0100`.
  var modelName: (name: ModelName, value: Value)? {
    for value in values where value.meaning == .model {
      switch maker {
      case "Canon" where value.name == "CanonImageType":
        let text = value.text.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
        var name = ModelName(text, make: "Canon")
        while let last = name.words.last, Self.kinds.contains(last) { name = name.withoutLast }
        guard name.words.count > 1, name.words.contains(where: Self.series.contains) else { continue }
        return (name, value)
      case "Fujifilm" where value.name == "FujiModel":
        guard let text = value.text.split(separator: "_").first else { continue }
        return (ModelName(String(text), make: "FUJIFILM"), value)
      default: continue
      }
    }
    return nil
  }

  /// The kinds of file that Canon's ImageType names after the model.
  private static let kinds: Set = ["jpeg", "raw", "cmos", "ccd", "avi", "file", "image", "hevc"]
  /// The series of Canon's cameras.
  private static let series: Set = ["eos", "powershot", "ixus", "ixy", "elph"]

  /// The size of the written picture, if a maker's notes state that size and not the sensor's, as Canon's and Olympus'
  /// do.
  var pictureSize: (size: PixelSize, value: Value)? {
    guard maker == "Canon" || maker == "Olympus", let width = value(.width), let height = value(.height),
      let columns = Int(width.text), let rows = Int(height.text), columns > 0, rows > 0
    else { return nil }
    return (PixelSize(width: columns, height: rows), width)
  }

  func evidence(_ value: Value) -> Evidence {
    Evidence(location: "maker note", tag: value.tag, offset: value.offset ?? offset)
  }
}

extension ModelName {
  fileprivate var withoutLast: ModelName { ModelName(words.dropLast().joined(separator: " ")) }
}
