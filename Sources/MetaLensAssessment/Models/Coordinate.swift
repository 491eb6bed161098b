/// A place on the WGS 84 ellipsoid in decimal degrees.
public struct Coordinate: Sendable, Hashable, Codable {
  /// Degrees north, -90 to 90.
  public package(set) var latitude: Double
  /// Degrees east, -180 to 180.
  public package(set) var longitude: Double

  /// Makes a coordinate; nil if a value is out of range or not a number.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
