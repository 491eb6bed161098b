import Foundation
import Testing

@testable import MetaLensAssessment

struct CoordinateTests {
  @Test(arguments: [
    (90, 180, true), (-90, -180, true), (90.1, 0, false), (0, -180.1, false), (.nan, 0, false),
  ])
  func isOnTheEarth(latitude: Double, longitude: Double, isOne: Bool) throws {
    #expect((Coordinate(latitude: latitude, longitude: longitude) != nil) == isOne)
    let json = Data(#"{"latitude":\#(latitude),"longitude":\#(longitude)}"#.utf8)
    let read = try? JSONDecoder().decode(Coordinate.self, from: json)
    #expect((read != nil) == isOne)
    if let read {
      #expect(try JSONDecoder().decode(Coordinate.self, from: JSONEncoder().encode(read)) == read)
    }
  }
}
