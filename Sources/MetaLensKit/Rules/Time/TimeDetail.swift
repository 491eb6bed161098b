/// What else the dates say.
public enum TimeDetail: Sendable, Hashable {
  /// Created, digitized and modified are stated and within two seconds of each other.
  case agree(date: String)
  /// A date the calendar doesn't have, or one never set (`0000:00:00 00:00:00`); `tag` is its EXIF name.
  case impossible(tag: String, value: String)
  /// Created and digitized at different moments.
  case digitizedDiffers(created: String, digitized: String)
  /// Modified after it was created.
  case modifiedAfterCreation(created: String, modified: String)
  /// Modified before it was created.
  case modifiedBeforeCreation(created: String, modified: String)
  /// In the future of the clock that the analysis was given.
  case inFuture(tag: String, date: String)
  /// XMP or IPTC states another date of creation than EXIF; `property` is the name there.
  case statementDiffers(property: String, stated: String, created: String)
  /// XMP was written later than the picture was taken.
  case statementModifiedLater(property: String, stated: String, created: String)
  /// The satellites' time doesn't fit the picture's; `fix` is in UTC.
  case gpsTimeConflict(created: String, fix: String)
  /// The satellites' time is of another day; `fix` is in UTC.
  case gpsDateConflict(created: String, fix: String)
  /// An offset from UTC that no place at the longitude, in degrees east, has.
  case zoneImpossible(offset: String, longitude: String)
  /// A date with which a clock begins that nobody has set; `tag` is its EXIF name.
  case clockReset(tag: String, date: String)
  /// Taken before the year in which the camera was announced.
  case beforeModel(created: String, model: String, year: Int)
  /// Older than the year in which the version in Software appeared; `tag` is the date's EXIF name.
  case beforeSoftware(tag: String, date: String, software: String, year: Int)
  /// The fractions of a second of created and digitized, empty where none is stated.
  case subsecondsInconsistent(created: String, digitized: String)
  /// One time with two offsets from UTC; `tag` is the other date's EXIF name.
  case offsetsDiffer(created: String, tag: String, offset: String)
  /// The maker note's own date is another one.
  case makerNoteDiffers(property: String, stated: String, created: String)
  /// The maker's trailer states another moment, in UTC.
  case trailerDiffers(stated: String, created: String)
  /// The date stands in three places that agree; `places` names them.
  case threePlaces(date: String, places: String)
}

