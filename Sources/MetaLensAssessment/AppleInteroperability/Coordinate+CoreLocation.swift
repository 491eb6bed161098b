#if canImport(CoreLocation)
  public import CoreLocation

  extension CLLocationCoordinate2D {
    /// The place as Core Location has it.
    public init(_ coordinate: Coordinate) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }

  extension Coordinate {
    /// A place of Core Location's; nil if it is out of range.
    public init?(_ coordinate: CLLocationCoordinate2D) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }
#endif
