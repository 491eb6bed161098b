import MetaLensAssessment

/// A line on when, with what and where a photo states that it was taken, digitized or scanned.
struct TakenLine {
  private let date: String?
  private let isDigitized: Bool
  /// Whether what the line names as the camera is a scanner.
  private let isScanned: Bool
  private let camera: String?
  private let place: String?
  private let language: Language

  /// - Parameter flags: the report's flags, which say whether the date is in the future and whether it is a scan.
  init(_ summary: PhotoSummary, flags: [OriginalityFlag] = [], _ language: Language) {
    self.language = language
    date = summary.creationDate.map { time in
      var moment = Self.moment(time)
      if summary.isCreationZoneUnreadable {
        moment = Message.valueZoneUnreadable(time: moment).text(in: language)
      }
      return Self.isInFuture(time, flags) ? Message.valueInFuture(time: moment).text(in: language) : moment
    }
    isDigitized = summary.creationDateKind == .digitized
    isScanned = summary.namesScanner(beside: flags)
    camera = Self.camera(of: summary, language)
    // Receivers without a fix, and programs, write zero for both coordinates.
    let location = summary.location.flatMap { $0.latitude == 0 && $0.longitude == 0 ? nil : $0 }
    place = location.map {
      // To about a kilometer, with a decimal point in every language, since positions are pasted into maps.
      FixedDecimal.text($0.latitude, decimals: 2) + ", " + FixedDecimal.text($0.longitude, decimals: 2)
    }
  }

  /// The line; nil if the photo states none of it.
  var text: String? {
    if isDigitized, let date { return digitized(date).text(in: language) }
    if isScanned, let camera { return scanned(with: camera).text(in: language) }
    let message: Message? =
      switch (date, camera, place) {
      case (let date?, let camera?, let place?):
        .answerTakenDateCameraPlace(date: date, camera: camera, place: place)
      case (let date?, let camera?, nil): .answerTakenDateCamera(date: date, camera: camera)
      case (let date?, nil, let place?): .answerTakenDatePlace(date: date, place: place)
      case (let date?, nil, nil): .answerTakenDate(date: date)
      case (nil, let camera?, let place?): .answerTakenCameraPlace(camera: camera, place: place)
      case (nil, let camera?, nil): .answerTakenCamera(camera: camera)
      case (nil, nil, let place?): .answerTakenPlace(place: place)
      case (nil, nil, nil): nil
      }
    return message?.text(in: language)
  }

  /// Returns the line for a scanner, which didn't take the picture; without a date, the position may be that of either.
  private func scanned(with scanner: String) -> Message {
    switch (date, place) {
    case (let date?, let place?):
      .answerTakenDateScannedPlace(date: date, place: place, camera: scanner)
    case (let date?, nil): .answerTakenDateScanned(date: date, camera: scanner)
    case (nil, let place?): .answerScannedCameraPlace(camera: scanner, place: place)
    case (nil, nil): .answerScannedCamera(camera: scanner)
    }
  }

  /// Returns the line for a date of digitizing; the date of the picture isn't stated, and the position may be that of
  /// the picture.
  private func digitized(_ date: String) -> Message {
    switch (camera, place) {
    case (let camera?, let place?):
      .answerDigitizedDateCameraPlace(date: date, camera: camera, place: place)
    case (let camera?, nil): .answerDigitizedDateCamera(date: date, camera: camera)
    case (nil, let place?): .answerDigitizedDatePlace(date: date, place: place)
    case (nil, nil): .answerDigitizedDate(date: date)
    }
  }

  /// Returns the camera as the line names it; a make without a model is described as a maker, since it would read as a
  /// camera's name.
  private static func camera(of summary: PhotoSummary, _ language: Language) -> String? {
    if let make = CameraName.makeAlone(summary) {
      return Message.answerTakenMaker(make: StatedName.told(make, in: language)).text(in: language)
    }
    return CameraName.told(summary, in: language).map { name in
      language == .english ? EnglishArticle.before(name) : name
    }
  }

  /// Whether a flag says this of this very date; another date, such as that of a later change, can be in the future
  /// too.
  private static func isInFuture(_ time: CaptureTime, _ flags: [OriginalityFlag]) -> Bool {
    flags.contains { $0.id == .dateInFuture && $0.detail.parameters["date"] == .string(time.iso8601) }
  }

  /// Returns the moment to the second, with the offset from UTC if one is stated.
  private static func moment(_ time: CaptureTime) -> String {
    var time = time
    time.subsecond = nil
    let text = time.readable
    // 2025-06-04 16:50:24 is 19 characters.
    return String(text.prefix(19)) + (text.count > 19 ? " " + String(text.dropFirst(19)) : "")
  }
}

extension CaptureTime {
  /// The time in ISO 8601 with a space instead of its T.
  var readable: String { iso8601.replacing("T", with: " ") }
}

/// The article "a" or "an" before a name.
enum EnglishArticle {
  /// Names that are spelled out, and whose first letter's name begins with a vowel.
  private static let spelled: Set<String> = ["HTC", "HMD", "HP", "LG", "LGE", "SM", "XT", "RCA"]

  static func before(_ name: String) -> String {
    // A quotation mark isn't pronounced.
    let spoken = name.hasPrefix("“") ? name.dropFirst() : name[...]
    let word = spoken.prefix { $0.isLetter }.uppercased()
    // "One" begins with a consonant in speech.
    let isVowel = spoken.first.map { "AEIOaeio".contains($0) } ?? false && !word.hasPrefix("ONE")
    return (isVowel || spelled.contains(word) ? "an " : "a ") + name
  }
}
