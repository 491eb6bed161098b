#if canImport(CoreLocation)
  public import CoreLocation

  extension CLLocationCoordinate2D {
    /// Makes a Core Location coordinate from a coordinate.
    public init(_ coordinate: Coordinate) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }

  extension Coordinate {
    /// Makes a coordinate from a Core Location coordinate; nil if it is out of range.
    public init?(_ coordinate: CLLocationCoordinate2D) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }
#endif
