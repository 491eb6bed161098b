package import MetaLensAssessment

extension ComparedPhotos {
  /// The sentences on whether the bytes and the pictures are the same.
  ///
  /// For two raw files, there is also one on the previews, if the answer for these isn't that for the sensor data.
  package var answers: [MessageKey] {
    var answers: [MessageKey] = [areSameBytes ? .compareSameBytes : .compareOtherBytes]
    guard areOfSensors else { return answers + [ofPictures] }
    answers.append(ofSensors)
    if let areSamePreviews, areSamePreviews != isSamePicture {
      answers.append(areSamePreviews ? .compareSamePreviews : .compareOtherPreviews)
    }
    return answers
  }

  /// Whether both files' pictures are a sensor's data.
  private var areOfSensors: Bool { files.count { $0.picture == .sensorData } == 2 }

  /// The sentence on two sensors' data.
  private var ofSensors: MessageKey {
    switch isSamePicture {
    case true?: .compareSameSensor
    case false?: .compareOtherSensor
    case nil: .compareUnknownSensor
    }
  }

  /// The sentence on two coded pictures that aren't both a sensor's data.
  private var ofPictures: MessageKey {
    let kinds = Set(files.compactMap(\.picture))
    if kinds.count > 1 { return .compareDeveloped }
    return switch isSamePicture {
    case true?: .compareSamePicture
    case false?: areSameCoefficients == true ? .compareSameCoefficients : .compareOtherPicture
    case nil: .compareUnknownPicture
    }
  }

  /// Returns a sentence for each other thing that the files share, and for each file that can be compared instead.
  ///
  /// - Parameter pair: the pictures on the page that shows the sentences; nil if they are shown as text.
  package func hints(in language: Language, beside pair: PicturePair? = nil) -> [String] {
    var hints = [held(in: language)] + restorable(in: language)
    hints += looks(in: language, beside: pair) + origins(in: language)
    // The names of cameras and parts come from the files, so they are made safe to show.
    return hints.compactMap { $0.map { SafeText.reason($0) } }
  }

  /// Returns the sentence that one file contains the other's picture, and where; nil if neither does.
  private func held(in language: Language) -> String? {
    guard let held = heldPicture else { return nil }
    let role: MessageKey = held.role == .thumbnail ? .placeThumbnailName : .placePreviewName
    var place = [
      role.text(in: language), Message.placeOffset(offset: String(held.offset)).text(in: language),
    ]
    if let part = held.place { place.append(ComparedWords(language: language).text(of: part)) }
    let (inner, outer) = held.isInFirst ? ("B", "A") : ("A", "B")
    return Message.compareHeldPicture(
      inner: inner, outer: outer, place: place.joined(separator: language.clauseSeparator)
    ).text(in: language)
  }

  /// Returns the sentences on files that were made from a JPEG, which can be compared instead.
  private func restorable(in language: Language) -> [String?] {
    guard isSamePicture != true else { return [] }
    return zip(["A", "B"], files).filter { $0.1.holdsJPEG }
      .map { Message.compareHoldsJPEG(file: $0.0).text(in: language) }
  }

  /// Returns the sentences on whether the pictures look alike, or on why that wasn't compared; none if there was no need
  /// to.
  private func looks(in language: Language, beside pair: PicturePair?) -> [String?] {
    if let areLookingAlike {
      let answer: MessageKey = areLookingAlike ? .compareLookAlike : .compareLookUnlike
      guard files.contains(where: { $0.picture == .sensorData }) else { return [answer.text(in: language)] }
      return [answer.text(in: language), MessageKey.compareLookPreview.text(in: language)]
    }
    guard let uncomparedLooks else { return [] }
    let sides = [("A", uncomparedLooks.first), ("B", uncomparedLooks.second)]
    var reasons: [String] = []
    for obstacle in PhotoComparison.LooksObstacle.allCases {
      let files = sides.filter { $0.1 == obstacle }.map { $0.0 }
      guard !files.isEmpty, let key = MessageKey(id: "compare.looks.\(obstacle.rawValue)") else { continue }
      reasons.append(
        key.text(in: language, values: ["files": files.joined(separator: language.listSeparator)]))
    }
    let words = reasons.joined(separator: language.clauseSeparator)
    return [Self.withoutLooks(reasons: words, beside: pair).text(in: language)]
  }

  /// Returns the sentence that looks weren't compared, and where a person can look at both pictures.
  private static func withoutLooks(reasons: String, beside pair: PicturePair?) -> Message {
    guard let pair else { return .compareLooksMissingPage(reasons: reasons) }
    guard pair.first.picture != nil, pair.second.picture != nil else {
      return .compareLooksMissing(reasons: reasons)
    }
    return .compareLooksMissingBelow(reasons: reasons)
  }

  /// Returns the sentences on the camera and the moment that both files agree on.
  private func origins(in language: Language) -> [String?] {
    [
      origin.camera.map { camera in
        Message.compareSameCamera(
          camera: camera.name(in: language), serial: StatedName.told(camera.serial, in: language)
        ).text(in: language)
      }, origin.moment.map { Message.compareSameMoment(time: $0.readable).text(in: language) },
    ]
  }
}
