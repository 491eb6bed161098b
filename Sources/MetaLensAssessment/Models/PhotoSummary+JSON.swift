extension PhotoSummary: JSONObject {
  package static var blank: PhotoSummary { PhotoSummary(format: PhotoFormat(rawValue: ""), fileSize: 0) }

  /// Passes every known key; the value is null if unknown.
  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("altitude", &altitude)
    pass.field("aperture", &aperture)
    pass.field("artist", &artist)
    pass.field("byline", &byline)
    pass.field("cameraSerialNumber", &cameraSerialNumber)
    pass.field("copyright", &copyright)
    pass.field("copyrightNotice", &copyrightNotice)
    pass.field("creationDate", &creationDate)
    var kind: CreationDateKind? = creationDate == nil ? nil : creationDateKind
    pass.field("creationDateKind", &kind)
    // Older reports don't state it.
    if pass.isReading { creationDateKind = kind ?? .taken }
    pass.mark("creationZoneUnreadable", &isCreationZoneUnreadable)
    pass.field("credit", &credit)
    pass.field("dimensions", &dimensions)
    pass.field("exposureTime", &exposureTime)
    pass.required("fileSize", &fileSize)
    pass.field("flash", &flash)
    pass.field("focalLength", &focalLength)
    pass.required("format", &format)
    pass.field("gpsTime", &gpsTime)
    pass.field("iso", &iso)
    pass.field("lens", &lens)
    pass.field("lensSerialNumber", &lensSerialNumber)
    pass.field("location", &location)
    pass.field("make", &make)
    pass.field("model", &model)
    pass.field("modifyDate", &modifyDate)
    pass.mark("modifyZoneUnreadable", &isModifyZoneUnreadable)
    pass.field("orientation", &orientation)
    pass.field("sha256", &sha256)
    // Rows show it unquoted, and a process that reads photos could answer anything.
    pass.require(
      sha256?.utf8.allSatisfy { Hexadecimal.value(of: $0) != nil } ?? true, "sha256", "hexadecimal digits")
    pass.field("software", &software)
    pass.field("statedSource", &statedSource)
  }
}

extension JSONPass where Self: ~Copyable {
  /// Reads or writes a Boolean that is true for few photos, as true or null.
  fileprivate mutating func mark(_ key: StaticString, _ value: inout Bool) {
    var mark: Bool? = value ? true : nil
    field(key, &mark)
    if isReading { value = mark ?? false }
  }
}

extension PixelSize: JSONObject {
  package static var blank: PixelSize { PixelSize(width: 0, height: 0) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("height", &height)
    pass.required("width", &width)
  }
}

extension Coordinate: JSONObject {
  package static var blank: Coordinate { Coordinate() }

  private init() { (latitude, longitude) = (0, 0) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("latitude", &latitude)
    pass.required("longitude", &longitude)
    pass.require(Coordinate(latitude: latitude, longitude: 0) != nil, "latitude", "from -90 to 90")
    pass.require(Coordinate(latitude: 0, longitude: longitude) != nil, "longitude", "from -180 to 180")
  }
}

extension PhotoSummary: Codable {
  /// The summary as in the JSON of reports: every known key, with null if unknown.
  public var json: JSONValue { tree() }
}
