#if canImport(CoreLocation)
  public import CoreLocation

  extension CLLocationCoordinate2D {
    /// The same place for Core Location.
    public init(_ coordinate: Coordinate) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }

  extension Coordinate {
    /// The same place, or nil where Core Location's is out of range.
    public init?(_ coordinate: CLLocationCoordinate2D) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }
#endif