extension TimeDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .agree: "datesAgree"
    case .impossible: "dateImpossible"
    case .digitizedDiffers: "dateDigitizedDiffers"
    case .modifiedAfterCreation: "dateModifiedAfterCreation"
    case .modifiedBeforeCreation: "dateModifiedBeforeCreation"
    case .inFuture: "dateInFuture"
    case .statementDiffers: "xmpDateDiffers"
    case .statementModifiedLater: "xmpModifiedLater"
    case .gpsTimeConflict: "gpsTimeConflict"
    case .gpsDateConflict: "gpsDateConflict"
    case .zoneImpossible: "zoneImpossible"
    case .clockReset: "clockReset"
    case .beforeModel: "dateBeforeModel"
    case .beforeSoftware: "dateBeforeSoftware"
    case .subsecondsInconsistent: "subsecondsInconsistent"
    case .offsetsDiffer: "offsetsDiffer"
    case .makerNoteDiffers: "makerNoteDateDiffers"
    case .trailerDiffers: "trailerTimeDiffers"
    case .threePlaces: "datesThreePlaces"
    }
  }

  var type: FlagType {
    switch self {
    case .agree, .threePlaces: .isOriginal
    case .modifiedAfterCreation, .statementModifiedLater, .makerNoteDiffers, .trailerDiffers: .isEdited
    case .impossible, .digitizedDiffers, .modifiedBeforeCreation, .statementDiffers, .gpsTimeConflict,
      .gpsDateConflict, .zoneImpossible, .clockReset, .beforeModel, .beforeSoftware, .subsecondsInconsistent,
      .offsetsDiffer:
      .warning
    // No clock enters the score: the same bytes would score differently tomorrow.
    case .inFuture: .information
    }
  }

  var concern: Concern { .metadata }

  var parameters: [String: JSONValue] {
    switch self {
    case .agree(let date): ["date": .string(date)]
    case .impossible(let tag, let value): ["tag": .string(tag), "value": .string(value)]
    case .digitizedDiffers(let created, let digitized):
      ["created": .string(created), "digitized": .string(digitized)]
    case .modifiedAfterCreation(let created, let modified),
      .modifiedBeforeCreation(let created, let modified):
      ["created": .string(created), "modified": .string(modified)]
    case .inFuture(let tag, let date): ["tag": .string(tag), "date": .string(date)]
    case .statementDiffers(let property, let stated, let created):
      ["property": .string(property), "stated": .string(stated), "created": .string(created)]
    case .statementModifiedLater(let property, let stated, let created):
      ["property": .string(property), "stated": .string(stated), "created": .string(created)]
    case .gpsTimeConflict(let created, let fix):
      ["created": .string(created), "fix": .string(fix)]
    case .gpsDateConflict(let created, let fix):
      ["created": .string(created), "fix": .string(fix)]
    case .zoneImpossible(let offset, let longitude):
      ["offset": .string(offset), "longitude": .string(longitude)]
    case .clockReset(let tag, let date):
      ["tag": .string(tag), "date": .string(date)]
    case .beforeModel(let created, let model, let year):
      ["created": .string(created), "model": .string(model), "year": .integer(year)]
    case .beforeSoftware(let tag, let date, let software, let year):
      ["tag": .string(tag), "date": .string(date), "software": .string(software), "year": .integer(year)]
    case .subsecondsInconsistent(let created, let digitized):
      ["created": .string(created), "digitized": .string(digitized)]
    case .offsetsDiffer(let created, let tag, let offset):
      ["created": .string(created), "tag": .string(tag), "offset": .string(offset)]
    case .makerNoteDiffers(let property, let stated, let created):
      ["property": .string(property), "stated": .string(stated), "created": .string(created)]
    case .trailerDiffers(let stated, let created):
      ["stated": .string(stated), "created": .string(created)]
    case .threePlaces(let date, let places):
      ["date": .string(date), "places": .string(places)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String { parameters[key]?.stringValue ?? "" }
    func number(_ key: String) -> Int { parameters[key]?.integerValue ?? 0 }
    switch id {
    case "datesAgree": self = .agree(date: text("date"))
    case "dateImpossible": self = .impossible(tag: text("tag"), value: text("value"))
    case "dateDigitizedDiffers":
      self = .digitizedDiffers(created: text("created"), digitized: text("digitized"))
    case "dateModifiedAfterCreation":
      self = .modifiedAfterCreation(created: text("created"), modified: text("modified"))
    case "dateModifiedBeforeCreation":
      self = .modifiedBeforeCreation(created: text("created"), modified: text("modified"))
    case "dateInFuture": self = .inFuture(tag: text("tag"), date: text("date"))
    case "xmpDateDiffers":
      self = .statementDiffers(property: text("property"), stated: text("stated"), created: text("created"))
    case "xmpModifiedLater":
      self = .statementModifiedLater(
        property: text("property"), stated: text("stated"), created: text("created"))
    case "gpsTimeConflict":
      self = .gpsTimeConflict(created: text("created"), fix: text("fix"))
    case "gpsDateConflict":
      self = .gpsDateConflict(created: text("created"), fix: text("fix"))
    case "zoneImpossible":
      self = .zoneImpossible(offset: text("offset"), longitude: text("longitude"))
    case "clockReset":
      self = .clockReset(tag: text("tag"), date: text("date"))
    case "dateBeforeModel":
      self = .beforeModel(created: text("created"), model: text("model"), year: number("year"))
    case "dateBeforeSoftware":
      self = .beforeSoftware(
        tag: text("tag"), date: text("date"), software: text("software"), year: number("year"))
    case "subsecondsInconsistent":
      self = .subsecondsInconsistent(created: text("created"), digitized: text("digitized"))
    case "offsetsDiffer":
      self = .offsetsDiffer(created: text("created"), tag: text("tag"), offset: text("offset"))
    case "makerNoteDateDiffers":
      self = .makerNoteDiffers(property: text("property"), stated: text("stated"), created: text("created"))
    case "trailerTimeDiffers":
      self = .trailerDiffers(stated: text("stated"), created: text("created"))
    case "datesThreePlaces":
      self = .threePlaces(date: text("date"), places: text("places"))
    default: return nil
    }
  }
}
