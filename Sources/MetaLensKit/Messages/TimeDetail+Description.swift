extension TimeDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .agree(let date): (.flagDatesAgreeDescription, [Self.readable(date)])
    case .impossible(let tag, let value): (.flagDateImpossibleDescription, [tag, value])
    case .digitizedDiffers(let created, let digitized):
      (.flagDateDigitizedDiffersDescription, [Self.readable(created), Self.readable(digitized)])
    case .modifiedAfterCreation(let created, let modified):
      (.flagDateModifiedAfterCreationDescription, [Self.readable(created), Self.readable(modified)])
    case .modifiedBeforeCreation(let created, let modified):
      (.flagDateModifiedBeforeCreationDescription, [Self.readable(created), Self.readable(modified)])
    case .inFuture(let tag, let date): (.flagDateInFutureDescription, [tag, Self.readable(date)])
    case .statementDiffers(let property, let stated, let created):
      (.flagXmpDateDiffersDescription, [property, Self.readable(stated), Self.readable(created)])
    case .statementModifiedLater(let property, let stated, let created):
      (.flagXmpModifiedLaterDescription, [property, Self.readable(stated), Self.readable(created)])
    case .gpsTimeConflict(let created, let fix):
      (.flagGpsTimeConflictDescription, [Self.readable(created), Self.readable(fix)])
    case .gpsDateConflict(let created, let fix):
      (.flagGpsDateConflictDescription, [Self.readable(created), Self.readable(fix)])
    case .zoneImpossible(let offset, let longitude): (.flagZoneImpossibleDescription, [offset, longitude])
    case .clockReset(let tag, let date): (.flagClockResetDescription, [tag, Self.readable(date)])
    case .beforeModel(let created, let model, let year):
      (.flagDateBeforeModelDescription, [Self.readable(created), model, String(year)])
    case .beforeSoftware(let tag, let date, let software, let year):
      (.flagDateBeforeSoftwareDescription, [tag, Self.readable(date), software, String(year)])
    case .subsecondsInconsistent(let created, let digitized):
      (.flagSubsecondsInconsistentDescription, [created, digitized].map { $0.isEmpty ? "–" : $0 })
    case .offsetsDiffer(let created, let tag, let offset):
      (.flagOffsetsDifferDescription, [created, tag, offset])
    case .makerNoteDiffers(let property, let stated, let created):
      (.flagMakerNoteDateDiffersDescription, [property, Self.readable(stated), Self.readable(created)])
    case .trailerDiffers(let stated, let created):
      (.flagTrailerTimeDiffersDescription, [Self.readable(stated), Self.readable(created)])
    case .threePlaces(let date, let places):
      (.flagDatesThreePlacesDescription, [Self.readable(date), places])
    }
  }

  /// ISO 8601 with a space for its T: the one way of writing a date that no reader of our languages misreads.
  private static func readable(_ date: String) -> String {
    String(decoding: date.utf8.map { $0 == UInt8(ascii: "T") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
