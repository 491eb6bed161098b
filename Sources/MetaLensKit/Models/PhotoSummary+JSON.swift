import MetaLensFacts

extension PhotoSummary {
  /// The summary as reports carry it: every known key, null where unknown.
  public var json: JSONValue {
    .object([
      "make": .optional(make), "model": .optional(model), "lens": .optional(lens),
      "software": .optional(software),
      "dimensions": dimensions.map {
        .object(["width": .integer($0.width), "height": .integer($0.height)])
      } ?? .null,
      "fileSize": .integer(fileSize),
      "location": location.map {
        .object(["latitude": .number($0.latitude), "longitude": .number($0.longitude)])
      } ?? .null,
      "creationDate": .optional(creationDate?.iso8601),
      "format": .string(format.rawValue), "sha256": .optional(sha256),
      "orientation": .optional(orientation), "exposureTime": .optional(exposureTime),
      "aperture": .optional(aperture), "iso": .optional(iso), "focalLength": .optional(focalLength),
      "flash": flash.map(JSONValue.bool) ?? .null,
      "modifyDate": .optional(modifyDate?.iso8601), "gpsTime": .optional(gpsTime?.iso8601),
      "altitude": .optional(altitude), "cameraSerialNumber": .optional(cameraSerialNumber),
      "lensSerialNumber": .optional(lensSerialNumber), "artist": .optional(artist),
      "copyright": .optional(copyright),
    ])
  }

  init?(json: JSONValue) {
    guard let format = json["format"]?.stringValue, let fileSize = json["fileSize"]?.integerValue else {
      return nil
    }
    self.init(format: PhotoFormat(rawValue: format), fileSize: fileSize)
    make = json["make"]?.stringValue
    model = json["model"]?.stringValue
    lens = json["lens"]?.stringValue
    software = json["software"]?.stringValue
    if let width = json["dimensions"]?["width"]?.integerValue,
      let height = json["dimensions"]?["height"]?.integerValue
    {
      dimensions = PixelSize(width: width, height: height)
    }
    if let latitude = json["location"]?["latitude"]?.numberValue,
      let longitude = json["location"]?["longitude"]?.numberValue
    {
      location = Coordinate(latitude: latitude, longitude: longitude)
    }
    creationDate = json["creationDate"]?.stringValue.flatMap(CaptureTime.init(iso8601:))
    sha256 = json["sha256"]?.stringValue
    orientation = json["orientation"]?.integerValue
    exposureTime = json["exposureTime"]?.numberValue
    aperture = json["aperture"]?.numberValue
    iso = json["iso"]?.integerValue
    focalLength = json["focalLength"]?.numberValue
    flash = json["flash"]?.boolValue
    modifyDate = json["modifyDate"]?.stringValue.flatMap(CaptureTime.init(iso8601:))
    gpsTime = json["gpsTime"]?.stringValue.flatMap(CaptureTime.init(iso8601:))
    altitude = json["altitude"]?.numberValue
    cameraSerialNumber = json["cameraSerialNumber"]?.stringValue
    lensSerialNumber = json["lensSerialNumber"]?.stringValue
    artist = json["artist"]?.stringValue
    copyright = json["copyright"]?.stringValue
  }
}

extension PhotoSummary: Codable {
  /// Reads what `json` holds.
  public init(from decoder: any Decoder) throws {
    guard let summary = PhotoSummary(json: try JSONValue(from: decoder)) else {
      throw Swift.DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a summary has a format and a fileSize"))
    }
    self = summary
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
