extension TimeDetail {
  var message: Message {
    switch self {
    case .agree(let date): Message(.flagDatesAgreeDescription, ["date": Self.readable(date)])
    case .impossible(let tag, let value):
      Message(.flagDateImpossibleDescription, ["tag": tag, "value": value])
    case .digitizedDiffers(let created, let digitized):
      Message(
        .flagDateDigitizedDiffersDescription,
        ["created": Self.readable(created), "digitized": Self.readable(digitized)])
    case .modifiedAfterCreation(let created, let modified):
      Message(
        .flagDateModifiedAfterCreationDescription,
        ["created": Self.readable(created), "modified": Self.readable(modified)])
    case .modifiedBeforeCreation(let created, let modified):
      Message(
        .flagDateModifiedBeforeCreationDescription,
        ["created": Self.readable(created), "modified": Self.readable(modified)])
    case .inFuture(let tag, let date):
      Message(.flagDateInFutureDescription, ["tag": tag, "date": Self.readable(date)])
    case .statementDiffers(let property, let stated, let created):
      Message(
        .flagXmpDateDiffersDescription,
        ["property": property, "stated": Self.readable(stated), "created": Self.readable(created)])
    case .statementModifiedLater(let property, let stated, let created):
      Message(
        .flagXmpModifiedLaterDescription,
        ["property": property, "stated": Self.readable(stated), "created": Self.readable(created)])
    case .gpsTimeConflict(let created, let fix):
      Message(
        .flagGpsTimeConflictDescription, ["created": Self.readable(created), "fix": Self.readable(fix)])
    case .gpsDateConflict(let created, let fix):
      Message(
        .flagGpsDateConflictDescription, ["created": Self.readable(created), "fix": Self.readable(fix)])
    case .zoneImpossible(let offset, let longitude):
      Message(.flagZoneImpossibleDescription, ["offset": offset, "longitude": longitude])
    case .clockReset(let tag, let date):
      Message(.flagClockResetDescription, ["tag": tag, "date": Self.readable(date)])
    case .beforeModel(let created, let model, let year):
      Message(
        .flagDateBeforeModelDescription,
        ["created": Self.readable(created), "model": model, "year": String(year)])
    case .beforeSoftware(let tag, let date, let software, let year):
      Message(
        .flagDateBeforeSoftwareDescription,
        ["tag": tag, "date": Self.readable(date), "software": software, "year": String(year)])
    case .subsecondsInconsistent(let created, let digitized):
      Message(
        .flagSubsecondsInconsistentDescription,
        ["created": created.isEmpty ? "–" : created, "digitized": digitized.isEmpty ? "–" : digitized])
    case .offsetsDiffer(let created, let tag, let offset):
      Message(.flagOffsetsDifferDescription, ["created": created, "tag": tag, "offset": offset])
    case .makerNoteDiffers(let property, let stated, let created):
      Message(
        .flagMakerNoteDateDiffersDescription,
        ["property": property, "stated": Self.readable(stated), "created": Self.readable(created)])
    case .trailerDiffers(let stated, let created):
      Message(
        .flagTrailerTimeDiffersDescription,
        ["stated": Self.readable(stated), "created": Self.readable(created)])
    case .threePlaces(let date, let places):
      Message(.flagDatesThreePlacesDescription, ["date": Self.readable(date), "places": places])
    }
  }

  /// ISO 8601 with a space for its T: the one way of writing a date that no reader of our languages misreads.
  private static func readable(_ date: String) -> String {
    String(decoding: date.utf8.map { $0 == UInt8(ascii: "T") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
