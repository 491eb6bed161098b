import MetaLensFacts

extension PhotoSummary {
  /// The summary as reports carry it: every known key, null where unknown.
  public var json: JSONValue {
    var tree = JSONTree()
    write(to: &tree)
    return tree.root
  }

  func write(to sink: inout some JSONSink) {
    sink.beginObject()
    sink.member(.altitude, altitude)
    sink.member(.aperture, aperture)
    sink.member(.artist, artist)
    sink.member(.cameraSerialNumber, cameraSerialNumber)
    sink.member(.copyright, copyright)
    sink.member(.creationDate, creationDate?.iso8601)
    sink.plainKey(.dimensions)
    if let dimensions {
      sink.beginObject()
      sink.member(.height, dimensions.height)
      sink.member(.width, dimensions.width)
      sink.endObject()
    } else {
      sink.null()
    }
    sink.member(.exposureTime, exposureTime)
    sink.member(.fileSize, fileSize)
    sink.member(.flash, flash)
    sink.member(.focalLength, focalLength)
    sink.member(.format, format.rawValue)
    sink.member(.gpsTime, gpsTime?.iso8601)
    sink.member(.iso, iso)
    sink.member(.lens, lens)
    sink.member(.lensSerialNumber, lensSerialNumber)
    sink.plainKey(.location)
    if let location {
      sink.beginObject()
      sink.member(.latitude, location.latitude)
      sink.member(.longitude, location.longitude)
      sink.endObject()
    } else {
      sink.null()
    }
    sink.member(.make, make)
    sink.member(.model, model)
    sink.member(.modifyDate, modifyDate?.iso8601)
    sink.member(.orientation, orientation)
    sink.member(.sha256, sha256)
    sink.member(.software, software)
    sink.endObject()
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
    self = try JSONValue.decoded(
      from: decoder, as: "a summary: it has a format and a fileSize", Self.init(json:))
  }

  /// Writes what `json` holds.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
