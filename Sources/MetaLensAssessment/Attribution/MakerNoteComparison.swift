/// What a maker note states of the model and the size of its picture, as far as it can be compared.
extension MakerNoteFacts {
  /// The name of the model, where the note has one in words; numbers and the makers' own codes name none.
  ///
  /// Canon's ImageType is `IMG:PowerShot A40 JPEG` or `Canon EOS 40D`, or says no more than `IMG:JPEG file`; Fujifilm's
  /// model is `X-T4_0100`.
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

  /// What kind of file Canon's ImageType says, behind the model's name.
  private static let kinds: Set = ["jpeg", "raw", "cmos", "ccd", "avi", "file", "image", "hevc"]
  /// Series of Canon's cameras.
  private static let series: Set = ["eos", "powershot", "ixus", "ixy", "elph"]

  /// The size of the picture that was written, where a maker's notes state that and not the sensor's: Canon's and
  /// Olympus' do.
  var pictureSize: (size: PixelSize, value: Value)? {
    guard maker == "Canon" || maker == "Olympus", let width = value(.width), let height = value(.height),
      let columns = Int(width.text), let rows = Int(height.text), columns > 0, rows > 0
    else { return nil }
    return (PixelSize(width: columns, height: rows), width)
  }

  /// Where a value stands.
  func evidence(_ value: Value) -> Evidence {
    Evidence(location: "maker note", tag: value.tag, offset: value.offset ?? offset)
  }
}

extension ModelName {
  fileprivate var withoutLast: ModelName { ModelName(words.dropLast().joined(separator: " ")) }
}
